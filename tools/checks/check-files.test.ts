import { expect, test } from 'vitest';
import { checkFiles } from './check-files.ts';

const errors = (path: string, text = '') => checkFiles([{ path, text }]);

test.each([
  ['a file of 581 lines', 'apps/api/src/app.ts', 'a\n'.repeat(581)],
  ['a test of 481 lines', 'apps/api/src/app.test.ts', 'a\n'.repeat(481)],
  ['a table of 601 lines', 'packages/rulebook/src/reference/plans.ts', 'a\n'.repeat(601)],
  ['a file named utils', 'apps/api/src/utils.ts', ''],
  ['a folder named services', 'apps/api/src/services/mail.ts', ''],
  ['an index', 'packages/ui/src/index.ts', ''],
  ['a name in camel case', 'apps/api/src/updateOwner.ts', ''],
  [
    'SQL in a handler',
    'apps/api/src/phone/verify-otp.ts',
    'await db.run("select id from applications where id = $1")',
  ],
  ['postMessage outside embed', 'apps/portal/src/track.ts', "parent.postMessage('x', '*')"],
  [
    'a cipher outside seal.ts',
    'apps/api/src/bank/store.ts',
    "import { createCipheriv } from 'node:crypto';",
  ],
  ['an open end', 'apps/api/src/app.ts', '// TODO later'],
  ['a barrel', 'packages/ui/src/all.ts', "export * from './button.tsx';"],
])('%s is found', (_what, path, text) => expect(errors(path, text)).toHaveLength(1));

test.each([
  ['a table of 600 lines', 'packages/rulebook/src/reference/plans.ts', 'a\n'.repeat(600)],
  ['SQL in the store', 'apps/api/src/bank/store.ts', 'select id from banks'],
  [
    'a sentence with select and from',
    'apps/portal/src/draft.ts',
    '// we select one; it comes from the draft',
  ],
  ['a text in one language', 'packages/rulebook/src/core/error-texts.fr-CA.ts', ''],
])('%s passes', (_what, path, text) => expect(errors(path, text)).toEqual([]));
