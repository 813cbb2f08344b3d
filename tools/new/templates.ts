/** What can be made, and the rows that are still written by hand. */
export const KINDS = {
  screen: ['a row in packages/rulebook/src/routes.ts', 'its texts in apps/portal/src/words/*.ts'],
  'step-up': ['a row in packages/rulebook/src/step-ups.ts and one in routes.ts', 'to have it asked for: a row in underwriting.ts'],
  endpoint: ['a row in packages/rulebook/src/endpoints/paths.ts and one in endpoints.ts'],
  job: ['a row in KINDS of apps/api/src/jobs/kinds.ts'],
} as const;
export type Kind = keyof typeof KINDS;

const camel = (name: string): string => name.replace(/-([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());
const pascal = (name: string): string => camel(`-${name}`);
const lines = (...text: string[]): string => `${text.join('\n')}\n`;

const screen = (name: string) => ({
  [`apps/portal/src/screens/${name}/screen.tsx`]: lines(
    "import { useTexts } from '../../texts.tsx';",
    '',
    `/** The page ${name}. */`,
    'export function Screen() {',
    `  const texts = useTexts('${name}');`,
    '  return <h1>{texts.title}</h1>;',
    '}',
  ),
  [`apps/portal/src/screens/${name}/texts.ts`]: lines(
    `/** The words of ${name}, in US English. */`,
    `export const TEXTS = { title: '${name}' };`,
  ),
  [`apps/portal/src/screens/${name}/texts.fr-CA.ts`]: lines(
    "import type { TEXTS as EN } from './texts.ts';",
    '',
    `/** The words of ${name}, in Quebec French. */`,
    "export const TEXTS: typeof EN = { title: '' };",
  ),
  [`apps/portal/src/screens/${name}/screen.test.ts`]: lines(
    "import { expect, test } from 'vitest';",
    "import { Screen } from './screen.tsx';",
    '',
    `test('${name} is loaded without a browser', () => expect(Screen).toBeTypeOf('function'));`,
  ),
});

const endpoint = (name: string) => ({
  [`apps/api/src/handlers/${name}.ts`]: lines(
    "import type { Handler } from './handler.ts';",
    '',
    `/** What happens when ${camel(name)} is called. */`,
    `export const ${camel(name)}: Handler<'${camel(name)}'> = async () => ({ done: true });`,
  ),
  [`apps/api/src/handlers/${name}.test.ts`]: lines(
    "import { expect, test } from 'vitest';",
    `import { ${camel(name)} } from './${name}.ts';`,
    '',
    `test('${name} is written', () => expect(${camel(name)}).toBeTypeOf('function'));`,
  ),
});

const job = (name: string) => ({
  [`apps/api/src/jobs/${name}.ts`]: lines(
    "import type { Deps } from '../deps.ts';",
    "import type { Job } from '../store/store.ts';",
    '',
    `/** Runs ${camel(name)} once; running it twice changes nothing. */`,
    `export async function run${pascal(name)}(deps: Deps, job: Job): Promise<void> {`,
    "  deps.log.info({ job: job.kind }, 'ran');",
    '}',
  ),
  [`apps/api/src/jobs/${name}.test.ts`]: lines(
    "import { expect, test } from 'vitest';",
    `import { run${pascal(name)} } from './${name}.ts';`,
    '',
    `test('${name} is written', () => expect(run${pascal(name)}).toBeTypeOf('function'));`,
  ),
});

const FILES: Record<Kind, (name: string) => Record<string, string>> = {
  screen,
  'step-up': (name) => screen(`step-up-${name}`),
  endpoint,
  job,
};

/** The files of a new thing, by path. */
export const filesFor = (kind: Kind, name: string): Record<string, string> => FILES[kind](name);
