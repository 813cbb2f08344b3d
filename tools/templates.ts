/** What can be made, and the rows that are still written by hand. */
export const KINDS = {
  screen: ['a row in packages/rulebook/src/routes.ts'],
  'step-up': ['a row in packages/rulebook/src/step-ups.ts and one in routes.ts', 'to have it asked for: a row in underwriting.ts'],
  endpoint: ['a row in packages/rulebook/src/endpoints/paths.ts and one in endpoints.ts'],
  job: ['a row in the table of jobs'],
} as const;
export type Kind = keyof typeof KINDS;

const camel = (name: string): string => name.replace(/-([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());
const pascal = (name: string): string => camel(`-${name}`);
const lines = (...text: string[]): string => `${text.join('\n')}\n`;

const screen = (name: string) => ({
  [`apps/portal/src/screens/${name}/screen.tsx`]: lines(
    "import { TEXTS } from './texts.ts';",
    '',
    `/** The page ${name}. */`,
    `export function ${pascal(name)}() {`,
    '  return <h1>{TEXTS.title}</h1>;',
    '}',
  ),
  [`apps/portal/src/screens/${name}/texts.ts`]: lines(
    `/** The words of ${name}, in US English. */`,
    `export const TEXTS = { title: '${pascal(name)}' };`,
  ),
  [`apps/portal/src/screens/${name}/texts.fr-CA.ts`]: lines(
    "import type { TEXTS as EN } from './texts.ts';",
    '',
    `/** The words of ${name}, in Quebec French. */`,
    "export const TEXTS: typeof EN = { title: '' };",
  ),
  [`apps/portal/src/screens/${name}/screen.test.tsx`]: lines(
    "import { renderToString } from 'react-dom/server';",
    "import { expect, test } from 'vitest';",
    `import { ${pascal(name)} } from './screen.tsx';`,
    '',
    `test('${name} renders without a browser', () => expect(renderToString(<${pascal(name)} />)).toContain('<h1'));`,
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
    "import { z } from 'zod';",
    '',
    `/** What ${camel(name)} needs to know. */`,
    'export const payload = z.strictObject({ applicationId: z.string() });',
    '',
    `/** Runs ${camel(name)} once; running it twice changes nothing. */`,
    'export async function run({ applicationId }: z.infer<typeof payload>): Promise<string> {',
    '  return applicationId;',
    '}',
  ),
  [`apps/api/src/jobs/${name}.test.ts`]: lines(
    "import { expect, test } from 'vitest';",
    `import { payload } from './${name}.ts';`,
    '',
    `test('${name} refuses a payload without an application', () => expect(payload.safeParse({}).success).toBe(false));`,
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
