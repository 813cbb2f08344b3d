import { BANK_LIMITS } from '@signet/rulebook/bank/limits';
import {
  fileTypeError,
  VOID_CHECK_TYPE_IDS,
  type VoidCheckType,
  voidCheckType,
} from '@signet/rulebook/bank/void-check';
import type { ErrorCode } from '@signet/rulebook/core/errors';

/** Enough to read a check; a phone's original photo is about ten times the size. */
const longestEdgePx = 2_000;
const photoQuality = 0.85;

export type CheckFile =
  | { file: Blob; mediaType: VoidCheckType }
  | { error: Extract<ErrorCode, 'bank.fileUnknown' | 'bank.fileHeic' | 'bank.fileTooLarge'> };

/** Only filters the picker; the file's content decides its type. */
export const CHECK_FILE_ACCEPT = VOID_CHECK_TYPE_IDS.join(',');

/** Reads the chosen file. Photos are re-encoded smaller, which also strips their GPS metadata. */
export async function readCheckFile(
  chosen: Blob,
  redraw: (photo: Blob) => Promise<Blob> = redrawPhoto,
): Promise<CheckFile> {
  const isDocument = voidCheckType(await beginningOf(chosen)) === 'application/pdf';
  // Not an image, or one this browser cannot decode.
  const file = isDocument ? chosen : await redraw(chosen).catch(() => chosen);
  const begins = await beginningOf(file);
  const mediaType = voidCheckType(begins);
  if (mediaType === undefined) return { error: fileTypeError(begins) ?? 'bank.fileUnknown' };
  if (file.size > BANK_LIMITS.voidCheckMaxBytes) return { error: 'bank.fileTooLarge' };
  return { file, mediaType };
}

const beginningOf = async (file: Blob): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(0, 16).arrayBuffer());

async function redrawPhoto(photo: Blob): Promise<Blob> {
  const image = await createImageBitmap(photo);
  const scale = Math.min(1, longestEdgePx / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('not drawn');
  context.fillStyle = '#fff'; // a JPEG would show what is transparent as black
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (drawn) => (drawn === null ? reject(new Error('not drawn')) : resolve(drawn)),
      'image/jpeg',
      photoQuality,
    ),
  );
}

export const base64Of = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(file);
  });
