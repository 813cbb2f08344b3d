import base64
import hashlib
import hmac
import time


def verify(headers, body, secrets):
    """body: the bytes as they came; secrets: yours, and the old one while you change it."""
    seconds = headers.get("webhook-timestamp", "")
    if not seconds.isdecimal() or abs(time.time() - int(seconds)) >= 300:
        return False
    signed = f"{headers.get('webhook-id', '')}.{seconds}.".encode() + body
    sent = [one.removeprefix("v1,") for one in headers.get("webhook-signature", "").split(" ")]
    for secret in secrets:
        key = base64.b64decode(secret.removeprefix("whsec_"))
        own = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
        if any(hmac.compare_digest(own.encode(), one.encode()) for one in sent):
            return True
    return False
