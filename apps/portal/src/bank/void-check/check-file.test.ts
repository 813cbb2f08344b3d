import { BANK_LIMITS } from '@signet/rulebook/bank/limits';
import { expect, test } from 'vitest';
import { readCheckFile } from './check-file.ts';

const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
const notDrawn = () => Promise.reject(new Error('not drawn'));
const drawn = () => Promise.resolve(new Blob([JPEG]));

test.each([
  [
    'a document stays as it is, whatever its name says',
    new Blob(['%PDF-1.7'], { type: 'image/png' }),
    drawn,
    'application/pdf',
  ],
  [
    'a photo is drawn anew',
    new Blob(['a photo of a phone, in a format of its own']),
    drawn,
    'image/jpeg',
  ],
  ['a photo that cannot be drawn is sent as it is', new Blob([JPEG]), notDrawn, 'image/jpeg'],
  [
    'anything else is refused',
    new Blob(['<svg>'], { type: 'image/png' }),
    notDrawn,
    'bank.fileUnknown',
  ],
  [
    'a photo of an iPhone that this browser cannot decode is named',
    new Blob(['\0\0\0\x18ftypheic']),
    notDrawn,
    'bank.fileHeic',
  ],
  ['so is nothing', new Blob([]), notDrawn, 'bank.fileUnknown'],
  [
    'and what is too large',
    new Blob(['%PDF-', new Uint8Array(BANK_LIMITS.voidCheckMaxBytes)]),
    drawn,
    'bank.fileTooLarge',
  ],
])('%s', async (_name, chosen, redraw, expected) => {
  const found = await readCheckFile(chosen, redraw);
  expect('error' in found ? found.error : found.mediaType).toBe(expected);
});
