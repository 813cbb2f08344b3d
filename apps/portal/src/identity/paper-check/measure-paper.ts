import { fileTypeError, voidCheckType } from '@signet/rulebook/bank/void-check';
import type { PaperMeasures } from '@signet/rulebook/identity/paper-check';
import { measurePixels } from './measure-pixels.ts';

const longestEdgePx = 800;

type Asked = { file: Blob; known: readonly string[] };
export type PaperMeasured = { measures: PaperMeasures; hash: string };

/** Nothing leaves the device: the file is read, measured and forgotten here. */
self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  void measure(data).then((measured) => self.postMessage(measured));
});

async function measure({ file, known }: Asked): Promise<PaperMeasured> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const hash = await hashOf(bytes);
  const kind = kindOf(bytes);
  const isLocked = kind === 'pdf' && new TextDecoder('latin1').decode(bytes).includes('/Encrypt');
  const picture =
    kind === 'pdf' || kind === 'other' ? undefined : await pixelsOf(file).catch(() => undefined);
  return {
    hash,
    measures: { kind, bytes: bytes.length, isLocked, isKnown: known.includes(hash), ...picture },
  };
}

function kindOf(bytes: Uint8Array): PaperMeasures['kind'] {
  const type = voidCheckType(bytes);
  if (type !== undefined) return type === 'application/pdf' ? 'pdf' : 'photo';
  return fileTypeError(bytes) === 'bank.fileHeic' ? 'heic' : 'other';
}

async function pixelsOf(file: Blob) {
  const image = await createImageBitmap(file);
  const scale = Math.min(1, longestEdgePx / Math.max(image.width, image.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(image.width * scale)),
    Math.max(1, Math.round(image.height * scale)),
  );
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return undefined;
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  return { shortEdgePx: Math.min(image.width, image.height), ...measurePixels(pixels) };
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
