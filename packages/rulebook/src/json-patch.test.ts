import { expect, test } from 'vitest';
import { LIMITS } from './core/limits.ts';
import { applyPatch, type JsonPatch, jsonPatchBody } from './json-patch.ts';

const ANSWERS = {
  known: { 'name.firstName': 'Ana', 'name.lastName': 'Silva', 'company.dba': '' },
  allowed: new Set(['name.firstName', 'name.lastName', 'company.dba', 'ssn.value']),
  secrets: new Set(['ssn.value']),
};
const patched = (...operations: JsonPatch) => {
  const done = applyPatch(operations, ANSWERS);
  return 'changed' in done ? done.changed : `${done.error.why} at ${done.error.field}`;
};
const add = (path: string, value: string) => ({ op: 'add', path, value }) as const;

test.each<[string, JsonPatch, unknown]>([
  ['adds', [add('/company/dba', 'Ana Bakes')], { 'company.dba': 'Ana Bakes' }],
  [
    'replaces',
    [{ op: 'replace', path: '/name/firstName', value: 'Eva' }],
    { 'name.firstName': 'Eva' },
  ],
  ['removes', [{ op: 'remove', path: '/name/firstName' }], { 'name.firstName': '' }],
  [
    'copies',
    [{ op: 'copy', path: '/company/dba', from: '/name/lastName' }],
    { 'company.dba': 'Silva' },
  ],
  [
    'moves',
    [{ op: 'move', path: '/company/dba', from: '/name/lastName' }],
    { 'company.dba': 'Silva', 'name.lastName': '' },
  ],
  ['writes a secret', [add('/ssn/value', '1234')], { 'ssn.value': '1234' }],
  [
    'goes on where a test holds',
    [{ op: 'test', path: '/name/firstName', value: 'Ana' }, add('/company/dba', 'A')],
    { 'company.dba': 'A' },
  ],
  [
    'reads what it wrote itself',
    [add('/company/dba', 'A'), { op: 'test', path: '/company/dba', value: 'A' }],
    { 'company.dba': 'A' },
  ],
  [
    'stops where a test fails',
    [add('/company/dba', 'A'), { op: 'test', path: '/name/firstName', value: 'Eva' }],
    'test at 1.value',
  ],
  [
    'never compares a secret',
    [{ op: 'test', path: '/ssn/value', value: '1234' }],
    'path at 0.path',
  ],
  [
    'never copies a secret',
    [{ op: 'copy', path: '/company/dba', from: '/ssn/value' }],
    'from at 0.from',
  ],
  [
    'never moves a secret',
    [{ op: 'move', path: '/company/dba', from: '/ssn/value' }],
    'from at 0.from',
  ],
  [
    'knows no other path',
    [add('/company/dba', 'A'), add('/decision', 'APPROVED')],
    'path at 1.path',
  ],
  ['needs a value', [{ op: 'add', path: '/company/dba' }], 'value at 0.value'],
  ['needs a place to move from', [{ op: 'move', path: '/company/dba' }], 'from at 0.from'],
])('%s', (_what, operations, outcome) => expect(patched(...operations)).toEqual(outcome));

test.each([
  ['nothing', []],
  [
    'one too many',
    Array.from({ length: LIMITS.patchOperationsMax + 1 }, () => add('/company/dba', 'A')),
  ],
  ['a path without a slash', [add('company/dba', 'A')]],
  ['a dot in a path', [add('/company.dba', 'A')]],
  ['a prototype', [add('/__proto__/isAdmin', 'A')]],
  ['an escaped slash', [add('/company~1dba', 'A')]],
  ['the whole document', [add('', 'A')]],
  ['another operation', [{ op: 'merge', path: '/company/dba', value: 'A' }]],
  ['a number', [{ op: 'add', path: '/company/dba', value: 1 }]],
  ['an object', [{ op: 'add', path: '/company/dba', value: { $ne: 1 } }]],
  ['a key beside ours', [{ ...add('/company/dba', 'A'), force: true }]],
])('a list of %s is refused', (_what, operations) =>
  expect(jsonPatchBody.safeParse(operations).success).toBe(false),
);
