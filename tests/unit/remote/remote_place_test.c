/* URLs of buckets, by S3's published rules. */
#include "remote/place.h"

#include "support/expect.h"

static sr_status resolve(sr_ctx *ctx, sr_arena *arena, const char *text, const char *region,
                         const char *endpoint, sr_bucket_place *out) {
  *ctx = (sr_ctx){0};
  const sr_account account = {.region = region, .endpoint = endpoint};
  return sr_bucket_place_resolve(ctx, arena, text, &account, out);
}

static void test_places(sr_arena *arena) {
  static const struct {
    const char *text, *region, *endpoint, *bucket, *prefix;
  } rows[] = {
      {"s3://mine", NULL, NULL, "https://mine.s3.us-east-1.amazonaws.com/", ""},
      {"s3://mine/", "eu-west-3", NULL, "https://mine.s3.eu-west-3.amazonaws.com/", ""},
      {"s3://mine/a/b//", "eu-west-3", NULL, "https://mine.s3.eu-west-3.amazonaws.com/", "a/b/"},
      {"s3://mine", "cn-north-1", NULL, "https://mine.s3.cn-north-1.amazonaws.com.cn/", ""},
      {"s3://my.own", "eu-west-3", NULL, "https://s3.eu-west-3.amazonaws.com/my.own/", ""},
      {"s3://My_own/x", "eu-west-3", NULL, "https://s3.eu-west-3.amazonaws.com/My_own/", "x/"},
      {"s3://mine//x", NULL, "http://[::1]:9000/", "http://[::1]:9000/mine/", "x/"},
      {"s3://mine/x y", NULL, "https://a.b/c//", "https://a.b/c/mine/", "x y/"},
      {"gs://mine/x", "eu-west-3", "http://127.0.0.1:9000", "https://storage.googleapis.com/mine/",
       "x/"},
  };
  sr_ctx ctx;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    sr_bucket_place place = {0};
    EXPECT_EQ(resolve(&ctx, arena, rows[i].text, rows[i].region, rows[i].endpoint, &place), SR_OK);
    EXPECT_STRING(place.bucket, rows[i].bucket);
    EXPECT_STRING(place.prefix, rows[i].prefix);
  }
}

static void test_refused(sr_arena *arena) {
  static const struct {
    const char *text, *region, *endpoint, *part;
  } rows[] = {
      {"http://a/b", NULL, NULL, "s3://BUCKET/PREFIX"},
      {"s3://", NULL, NULL, "no bucket"},
      {"s3:///a", NULL, NULL, "no bucket"},
      {"s3://a@b/c", NULL, NULL, "no bucket is called \"a@b\""},
      {"s3://../c", NULL, NULL, "no bucket"},
      {"s3://a/b/../c", NULL, NULL, "\"..\""},
      {"s3://a/./c", NULL, NULL, "\"..\""},
      {"s3://a", "eu west", NULL, "no region"},
      {"s3://a", NULL, "ftp://a", "https://"},
      {"s3://a", NULL, "https://", "no URL of a host"},
      {"s3://a", NULL, "https://user:word@host", "no URL of a host"},
      {"s3://a", NULL, "https://host?x", "no URL of a host"},
  };
  sr_ctx ctx;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    sr_bucket_place place;
    EXPECT_EQ(resolve(&ctx, arena, rows[i].text, rows[i].region, rows[i].endpoint, &place),
              SR_ERR_INVALID);
    EXPECT_CONTAINS(ctx.message, rows[i].part);
  }
  char text[2000];
  snprintf(text, sizeof text, "s3://a/%01000d", 1);
  sr_bucket_place place;
  EXPECT_EQ(resolve(&ctx, arena, text, NULL, NULL, &place), SR_ERR_INVALID);
}

/* Connections on which an attacker could be in the middle. */
static void test_way(sr_arena *arena) {
  static const struct {
    const char *endpoint;
    bool encrypted, local;
  } rows[] = {
      {NULL, true, false},
      {"https://a.b", true, false},
      {"http://a.b:9000", false, false},
      {"http://10.0.0.1", false, false},
      {"http://0.0.0.0:80", false, false},
      {"http://[::2]:80", false, false},
      {"http://[::1]:80/path", false, true},
      {"http://127.0.0.1", false, true},
      {"http://127.1.2.3:9000/", false, true},
      {"http://127.0.0.1.a.b", false, false},
      {"http://127.a", false, false},
      {"http://localhost:9000", false, true},
      {"http://localhost", false, true},
      {"http://localhost.a.b", false, false},
      {"http://localhosts:1", false, false},
      {"https://localhost", true, true},
  };
  sr_ctx ctx;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    sr_bucket_place place = {0};
    EXPECT_EQ(resolve(&ctx, arena, "s3://mine", NULL, rows[i].endpoint, &place), SR_OK);
    EXPECT_EQ(place.encrypted, rows[i].encrypted);
    EXPECT_EQ(place.local, rows[i].local);
  }
}

static void test_encoding(sr_arena *arena) {
  EXPECT_STRING(sr_url_encode(arena, "aZ09-_.~/ +%&'\xc3\xa9", true),
                "aZ09-_.~/%20%2B%25%26%27%C3%A9");
  EXPECT_STRING(sr_url_encode(arena, "a/b=", false), "a%2Fb%3D");
}

int main(void) {
  sr_arena *arena = sr_arena_create();
  test_places(arena);
  test_refused(arena);
  test_way(arena);
  test_encoding(arena);
  sr_arena_destroy(arena);
  return expect_result();
}
