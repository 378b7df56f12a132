"""Signature V4 as AWS publishes it, from hmac and hashlib alone: what our requests are checked against, and a client
that puts things into a bucket that ours would not."""
import datetime
import hashlib
import hmac
import http.client
import urllib.parse


def signature(method, target, headers, payload_hash, secret, date, region):
    """Of a request: `target` as it is sent, `headers` those that are signed, lower-case names."""
    path, _, query = target.partition("?")
    names = sorted(headers)
    canonical = "\n".join([method, path, "&".join(sorted(query.split("&"))) if query else "",
                           *(f"{name}:{' '.join(headers[name].split())}" for name in names), "",
                           ";".join(names), payload_hash])
    scope = f"{date[:8]}/{region}/s3/aws4_request"
    text = "\n".join(["AWS4-HMAC-SHA256", date, scope, hashlib.sha256(canonical.encode()).hexdigest()])
    key = ("AWS4" + secret).encode()
    for part in (date[:8], region, "s3", "aws4_request"):
        key = hmac.new(key, part.encode(), hashlib.sha256).digest()
    return hmac.new(key, text.encode(), hashlib.sha256).hexdigest()


class Client:
    def __init__(self, endpoint, key, secret, region="us-east-1"):
        self.host = urllib.parse.urlsplit(endpoint).netloc
        self.key, self.secret, self.region = key, secret, region

    def ask(self, method, target, body=b""):
        """Status and body of the answer."""
        date = datetime.datetime.now(datetime.timezone.utc).strftime("%Y%m%dT%H%M%SZ")
        digest = hashlib.sha256(body).hexdigest()
        signed = {"host": self.host, "x-amz-content-sha256": digest, "x-amz-date": date}
        made = signature(method, target, signed, digest, self.secret, date, self.region)
        headers = signed | {"Authorization": f"AWS4-HMAC-SHA256 Credential={self.key}/{date[:8]}/{self.region}/s3/"
                                             f"aws4_request, SignedHeaders={';'.join(sorted(signed))}, Signature={made}"}
        connection = http.client.HTTPConnection(self.host, timeout=20)
        connection.request(method, target, body=body, headers=headers)
        answer = connection.getresponse()
        text = answer.read()
        connection.close()
        return answer.status, text
