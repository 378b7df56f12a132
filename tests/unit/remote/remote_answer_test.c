/* Replies of servers: pages of listings, errors, and invalid replies. */
#include "remote/answer.h"

#include "support/expect.h"

typedef struct seen {
  int count, most;
  sr_listed last;
  char key[SR_KEY_BYTES];
} seen;

static bool visit(void *user, const sr_listed *item) {
  seen *own = user;
  own->last = *item;
  snprintf(own->key, sizeof own->key, "%s", item->key);
  return ++own->count < own->most;
}

static sr_status read_page(const char *text, seen *out, char token[SR_TOKEN_BYTES]) {
  sr_ctx ctx = {0};
  int most = out->most ? out->most : 1000;
  *out = (seen){.most = most};
  return sr_listing_read(&ctx, text, strlen(text), visit, out, token);
}

#define OBJECT(key, time, size)                                                                    \
  "<Contents><Key>" key "</Key><Owner><ID>1</ID></Owner><LastModified>" time                       \
  "</LastModified><Size>" size "</Size></Contents>"
#define TIME "2009-10-12T17:50:30.000Z"

static void test_pages(void) {
  char token[SR_TOKEN_BYTES];
  seen got = {0};
  EXPECT_EQ(
      read_page(
          "<?xml version='1.0'?>\n<!-- a > b --><ListBucketResult xmlns=\"x>y\">"
          "<Prefix>a</Prefix>" OBJECT("a/b", "1970-01-02T00:00:01Z", "0") OBJECT(
              "&lt;&#65;&#x42;&amp;amp;&quot;&apos;&gt;", TIME,
              "434234") "<IsTruncated>true</IsTruncated><CommonPrefixes><Prefix>a/</Prefix>"
                        "</CommonPrefixes><NextContinuationToken>1u/X+&#61;</NextContinuationToken>"
                        "</ListBucketResult>\n",
          &got, token),
      SR_OK);
  EXPECT_EQ(got.count, 2);
  EXPECT_STRING(got.key, "<AB&amp;\"'>");
  EXPECT_EQ(got.last.bytes, 434234);
  EXPECT_EQ(got.last.modified, 1255369830); /* date -d 2009-10-12T17:50:30Z +%s */
  EXPECT_STRING(token, "1u/X+=");
  EXPECT_EQ(read_page("<ListBucketResult>" OBJECT(
                          "a", "1970-01-02T00:00:01Z",
                          "18") "<NextContinuationToken>x</NextContinuationToken><IsTruncated>false"
                                "</IsTruncated></ListBucketResult>",
                      &got, token),
            SR_OK);
  EXPECT_EQ(got.last.modified, 86401);
  EXPECT_STRING(token, "");
  got.most = 1; /* the visitor stops: no further page is requested */
  EXPECT_EQ(read_page("<ListBucketResult><IsTruncated>true</IsTruncated><NextContinuationToken>x"
                      "</NextContinuationToken>" OBJECT("a", TIME, "1")
                          OBJECT("b", TIME, "1") "</ListBucketResult>",
                      &got, token),
            SR_OK);
  EXPECT_EQ(got.count, 1);
  EXPECT_STRING(token, "");
  EXPECT_EQ(read_page("<ListBucketResult/>", &got, token), SR_OK);
  EXPECT_EQ(got.count, 0);
}

static void test_refused(void) {
  static const char *const texts[] = {
      "",
      " ",
      "x",
      "<",
      "<ListBucketResult>",
      "<ListBucketResult></ListBucket>",
      "<ListBucketResult/>x",
      "<ListBucketResult/><ListBucketResult/>",
      "</ListBucketResult>",
      "<Error><Code>NoSuchBucket</Code></Error>",
      "<!DOCTYPE a><ListBucketResult/>",
      "<ListBucketResult><![CDATA[x]]></ListBucketResult>",
      "<ListBucketResult a=\"x></ListBucketResult>",
      "<ListBucketResult><IsTruncated>true</IsTruncated></ListBucketResult>",
      "<ListBucketResult>" OBJECT("a", TIME, "-1") "</ListBucketResult>",
      "<ListBucketResult>" OBJECT("a", TIME, "") "</ListBucketResult>",
      "<ListBucketResult>" OBJECT("a", TIME, "9223372036854775808") "</ListBucketResult>",
      "<ListBucketResult>" OBJECT("a", "2009-10-12", "1") "</ListBucketResult>",
      "<ListBucketResult>" OBJECT("a", "yesterday at about noonZ", "1") "</ListBucketResult>",
      "<ListBucketResult>" OBJECT("&unknown;", TIME, "1") "</ListBucketResult>",
      "<ListBucketResult>" OBJECT("&#0;", TIME, "1") "</ListBucketResult>",
      "<ListBucketResult>" OBJECT("&#x;", TIME, "1") "</ListBucketResult>",
      "<ListBucketResult>" OBJECT("&amp", TIME, "1") "</ListBucketResult>",
      "<ListBucketResult><Contents><Key>a</Key></Contents></ListBucketResult>",
      "<a><a><a><a><a><a><a><a><a></a></a></a></a></a></a></a></a></a>",
  };
  char token[SR_TOKEN_BYTES];
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
    seen got = {0};
    EXPECT_EQ(read_page(texts[i], &got, token), SR_ERR_INVALID);
    EXPECT_EQ(got.count, 0);
  }
}

static void test_errors(void) {
  char code[SR_CODE_BYTES], reason[SR_REASON_BYTES];
  const char *text =
      "<?xml version=\"1.0\"?><Error><Code>SlowDown</Code><Message>a &lt;b&gt;\n\x1b["
      "1m</Message><Detail><Code>other</Code></Detail></Error>";
  sr_error_read(text, strlen(text), code, reason);
  EXPECT_STRING(code, "SlowDown");
  EXPECT_STRING(reason, "a <b>??[1m");
  char long_text[1024];
  int length = snprintf(long_text, sizeof long_text, "<Error><Code>%0200d</Code></Error>", 1);
  sr_error_read(long_text, (size_t)length, code, reason);
  EXPECT_EQ(strlen(code), SR_CODE_BYTES - 1);
  EXPECT_STRING(reason, "");
  sr_error_read("<html>502</html>", 16, code, reason);
  EXPECT_STRING(code, "");
}

int main(void) {
  test_pages();
  test_refused();
  test_errors();
  return expect_result();
}
