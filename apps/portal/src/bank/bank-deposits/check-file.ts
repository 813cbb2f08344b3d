import { VOID_CHECK_TYPE_IDS, type VoidCheckType, voidCheckType } from '@signet/rulebook/bank/void-check';
import type { ErrorCode } from '@signet/rulebook/core/errors';
import { LIMITS } from '@signet/rulebook/core/limits';

/** Enough to read a cheque; a phone's own photo is ten times as long. */
const longestEdgePx = 2_000;
const photoQuality = 0.85;

/** A file that may be sent, or why it may not. */
export type CheckFile = { file: Blob; mediaType: VoidCheckType } | { error: Extract<ErrorCode, 'bank.fileUnknown' | 'bank.fileTooLarge'> };

/** What the file input offers to choose; what a file is, its content says. */
export const CHECK_FILE_ACCEPT = VOID_CHECK_TYPE_IDS.join(',');

/** Reads what was chosen; a photo is drawn anew, smaller and without the place where it was taken. */
export async function readCheckFile(chosen: Blob, redraw: (photo: Blob) => Promise<Blob> = redrawPhoto): Promise<CheckFile> {
  const isDocument = voidCheckType(await beginningOf(chosen)) === 'application/pdf';
  const file = isDocument ? chosen : await redraw(chosen).catch(() => chosen); // no photo, or one that this browser cannot draw
  const mediaType = voidCheckType(await beginningOf(file));
  if (mediaType === undefined) return { error: 'bank.fileUnknown' };
  if (file.size > LIMITS.voidCheckMaxBytes) return { error: 'bank.fileTooLarge' };
  return { file, mediaType };
}

const beginningOf = async (file: Blob): Promise<Uint8Array> => new Uint8Array(await file.slice(0, 16).arrayBuffer());

async function redrawPhoto(photo: Blob): Promise<Blob> {
  const image = await createImageBitmap(photo);
  const scale = Math.min(1, longestEdgePx / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((drawn) => (drawn === null ? reject(new Error('not drawn')) : resolve(drawn)), 'image/jpeg', photoQuality),
  );
}

/** The file as it travels in a call. */
export const base64Of = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(file);
  });
