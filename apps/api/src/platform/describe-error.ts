import { fileURLToPath } from 'node:url';

/**
 * What logs may contain of an error: its kind, keys and stack frames, never its message or a value.
 * docs/readings.md 116 and 223.
 */
export type ErrorDescription = {
  kind: string;
  stack: readonly string[];
  keys?: readonly string[];
  cause?: ErrorDescription;
};

const deepestCause = 3;
const mostFrames = 12;
const mostKeys = 12;
const PROJECT = fileURLToPath(new URL('../../../../', import.meta.url));

type Thrown = {
  name?: unknown;
  code?: unknown;
  message?: unknown;
  stack?: unknown;
  cause?: unknown;
};

/** Stack frames only: `stack` starts with the message, which may span several lines. */
function framesOf({ stack, message }: Thrown): string[] {
  if (typeof stack !== 'string') return [];
  const at = typeof message !== 'string' || message === '' ? -1 : stack.indexOf(message);
  const frames = at < 0 ? stack : stack.slice(at + String(message).length);
  return frames
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, mostFrames)
    .map((line) => line.trim().slice('at '.length).replace('file://', '').replace(PROJECT, ''));
}

/** Names of classes and keys as programs write them; anything else might be something typed. */
const NAME = /^[A-Za-z_$][\w$]{0,39}$/;
const ERROR_CODE = /^[\w.]{1,60}$/;
/**
 * Error codes of the system, a library or the database; a one-time code or postal code does not
 * match.
 */
const PLAIN_CODE = /^(?=.*[A-Z_])[A-Z][A-Z\d_]{2,59}$|^\d{2}[\dA-Z]{3}$/;

const nameOf = (thrown: object): string => {
  const { name }: Thrown = thrown;
  if (typeof name === 'string' && NAME.test(name)) return name;
  const made: unknown = Object.getPrototypeOf(thrown)?.constructor?.name;
  return typeof made === 'string' && NAME.test(made) ? made : 'object';
};

function kindOf(thrown: object): string {
  const { code, message }: Thrown = thrown;
  const isCode =
    typeof code === 'string' &&
    code !== message &&
    (thrown instanceof Error ? ERROR_CODE : PLAIN_CODE).test(code);
  return isCode ? `${nameOf(thrown)} ${code}` : nameOf(thrown);
}

/**
 * Describes any thrown value. One that is not an Error is described by its keys too, often all that
 * distinguishes it.
 */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (typeof error !== 'object' || error === null)
    return { kind: error === null ? 'null' : typeof error, stack: [] };
  const { cause }: Thrown = error;
  const keys =
    error instanceof Error
      ? {}
      : {
          keys: Object.keys(error)
            .filter((key) => NAME.test(key))
            .slice(0, mostKeys),
        };
  const own = { kind: kindOf(error), stack: framesOf(error), ...keys };
  return cause === undefined || depth === deepestCause
    ? own
    : { ...own, cause: describeError(cause, depth + 1) };
}

/** True for an error of the system or the database driver with this code. */
export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
