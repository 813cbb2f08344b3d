import { expect, test } from 'vitest';
import { sourceFiles } from '../source-files.ts';
import { checkImports } from './check-imports.ts';
import { importsIn } from './parse-imports.ts';

const errors = (path: string, text: string) =>
  checkImports([
    { path, text },
    { path: 'apps/portal/src/phone/otp/screen.tsx', text: '' },
  ]);

test.each([
  [
    'the portal importing the api',
    'apps/portal/src/api.ts',
    "import { decide } from '../../api/src/decide.ts';",
  ],
  [
    'the api importing personas outside a test',
    'apps/api/src/app.ts',
    "import { persona } from '@signet/personas/personas';",
  ],
  [
    'the api importing a tool in a test',
    'apps/api/src/app.test.ts',
    "import { review } from '../../../tools/review.ts';",
  ],
  [
    'the fixtures importing an app',
    'packages/testing/src/world.ts',
    "import { buildApp } from '../../../apps/api/src/app.ts';",
  ],
  [
    'the industries importing the rulebook',
    'packages/industries/src/search.ts',
    "import { LIMITS } from '@signet/rulebook/core/limits';",
  ],
  [
    'the kit importing the endpoint table',
    'packages/ui/src/field.tsx',
    "import type { EndpointKey } from '@signet/rulebook/endpoint-paths';",
  ],
  [
    'the kit importing the code of a field',
    'packages/ui/src/field.tsx',
    "import { tidy } from '@signet/rulebook/core/field';",
  ],
  [
    'the kit importing a library of components',
    'packages/ui/src/button.tsx',
    "import { Button } from 'react-aria-components';",
  ],
  [
    'the sandbox importing page choice',
    'apps/sandbox/src/world.ts',
    "import { nextPage } from '@signet/rulebook/next-page';",
  ],
  [
    'a screen importing a screen',
    'apps/portal/src/bank/bank/screen.tsx',
    "import { Code } from '../../phone/otp/screen.tsx';",
  ],
  [
    'a room importing a part of a screen',
    'apps/portal/src/bank/link.tsx',
    "import { Code } from '../phone/otp/code-form.tsx';",
  ],
  [
    'the platform of the portal importing a room',
    'apps/portal/src/platform/api.ts',
    "import { draft } from '../sign-up/draft.ts';",
  ],
  [
    'the platform of the api importing a room',
    'apps/api/src/platform/log.ts',
    "import type { Bank } from '../bank/store.ts';",
  ],
  [
    'a handler importing a handler',
    'apps/api/src/phone/verify-otp.ts',
    "import { addOwner } from '../people/add-owner.ts';",
  ],
  [
    'a browser loading the endpoint table',
    'apps/portal/src/api.ts',
    "import { ENDPOINTS } from '@signet/rulebook/endpoints';",
  ],
  [
    'a browser loading the endpoints of a room',
    'apps/portal/src/api.ts',
    "import { BANK_ENDPOINTS } from '@signet/rulebook/bank/endpoints';",
  ],
  [
    'a room of the rulebook importing a table that cuts across',
    'packages/rulebook/src/bank/fields.ts',
    "import { FORMS } from '../forms.ts';",
  ],
  [
    'the core importing a room',
    'packages/rulebook/src/core/validate.ts',
    "import type { Bank } from '../bank/fields.ts';",
  ],
  [
    'the rulebook reading files',
    'packages/rulebook/src/core/limits.ts',
    "import { readFileSync } from 'node:fs';",
  ],
  [
    'an import over several lines',
    'apps/portal/src/api.ts',
    "import {\n  a,\n  b,\n} from '../../sandbox/src/world.ts';",
  ],
  [
    'an import while running',
    'apps/portal/src/router.tsx',
    "const page = () => import('../../api/src/app.ts');",
  ],
  [
    'a deciding job reading a candidate',
    'apps/api/src/decision/jobs.ts',
    "import { CANDIDATES } from '@signet/rulebook/decision/candidates/candidates';",
  ],
])('%s is found', (_what, path, text) => expect(errors(path, text)).toHaveLength(1));

test.each([
  [
    'the types of a field in the kit',
    'packages/ui/src/field.tsx',
    "import type { FieldRow } from '@signet/rulebook/core/field';",
  ],
  [
    'only types between braces',
    'apps/portal/src/api.ts',
    "import { type Endpoints } from '@signet/rulebook/endpoints';",
  ],
  [
    'personas in a test',
    'apps/api/src/app.test.ts',
    "import { persona } from '@signet/personas/personas';",
  ],
  [
    'personas in a fixture',
    'apps/api/src/testing/test-api.ts',
    "import { persona } from '@signet/personas/personas';",
  ],
  [
    'the store of another room',
    'apps/api/src/decision/jobs.ts',
    "import { bankStore } from '../bank/store.ts';",
  ],
  [
    'what two screens of a room share',
    'apps/portal/src/bank/bank/screen.tsx',
    "import { LinkOutcome } from '../../phone/link-outcome.tsx';",
  ],
  [
    'the endpoints of a room importing the view',
    'packages/rulebook/src/bank/endpoints.ts',
    "import { bankReply } from '../application-view.ts';",
  ],
  [
    'a text that only speaks of an import',
    'apps/portal/src/api.ts',
    "const text = 'taken from ' + '../../api/src/app.ts';",
  ],
])('%s pass', (_what, path, text) => expect(errors(path, text)).toEqual([]));

test('imports are found in every workspace', () => {
  const from = new Set(
    sourceFiles()
      .flatMap(importsIn)
      .map((one) => one.from.split('/').slice(0, 2).join('/')),
  );
  for (const workspace of [
    'apps/portal',
    'apps/api',
    'apps/sandbox',
    'packages/rulebook',
    'packages/industries',
    'packages/testing',
    'packages/ui',
  ])
    expect(from, workspace).toContain(workspace);
});
