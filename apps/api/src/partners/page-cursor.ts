import { AppError } from '../platform/http/problem.ts';

/** Keyset cursor (newest first): pages stay stable while rows come and go. */
export type PageCursor = { createdAt: number; id: string };

/** Only well-formed ids are compared with stored ones. */
const ID = /^[\w:-]{1,80}$/;

export const cursorOf = ({ createdAt, id }: PageCursor): string =>
  Buffer.from(JSON.stringify([createdAt, id])).toString('base64url');

/** Rejects an invalid cursor: starting over silently would make a partner re-read everything. */
export function readCursor(cursor: string | undefined): PageCursor | undefined {
  if (cursor === undefined) return undefined;
  const read = jsonOf(Buffer.from(cursor, 'base64url').toString());
  const [createdAt, id] = Array.isArray(read) ? read : [];
  if (Number.isSafeInteger(createdAt) && typeof id === 'string' && ID.test(id))
    return { createdAt, id };
  throw new AppError('request.validationFailed', {}, [
    { code: 'request.validationFailed', field: 'cursor' },
  ]);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // invalid cursor
  }
}
