import { z } from 'zod';
import { LIMITS } from './core/limits.ts';

/** A JSON Pointer to one answer. */
const pointer = z
  .string()
  .max(120)
  .regex(/^(\/[A-Za-z0-9]+)+$/);

/** A list of operations of a JSON patch (RFC 6902); each answer is a text. */
export const jsonPatchBody = z
  .array(
    z.strictObject({
      op: z.enum(['add', 'replace', 'remove', 'test', 'move', 'copy']),
      path: pointer,
      from: pointer.optional(),
      value: z.string().max(LIMITS.fieldMaxChars).optional(),
    }),
  )
  .min(1)
  .max(LIMITS.patchOperationsMax);
export type JsonPatch = z.infer<typeof jsonPatchBody>;
type Operation = JsonPatch[number];

type Patched = {
  /** What is answered now, by dotted path; whatever may be answered and is not counts as an empty text. */
  known: Readonly<Record<string, string>>;
  allowed: ReadonlySet<string>;
  /** Answers that nobody reads back: they are written, never compared nor copied. */
  secrets: ReadonlySet<string>;
};

/** The place of the list where it cannot be done, as the path of a field. */
export type PatchError = { why: 'path' | 'from' | 'value' | 'test'; field: string };

const dotted = (path = ''): string => path.slice(1).replaceAll('/', '.');

const readsAllowed = ({ op, path, from }: Operation, { allowed, secrets }: Patched): 'path' | 'from' | undefined => {
  const isReadable = (one: string) => allowed.has(one) && !secrets.has(one);
  if (!allowed.has(dotted(path)) || (op === 'test' && !isReadable(dotted(path)))) return 'path';
  return (op === 'move' || op === 'copy') && !isReadable(dotted(from)) ? 'from' : undefined;
};

/** The answers while the list is worked through, by the pointers that it names. */
type Working = { read: (path?: string) => string; write: (path: string, value: string) => void };

const write = ({ path, value }: Operation, answers: Working): 'value' | undefined =>
  value === undefined ? 'value' : void answers.write(path, value);

/** What each operation does, or which part of it forbids that. */
const OPERATIONS: Readonly<Record<Operation['op'], (operation: Operation, answers: Working) => 'value' | 'test' | undefined>> = {
  add: write,
  replace: write,
  remove: ({ path }, answers) => void answers.write(path, ''),
  test: ({ path, value }, { read }) => (value === read(path) ? undefined : 'test'),
  copy: ({ path, from }, answers) => void answers.write(path, answers.read(from)),
  move: ({ path, from = '' }, answers) => {
    const value = answers.read(from);
    answers.write(from, '');
    return void answers.write(path, value);
  },
};

/** What the list makes of the answers: those that it touches, all of it or, with the first operation that cannot be done, nothing. */
export function applyPatch(operations: JsonPatch, patched: Patched): { changed: Record<string, string> } | { error: PatchError } {
  const changed: Record<string, string> = {};
  const working: Working = {
    read: (path) => changed[dotted(path)] ?? patched.known[dotted(path)] ?? '',
    write: (path, value) => {
      changed[dotted(path)] = value;
    },
  };
  for (const [at, operation] of operations.entries()) {
    const why = readsAllowed(operation, patched) ?? OPERATIONS[operation.op](operation, working);
    if (why !== undefined) return { error: { why, field: `${at}.${why === 'test' ? 'value' : why}` } };
  }
  return { changed };
}
