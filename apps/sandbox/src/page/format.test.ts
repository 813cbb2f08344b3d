import { expect, test } from 'vitest';
import {
  findCode,
  formatDuration,
  formatMoment,
  formatOffset,
  formatPhone,
  shortenPath,
} from './format.ts';

test.each([
  ['nothing', 0, '0 seconds'],
  ['one of a unit', 60_000, '1 minute'],
  ['two units, the rest is left out', 3 * 86_400_000 + 5 * 60_000 + 30_000, '3 days 5 minutes'],
])('a length of time: %s', (_name, lengthMs, words) =>
  expect(formatDuration(lengthMs)).toBe(words),
);

test('the clock shows whether it is ahead of or behind the machine’s time', () => {
  expect(formatOffset(0)).toContain('same');
  expect(formatOffset(30_000)).toBe('30 seconds ahead of this machine’s time');
  expect(formatOffset(-30_000)).toBe('30 seconds behind this machine’s time');
});

test.each([
  ['a code in a sentence', 'Your code is 012345.', '012345'],
  ['a phone number is none', 'Call 4155550123', undefined],
  ['five digits are none', 'Box 12345', undefined],
])('the code of a message: %s', (_name, text, code) => expect(findCode(text)).toBe(code));

test('numbers of the United States and Canada are written as people write them', () => {
  expect(formatPhone('+14155550123')).toBe('(415) 555-0123');
  expect(formatPhone('+442071838750')).toBe('+442071838750');
});

test('a moment of another day bears its day', () => {
  const at = '2026-11-20T12:00:00.000Z';
  expect(formatMoment(at, Date.parse(at))).not.toContain('Nov');
  expect(formatMoment(at, Date.parse(at) + 3 * 86_400_000)).toContain('Nov 20');
});

test('long ids in a path are cut, its words are not', () => {
  expect(shortenPath('/v2/Services/VA00000000000000000000000000005a1d/VerificationCheck')).toBe(
    '/v2/Services/VA0000…5a1d/VerificationCheck',
  );
});
