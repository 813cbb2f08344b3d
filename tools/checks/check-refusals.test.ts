import { expect, test } from 'vitest';
import { checkRefusals } from './check-refusals.ts';

const path = 'apps/api/src/room/store.ts';
const check = (text: string, calls?: number) =>
  checkRefusals([{ path, text }], calls === undefined ? {} : { [path]: { calls, why: 'x' } });

test.each([
  ['a rule in the call itself', 'changeApplication(deps, { id, refuse: rule }, work)', undefined],
  ['a rule by its name', 'changeApplication(deps, { id, refuse }, work)', undefined],
  [
    'a rule in a constant',
    'const asked = { id, refuse };\nchangeApplication(deps, asked, work)',
    undefined,
  ],
  ['a call that is listed', 'changeApplication(deps, { id }, work)', 1],
])('accepts %s', (_what, text, calls) => expect(check(text, calls)).toEqual([]));

test.each([
  ['a call without a rule', 'changeApplication(deps, { id }, work)', undefined],
  [
    'the second of two constants of one name',
    'const asked = { refuse };\nchangeApplication(deps, asked, work);\n{ const asked = { id }; changeApplication(deps, asked, work); }',
    undefined,
  ],
  ['a listed call that is not there', 'none()', 1],
])('finds %s', (_what, text, calls) => expect(check(text, calls)).toHaveLength(1));
