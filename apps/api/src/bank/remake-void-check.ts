import { BANK_LIMITS } from '@signet/rulebook/bank/limits';
import { FILE_FAULTS, fileTypeError } from '@signet/rulebook/bank/void-check';
import type { FastifyBaseLogger } from 'fastify';
import type { RemadeFile } from '../platform/files/remade-file.ts';
import { RemakeBusy, remakeFile } from '../platform/files/remake-file.ts';
import { AppError, fieldAppError } from '../platform/http/problem.ts';

const bytesPerMegabyte = 1024 * 1024;
const field = 'content';
const remakeLimits = {
  maxPages: BANK_LIMITS.voidCheckMaxPages,
  maxPixels: BANK_LIMITS.voidCheckMaxPixels,
  longestEdgePx: BANK_LIMITS.voidCheckEdgePx,
};

/**
 * The picture that a reviewer will see, drawn anew from what somebody sent; only it is kept.
 * docs/decisions/0143.
 */
export async function remakeVoidCheck(
  content: string,
  log: FastifyBaseLogger,
): Promise<Extract<RemadeFile, { content: Buffer }>> {
  const file = Buffer.from(content, 'base64');
  if (file.length > BANK_LIMITS.voidCheckMaxBytes)
    throw fieldAppError('bank.fileTooLarge', field, {
      megabytes: BANK_LIMITS.voidCheckMaxBytes / bytesPerMegabyte,
    });
  const typeError = file.toString('base64') === content ? fileTypeError(file) : 'bank.fileUnknown';
  if (typeError !== undefined) throw fieldAppError(typeError, field);
  const made = await remakeFile(file, remakeLimits).catch((error: unknown) => {
    throw error instanceof RemakeBusy ? new AppError('server.busy') : error;
  });
  if ('refusal' in made) {
    const { refusal, why } = made;
    if (why !== undefined)
      log.warn({ refusal, why, bytes: file.length }, 'a voided check could not be drawn anew');
    throw fieldAppError(FILE_FAULTS[refusal], field, { pages: BANK_LIMITS.voidCheckMaxPages });
  }
  return made;
}
