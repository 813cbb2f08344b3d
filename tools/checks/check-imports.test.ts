import { expect, test } from 'vitest';
import { checkImports } from './check-imports.ts';

const faults = (path: string, text: string) => checkImports([{ path, text }]);

test.each([
  ['the portal importing the api', 'apps/portal/src/api.ts', "import { decide } from '../../api/src/decide.ts';"],
  ['the api importing personas outside a test', 'apps/api/src/app.ts', "import { persona } from '@signet/personas/personas';"],
  [
    'the kit importing the endpoint table',
    'packages/ui/src/field.tsx',
    "import type { EndpointKey } from '@signet/rulebook/endpoints/paths';",
  ],
  ['the kit importing the code of a field', 'packages/ui/src/field.tsx', "import { tidy } from '@signet/rulebook/fields/field';"],
  ['react-aria outside the combobox', 'packages/ui/src/button.tsx', "import { Button } from 'react-aria-components';"],
  ['the sandbox importing page choice', 'apps/sandbox/src/world.ts', "import { nextPage } from '@signet/rulebook/next-page';"],
  ['a screen importing a screen', 'apps/portal/src/screens/bank/screen.tsx', "import { Code } from '../otp/screen.tsx';"],
  ['a handler importing a handler', 'apps/api/src/handlers/check-otp.ts', "import { sendOtpCode } from './send-otp-code.ts';"],
  ['a browser loading the endpoint table', 'apps/portal/src/api.ts', "import { ENDPOINTS } from '@signet/rulebook/endpoints/endpoints';"],
  ['the rulebook importing upwards', 'packages/rulebook/src/fields/names.ts', "import { ASKED } from '../entities/asked.ts';"],
  ['the rulebook reading files', 'packages/rulebook/src/limits.ts', "import { readFileSync } from 'node:fs';"],
  ['a rulebook file without a layer', 'packages/rulebook/src/oracle.ts', "import { LIMITS } from './limits.ts';"],
  ['an import over several lines', 'apps/portal/src/api.ts', "import {\n  a,\n  b,\n} from '../../sandbox/src/world.ts';"],
  ['an import while running', 'apps/portal/src/router.tsx', "const page = () => import('../../api/src/app.ts');"],
])('%s is found', (_what, path, text) => expect(faults(path, text)).toHaveLength(1));

test.each([
  ['the types of a field in the kit', 'packages/ui/src/field.tsx', "import type { FieldRow } from '@signet/rulebook/fields/field';"],
  ['only types between braces', 'apps/portal/src/api.ts', "import { type Endpoints } from '@signet/rulebook/endpoints/endpoints';"],
  ['personas in a test', 'apps/api/src/app.test.ts', "import { persona } from '@signet/personas/personas';"],
  ['a text that only speaks of an import', 'apps/portal/src/api.ts', "const text = 'taken from ' + '../../api/src/app.ts';"],
])('%s pass', (_what, path, text) => expect(faults(path, text)).toEqual([]));

test('a circle of two files is found and named once', () => {
  const circle = checkImports([
    { path: 'apps/api/src/a.ts', text: "import { b } from './b.ts';" },
    { path: 'apps/api/src/b.ts', text: "import { a } from './a.ts';" },
  ]);
  expect(circle).toEqual(['apps/api/src/a.ts → apps/api/src/b.ts → apps/api/src/a.ts: a circle of imports']);
});

test('the project obeys the import rules', () => expect(checkImports()).toEqual([]));
