import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  hiddenScriptPdf,
  lockedPdf,
  noisyJpeg,
  pixelBomb,
  samplePdf,
  solid,
} from '../../testing/sample-files.ts';
import { RemakeBusy, remakeFile } from './remake-file.ts';

const LIMITS = { maxPages: 5, maxPixels: 100_000_000, longestEdgePx: 2_000 };
const SLOW = 60_000;
const photo = await solid(300, 200, '#808080')
  .withExif({ IFD0: { Copyright: 'secret place' } })
  .jpeg()
  .toBuffer();

describe('a file from a stranger', () => {
  test.each<[string, Buffer | Promise<Buffer>, string]>([
    ['four bytes of a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'damaged'],
    ['the head of a JPEG and noise', noisyJpeg(), 'damaged'],
    ['half a photo', photo.subarray(0, photo.length / 2), 'damaged'],
    ['a PDF of five bytes', Buffer.from('%PDF-'), 'damaged'],
    ['a PDF with a password', lockedPdf(), 'locked'],
    [
      'a PDF with a script',
      samplePdf({ catalog: '/OpenAction<</S/JavaScript/JS(app.alert(1))>>' }),
      'active',
    ],
    [
      'a PDF with a script spelled in hexadecimal',
      samplePdf({ catalog: '/OpenAction<</S/J#61vaScript/#4aS(app.alert(1))>>' }),
      'active',
    ],
    ['a PDF with a script in a compressed stream', hiddenScriptPdf(), 'active'],
    [
      'a PDF that starts a program',
      samplePdf({ catalog: '/OpenAction<</S/Launch/F(cmd.exe)>>' }),
      'active',
    ],
    [
      'a PDF with a file in it',
      samplePdf({ catalog: '/Names<</EmbeddedFiles<</Names[(a)5 0 R]>>>>' }),
      'active',
    ],
    ['a PDF of 1,000 pages', samplePdf({ pages: 1_000 }), 'pages'],
    ['a picture of 400 million pixels', pixelBomb(), 'heavy'],
  ])(
    'is refused: %s',
    async (_name, file, refusal) =>
      expect(await remakeFile(await file, LIMITS)).toMatchObject({ refusal }),
    SLOW,
  );

  test('a photo is drawn anew: upright, without metadata and without trailing bytes', async () => {
    const turned = await sharp(photo).withMetadata({ orientation: 6 }).toBuffer();
    const made = await remakeFile(
      Buffer.concat([turned, Buffer.from('<script>alert(1)</script>')]),
      LIMITS,
    );
    if ('refusal' in made) throw new Error(made.refusal);
    expect(made.mediaType).toBe('image/jpeg');
    expect(await sharp(made.content).metadata()).toMatchObject({
      format: 'jpeg',
      width: 200,
      height: 300,
    });
    expect(made.content.toString('latin1')).not.toMatch(/secret place|script/);
  });

  test('transparent pixels become white', async () => {
    const made = await remakeFile(
      await solid(20, 20, { r: 0, g: 0, b: 0, alpha: 0 }).png().toBuffer(),
      LIMITS,
    );
    if ('refusal' in made) throw new Error(made.refusal);
    expect([...(await sharp(made.content).raw().toBuffer()).subarray(0, 3)]).toEqual([
      255, 255, 255,
    ]);
  });

  test('the pages of a PDF become one picture, one below the other', async () => {
    const made = await remakeFile(samplePdf({ pages: 3 }), LIMITS);
    if ('refusal' in made) throw new Error(made.refusal);
    expect(made.mediaType).toBe('image/png');
    const { width = 0, height = 0 } = await sharp(made.content).metadata();
    expect(height / width).toBeCloseTo((3 * 792) / 612, 1);
  });

  test('a file that is not opened in time throws an error that allows another try', async () => {
    await expect(remakeFile(photo, LIMITS, 20)).rejects.toThrow(RemakeBusy);
  });

  test('a file that cannot be drawn names the kind of error for the log, without its message', async () => {
    expect(await remakeFile(noisyJpeg(), LIMITS)).toEqual({ refusal: 'damaged', why: 'Error' });
    expect(await remakeFile(Buffer.from('%PDF-'), LIMITS)).toMatchObject({
      refusal: 'damaged',
      why: expect.stringMatching(/^\w+$/),
    });
  });
});
