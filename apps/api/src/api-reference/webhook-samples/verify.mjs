import { createHmac, timingSafeEqual } from 'node:crypto';

/** `body`: the bytes as they came. `secrets`: yours, and the old one while you change it. */
export function verify(headers, body, secrets) {
  const id = headers['webhook-id'];
  const seconds = headers['webhook-timestamp'];
  if (!(Math.abs(Date.now() / 1000 - Number(seconds)) < 300)) return false;
  const sent = (headers['webhook-signature'] ?? '')
    .split(' ')
    .map((one) => Buffer.from(one.replace('v1,', ''), 'base64'));
  return secrets.some((secret) => {
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    const own = createHmac('sha256', key).update(`${id}.${seconds}.`).update(body).digest();
    return sent.some((one) => one.length === own.length && timingSafeEqual(one, own));
  });
}
