import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSigned } from './zz-webhooks-signature.ts';

const secret = 'wbhsec_1';
const now = 1_800_000_000;
const body = Buffer.from('{"a": 1}');
const pair = (key = secret, t = now, of: Buffer = body): string =>
  `t=${t},v1=${createHmac('sha256', key).update(`${t}.`).update(of).digest('hex')}`;
const check = (header: string | string[] | undefined, of: Buffer = body) =>
  isSigned(header, of, { secret, nowMs: now * 1000, toleranceMs: 300_000 });

test.each([
  ['the right one', pair(), true],
  ['the right one beside that of the last secret', `${pair('wbhsec_0')} ${pair()}`, true],
  ['five minutes old', pair(secret, now - 300), true],
  ['a little of the future', pair(secret, now + 200), true],
  ['none', undefined, false],
  ['an empty one', '', false],
  ['two headers', [pair(), pair()], false],
  ['another secret', pair('wbhsec_0'), false],
  ['older than five minutes', pair(secret, now - 301), false],
  ['of the far future', pair(secret, now + 301), false],
  ['of another length', `t=${now},v1=abc`, false],
  ['of no hex', `t=${now},v1=${'z'.repeat(64)}`, false],
  ['another time in front of the right one', pair().replace(String(now), String(now - 1)), false],
  ['more pairs than a rotation has', `${pair('a')} ${pair('b')} ${pair('c')} ${pair('d')} ${pair()}`, false],
  ['words', 'please', false],
])('a signature: %s', (_name, header, expected) => expect(check(header)).toBe(expected));

test('the body is signed as it came: the same JSON written otherwise is another body', () => {
  expect(check(pair(), Buffer.from('{"a":1}'))).toBe(false);
});
