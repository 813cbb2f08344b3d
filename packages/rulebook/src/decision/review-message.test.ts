import { expect, test } from 'vitest';
import { reviewMessageError } from './review-message.ts';

test.each([
  ['My bakery has moved. The new address is 418 Alder Street, Suite 2.', undefined],
  ['Call me at (503) 555-0124 or +1 503-555-0124, between 9 and 5 on 2026-11-24.', undefined],
  ['Reference K7QM-3XPD, EIN ends in 6789, founded 1998', undefined],
  ['', 'reviewRequest.empty'],
  [' \n ', 'reviewRequest.empty'],
  ['My SSN is 123-45-6789', 'reviewRequest.numberIncluded'],
  ['123456789', 'reviewRequest.numberIncluded'],
  ['NAS 046 454 286', 'reviewRequest.numberIncluded'],
  ['EIN 12-3456789', 'reviewRequest.numberIncluded'],
  ['card 4242 4242 4242 4242', 'reviewRequest.numberIncluded'],
  ['account 000123456789', 'reviewRequest.numberIncluded'],
  ['routing 021000021', 'reviewRequest.numberIncluded'],
  ['SSN 123.45.6789', 'reviewRequest.numberIncluded'],
])('%s: %s', (text, error) => expect(reviewMessageError(text)).toBe(error));
