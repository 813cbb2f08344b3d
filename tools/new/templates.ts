export const KINDS = {
  field: [
    "its row and its answer's row in the fields of its room, secret there and nowhere else",
    'a question in forms.ts of its room',
    'its label, hint and errors in texts.en-US.ts and texts.fr-CA.ts of its room',
    'beside them a migration, cases, and for a required one the answers of the personas; see docs/how-to/add-a-field.md',
  ],
  screen: [
    'a row in packages/rulebook/src/routes.ts, with its actions',
    'what leads to it: a form of SIGN_UP_FORMS, a row in packages/rulebook/src/next-page.ts, or its step-up',
    'beside them its picture in packages/testing/src/screen-states/screens.ts; see docs/how-to/add-a-screen.md',
  ],
  'step-up': [
    'its type in packages/rulebook/src/reference/enumerations.ts',
    'its definition in step-ups.ts of its room; its page, its call and its place on the way follow. A screen of its own: npm run new -- screen',
    'its form in forms.ts of its room',
    'a row in packages/rulebook/src/decision/underwriting.ts, and a new reason in reasons.ts beside it',
    'its page, name, mail line and reason in texts.en-US.ts and texts.fr-CA.ts of its room',
    'an ending in apps/sandbox/src/magic-values.ts that provokes it',
    'beside them a migration, cases, a picture and a test of its call; see docs/how-to/add-a-step-up.md',
  ],
  language: [
    'its row in packages/rulebook/src/reference/locales.ts',
    'its text files: a copy of every *texts.fr-CA.ts under its name, translated; npm run check names those that are missing',
    'if it has rules of its own: tools/checks/languages; words of industries: packages/industries/src/words; see docs/how-to/add-a-language.md',
  ],
  brand: [
    'its row in packages/rulebook/src/reference/portals.ts',
    'where it has a look of its own: its tokens in packages/ui/src/brands/<theme>.css; see docs/how-to/add-a-partner.md',
  ],
  vendor: [
    'its client, its adapters for the ports and its webhook in its room of apps/api/src; a webhook has its row in apps/api/src/vendor-webhooks.ts, that of an identity vendor in the row of the vendor',
    'its rows in apps/api/src/platform/config/vendor-variables.ts',
    'the lines that build its ports, and its name in metrics, in apps/api/src/providers.ts; an identity vendor has its row in apps/api/src/identity/vendors.ts instead',
    'its twin in apps/sandbox/src, registered in app.ts, with its row in vendors.ts, and its name in packages/testing/src/sandbox-client.ts',
    'where the browser meets it: its frame in its room of apps/portal/src, its package in tools/checks/check-imports.ts',
    'its name in tools/checks/check-vendors.ts',
    'see docs/how-to/add-a-vendor.md',
  ],
  endpoint: [
    'a row in packages/rulebook/src/call-paths.ts and one in endpoints.ts of its room',
    'the handler in apps/api/src/handlers.ts; a handler of a few lines belongs into handlers.ts of its room',
    'where it is a GET, its test asks with visitor.get',
  ],
  job: ['a row in KINDS of apps/api/src/jobs.ts'],
} as const;
export type Kind = keyof typeof KINDS;

