import { fileURLToPath } from 'node:url';

/** What logs may contain of an error: its kind and stack frames, never its message. docs/readings.md 116. */
export type ErrorDescription = { kind: string; stack: readonly string[]; cause?: ErrorDescription };

const deepestCause = 3;
const mostFrames = 12;
const PROJECT = fileURLToPath(new URL('../../../../', import.meta.url));

/** Stack frames only: `stack` starts with the message, which may span several lines. */
function framesOf({ stack = '', message }: Error): string[] {
  const at = message === '' ? -1 : stack.indexOf(message);
  const frames = at < 0 ? stack : stack.slice(at + message.length);
  return frames
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, mostFrames)
    .map((line) => line.trim().slice('at '.length).replace('file://', '').replace(PROJECT, ''));
}

export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { kind: typeof error, stack: [] };
  const { code } = error as { code?: unknown }; // set by a driver, Fastify or the system, if at all
  const own = {
    kind: typeof code === 'string' && /^[\w.]{1,60}$/.test(code) && code !== error.message ? `${error.name} ${code}` : error.name,
    stack: framesOf(error),
  };
  return error.cause === undefined || depth === deepestCause ? own : { ...own, cause: describeError(error.cause, depth + 1) };
}

/** True for an error of the system or the database driver with this code. */
export const hasCode = (error: unknown, code: string): boolean => error instanceof Error && 'code' in error && error.code === code;
