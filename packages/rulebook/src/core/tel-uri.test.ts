import { expect, test } from 'vitest';
import { telUri } from './tel-uri.ts';

test.each([
  ['800-555-0199', 'tel:+18005550199'],
  ['(800) 555-0199', 'tel:+18005550199'],
  ['1 800 555-0199', 'tel:+18005550199'],
  ['+44 20 7946 0018', 'tel:+442079460018'],
  ['611', 'tel:611'],
])('%s is called at %s', (number, link) => expect(telUri(number)).toBe(link));