const camel = (name: string): string =>
  name.replace(/-([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());
const pascal = (name: string): string => camel(`-${name}`);
const lines = (...text: string[]): string => `${text.join('\n')}\n`;

const screen = (room: string, name: string) => ({
  [`apps/portal/src/${room}/${name}/screen.tsx`]: lines(
    "import { ScreenPage } from '../../platform/screen/screen-page.tsx';",
    "import { textsOf } from '../../platform/texts/text-provider.tsx';",
    "import type { TEXTS } from './texts.en-US.ts';",
    '',
    `const useTexts = textsOf<typeof TEXTS>('${room}/${name}');`,
    '',
    'export function Screen() {',
    '  const texts = useTexts();',
    '  return <ScreenPage title={texts.title} />;',
    '}',
  ),
  [`apps/portal/src/${room}/${name}/texts.en-US.ts`]: lines(`export const TEXTS = { title: '' };`),
  [`apps/portal/src/${room}/${name}/texts.fr-CA.ts`]: lines(
    "import type { TEXTS as EN } from './texts.en-US.ts';",
    '',
    "export const TEXTS: typeof EN = { title: '' };",
  ),
  [`apps/portal/src/${room}/${name}/screen.test.ts`]: lines(
    "import { expect, test } from 'vitest';",
    "import { TEXTS as EN } from './texts.en-US.ts';",
    "import { TEXTS as FR } from './texts.fr-CA.ts';",
    '',
    `test('${name} has a title in each language', () => {`,
    "  expect([EN.title, FR.title]).not.toContain('');",
    '  expect(FR.title).not.toBe(EN.title);',
    '});',
  ),
});

const endpoint = (room: string, name: string) => ({
  [`apps/api/src/${room}/${name}.ts`]: lines(
    "import type { Handler } from '../handler.ts';",
    '',
    `export const ${camel(name)}: Handler<'${camel(name)}'> = async () => {`,
    `  throw new Error('${camel(name)} is not written yet');`,
    '};',
  ),
  [`apps/api/src/${room}/${name}.test.ts`]: lines(
    "import { ENDPOINT_PATHS } from '@signet/rulebook/endpoint-paths';",
    "import { ENDPOINTS } from '@signet/rulebook/endpoints';",
    "import { expect, test } from 'vitest';",
    "import { forEachDatabase } from '../testing/for-each-database.ts';",
    "import { approvedApplication, testApi } from '../testing/test-api.ts';",
    '',
    `forEachDatabase('${camel(name)}', (open) => {`,
    '  const at = testApi(open);',
    '',
    "  test('an applicant is answered as its row says', async () => {",
    "    const { visitor, view } = await approvedApplication(at, 'ana');",
    `    const [method, path] = ENDPOINT_PATHS.${camel(name)};`,
    "    const { status, body } = await visitor.send(method, path.replace('{id}', view.id));",
    '    expect(status).toBe(200);',
    `    expect(ENDPOINTS.${camel(name)}.reply.safeParse(body).error).toBeUndefined();`,
    '  });',
    '});',
  ),
});

const job = (room: string, name: string) => ({
  [`apps/api/src/${room}/${name}-job.ts`]: lines(
    "import type { Deps } from '../deps.ts';",
    "import type { Job } from '../platform/jobs/job.ts';",
    '',
    '/** Idempotent: running it twice changes nothing. */',
    `export async function run${pascal(name)}(deps: Deps, job: Job): Promise<void> {`,
    "  deps.log.info({ job: job.kind }, 'started');",
    `  throw new Error('${camel(name)} is not written yet');`,
    '}',
  ),
  [`apps/api/src/${room}/${name}-job.test.ts`]: lines(
    "import { ENDPOINT_PATHS } from '@signet/rulebook/endpoint-paths';",
    "import { expect, test } from 'vitest';",
    "import { forEachDatabase } from '../testing/for-each-database.ts';",
    "import { approvedApplication, testApi } from '../testing/test-api.ts';",
    `import { run${pascal(name)} } from './${name}-job.ts';`,
    '',
    `forEachDatabase('the job ${name}', (open) => {`,
    '  const at = testApi(open);',
    '',
    "  test('it does its work once: a second run changes nothing', async () => {",
    "    const { visitor, view } = await approvedApplication(at, 'ana');",
    `    const job = { id: '1', kind: '${name}', applicationId: view.id, payload: {}, attempts: 1 };`,
    '    // Read the effect of the job here if the application view does not show it.',
    "    const path = ENDPOINT_PATHS.getApplication[1].replace('{id}', view.id);",
    '    const seen = async () => ({ ...(await visitor.get(path)).body, serverNow: 0 });',
    '    const before = await seen();',
    `    await run${pascal(name)}(at.deps, job);`,
    '    const once = await seen();',
    '    expect(once).not.toEqual(before);',
    `    await run${pascal(name)}(at.deps, job);`,
    '    expect(await seen()).toEqual(once);',
    '  });',
    '});',
  ),
});

const FILES: Record<Kind, (room: string, name: string) => Record<string, string>> = {
  // These consist of table rows, which no template could start.
  field: () => ({}),
  'step-up': () => ({}),
  language: () => ({}),
  brand: () => ({}),
  vendor: () => ({}),
  screen,
  endpoint,
  job,
};

export const filesFor = (kind: Kind, room: string, name: string): Record<string, string> =>
  FILES[kind](room, name);
