import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

type Pdf = { pages?: number; catalog?: string; trailer?: string; more?: Uint8Array | string };

/** A small PDF that says VOID on each page. */
export function samplePdf({ pages = 1, catalog = '', trailer = '', more = '' }: Pdf = {}): Buffer {
  const kids = Array.from({ length: pages }, (_, at) => `${at + 10} 0 R`).join(' ');
  const page = (at: number): string =>
    `${at + 10} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>endobj`;
  const begins = [
    '%PDF-1.7',
    `1 0 obj<</Type/Catalog/Pages 2 0 R${catalog}>>endobj`,
    `2 0 obj<</Type/Pages/Kids[${kids}]/Count ${pages}>>endobj`,
    ...Array.from({ length: pages }, (_, at) => page(at)),
    '4 0 obj<</Length 44>>stream\nBT /F1 24 Tf 100 700 Td (VOID 021000021) Tj ET\nendstream endobj\n',
  ].join('\n');
  return Buffer.concat([
    Buffer.from(begins, 'latin1'),
    Buffer.from(more),
    Buffer.from(`\ntrailer<</Root 1 0 R${trailer}>>`),
  ]);
}

/** Opens with a password only: neither of its hashes is the one of the empty password. */
export const lockedPdf = (): Buffer =>
  samplePdf({
    more: `5 0 obj<</Filter/Standard/V 1/R 2/O<${'41'.repeat(32)}>/U<${'42'.repeat(32)}>/P -4>>endobj`,
    trailer: '/Encrypt 5 0 R/ID[<30><30>]',
  });

/** A script whose name stands in a compressed object stream only. */
export const hiddenScriptPdf = (): Buffer => {
  const body = deflateSync(Buffer.from('7 0 <</S/JavaScript/JS(app.alert(1))>>'));
  const head = Buffer.from(
    `6 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${body.length}>>stream\n`,
  );
  return samplePdf({ more: Buffer.concat([head, body, Buffer.from('\nendstream endobj')]) });
};

export const solid = (
  width: number,
  height: number,
  background: string | { r: number; g: number; b: number; alpha: number },
) =>
  sharp({
    create: { width, height, channels: typeof background === 'string' ? 3 : 4, background },
    limitInputPixels: false,
  });

/** 400 million pixels in a megabyte. */
export const pixelBomb = (): Promise<Buffer> => solid(20_000, 20_000, '#ffffff').png().toBuffer();

export const noisyJpeg = (): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    Buffer.from(Array.from({ length: 5_000 }, (_, at) => (at * 7_919) % 256)),
  ]);
