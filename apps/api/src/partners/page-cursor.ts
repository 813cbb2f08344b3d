import { AppError } from '../platform/http/problem.ts';

/**
 * Keyset cursor: pages stay stable while rows come and go. `of`: the order that it belongs to, where
 * that is not the newest first.
 */
export type PageCursor = { createdAt: number; id: string; of?: string };

/** Only well-formed ids are compared with stored ones. */
const ID = /^[\w:-]{1,80}$/;

export const cursorOf = ({ createdAt, id, of }: PageCursor): string =>
  Buffer.from(JSON.stringify([createdAt, id, ...(of === undefined ? [] : [of])])).toString(
    'base64url',
  );

/** Rejects an invalid cursor: starting over silently would make a partner re-read everything. */
export function readCursor(cursor: string | undefined, asked?: string): PageCursor | undefined {
  if (cursor === undefined) return undefined;
  const read = jsonOf(Buffer.from(cursor, 'base64url').toString());
  const [createdAt, id, of] = Array.isArray(read) ? read : [];
  if (Number.isSafeInteger(createdAt) && typeof id === 'string' && ID.test(id) && of === asked)
    return { createdAt, id, of: asked };
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
