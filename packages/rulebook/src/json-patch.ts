import { z } from 'zod';
import { LIMITS } from './core/limits.ts';

const pointer = z
  .string()
  .max(120)
  .regex(/^(\/[A-Za-z0-9]+)+$/);

/** JSON Patch (RFC 6902); each value is a text. */
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
  /** Current answers by dotted path; a missing answer counts as empty text. */
  known: Readonly<Record<string, string>>;
  allowed: ReadonlySet<string>;
  /** Write-only answers: never compared or copied. */
  secrets: ReadonlySet<string>;
};

/** Index of the failing operation, as a field path. */
export type PatchError = { why: 'path' | 'from' | 'value' | 'test'; field: string };

const dotted = (path = ''): string => path.slice(1).replaceAll('/', '.');

const readsAllowed = (
  { op, path, from }: Operation,
  { allowed, secrets }: Patched,
): 'path' | 'from' | undefined => {
  const isReadable = (one: string) => allowed.has(one) && !secrets.has(one);
  if (!allowed.has(dotted(path)) || (op === 'test' && !isReadable(dotted(path)))) return 'path';
  return (op === 'move' || op === 'copy') && !isReadable(dotted(from)) ? 'from' : undefined;
};

type Working = { read: (path?: string) => string; write: (path: string, value: string) => void };

const write = ({ path, value }: Operation, answers: Working): 'value' | undefined =>
  value === undefined ? 'value' : void answers.write(path, value);

const OPERATIONS: Readonly<
  Record<Operation['op'], (operation: Operation, answers: Working) => 'value' | 'test' | undefined>
> = {
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

/** All changed answers or, if any operation fails, only the first error. */
export function applyPatch(
  operations: JsonPatch,
  patched: Patched,
): { changed: Record<string, string> } | { error: PatchError } {
  const changed: Record<string, string> = {};
  const working: Working = {
    read: (path) => changed[dotted(path)] ?? patched.known[dotted(path)] ?? '',
    write: (path, value) => {
      changed[dotted(path)] = value;
    },
  };
  for (const [at, operation] of operations.entries()) {
    const why = readsAllowed(operation, patched) ?? OPERATIONS[operation.op](operation, working);
    if (why !== undefined)
      return { error: { why, field: `${at}.${why === 'test' ? 'value' : why}` } };
  }
  return { changed };
}
