import { AppError } from '../platform/http/problem.ts';

/** The last row of a page that begins with the newest, so that the next page begins after it whatever comes or goes meanwhile. */
export type PageCursor = { createdAt: number; id: string };

/** An id of ours, so that nothing else is compared with ids. */
const ID = /^[\w:-]{1,80}$/;

export const cursorOf = ({ createdAt, id }: PageCursor): string => Buffer.from(JSON.stringify([createdAt, id])).toString('base64url');

/** What is no cursor of ours is refused: a partner that copies one wrong would read everything anew. */
export function readCursor(cursor: string | undefined): PageCursor | undefined {
  if (cursor === undefined) return undefined;
  const read = jsonOf(Buffer.from(cursor, 'base64url').toString());
  const [createdAt, id] = Array.isArray(read) ? read : [];
  if (Number.isSafeInteger(createdAt) && typeof id === 'string' && ID.test(id)) return { createdAt, id };
  throw new AppError('request.validationFailed', {}, [{ code: 'request.validationFailed', field: 'cursor' }]);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // no cursor of ours
  }
}
