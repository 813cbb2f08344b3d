<?php
// $body: the bytes as they came. $secrets: yours, and the old one while you change it.
function verify(array $headers, string $body, array $secrets): bool
{
    $seconds = $headers['webhook-timestamp'] ?? '';
    if (!ctype_digit($seconds) || abs(time() - (int) $seconds) >= 300) {
        return false;
    }
    $signed = ($headers['webhook-id'] ?? '') . '.' . $seconds . '.' . $body;
    foreach ($secrets as $secret) {
        $key = base64_decode(str_replace('whsec_', '', $secret));
        $own = 'v1,' . base64_encode(hash_hmac('sha256', $signed, $key, true));
        foreach (explode(' ', $headers['webhook-signature'] ?? '') as $one) {
            if (hash_equals($own, $one)) {
                return true;
            }
        }
    }
    return false;
}
