import { fileURLToPath } from 'node:url';

/** What a log may say of an error: its kind and where it came about, never its message. docs/readings.md 116. */
export type ErrorDescription = { kind: string; stack: readonly string[]; cause?: ErrorDescription };

const deepestCause = 3;
const mostFrames = 12;
const PROJECT = fileURLToPath(new URL('../../../../', import.meta.url));

/** The frames alone: a message stands in front of them, and may have lines of its own. */
function framesOf({ stack = '', message }: Error): string[] {
  const at = message === '' ? -1 : stack.indexOf(message);
  const frames = at < 0 ? stack : stack.slice(at + message.length);
  return frames
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, mostFrames)
    .map((line) => line.trim().slice('at '.length).replace('file://', '').replace(PROJECT, ''));
}

/** Describes whatever was thrown, with what caused it. */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { kind: typeof error, stack: [] };
  const { code } = error as { code?: unknown }; // a driver's, Fastify's or the system's, where there is one
  const own = {
    kind: typeof code === 'string' && /^[\w.]{1,60}$/.test(code) && code !== error.message ? `${error.name} ${code}` : error.name,
    stack: framesOf(error),
  };
  return error.cause === undefined || depth === deepestCause ? own : { ...own, cause: describeError(error.cause, depth + 1) };
}
