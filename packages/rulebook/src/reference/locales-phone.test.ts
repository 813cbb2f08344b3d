import { expect, test } from 'vitest';
import { formatPhone } from './locales.ts';

test.each([
  ['English', '4155550123', 'en-US', '(415)\u00a0555-0123'],
  ['French', '5145550123', 'fr-CA', '514\u00a0555-0123'],
  ['anything else stays as it is', '12', 'en-US', '12'],
] as const)('%s', (_name, digits, locale, text) => {
  expect(formatPhone(digits, locale)).toBe(text);
});
