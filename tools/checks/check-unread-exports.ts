import { isTest, type SourceFile, sourceFiles } from '../source-files.ts';

/**
 * Exports that no running program reads, each with the reason why it stands all the same. Remove
 * the row with the export.
 */
const ALLOWED: Readonly<Record<string, string>> = {
  BREAKPOINTS: 'style sheets cannot import; tools/docs/breakpoints.test.ts holds them to it',
  environmentVariables: 'the table of variables, read at start, as the generated page shows it',
  pluralForms: 'the parser of the texts, as tools/checks/check-plurals.ts runs it',
  reviewCases: 'the cases of one moment, as the proofs and the tests of the queue ask for them',
  pageActionsFor: 'what may be pressed on a page, walked by the proof (docs/decisions/0025)',
  ownerPageActionsFor:
    'what may be pressed on an owner’s page, walked by the proof (docs/decisions/0025)',
  ownPageOf: 'which page an owner sees, walked by the proof (docs/decisions/0025)',
  ORDER_EVENT_ACTORS: 'who may bring an order on, walked by the proof (docs/decisions/0025)',
  ...Object.fromEntries(
    ['SignetStatus', 'SignetOwners', 'SignetBank', 'SignetDocuments'].map((name) => [
      name,
      'a component of the published React package (docs/decisions/0338)',
    ]),
  ),
  searchIndustries: 'the search of one list, which the bench compares with the merged one',
};

const PRODUCT =
  /^(apps\/(api|portal|desk|sandbox)|packages\/(rulebook|industries|ui|web|embed-sdk|personas))\/(src\/.*|vite\.config)\.tsx?$/;
/**
 * An operator's commands and the build run; checks, generated pages, proofs and scaffolds only
 * tell.
 */
const COMMANDS = /^tools\/[\w-]+\.ts$/;
/**
 * Whose exports need a reader. The training of the category model is a program that the bench
 * measures.
 */
const JUDGED =
  /^(apps\/(api|portal|desk)|packages\/(rulebook|industries|ui|web|embed-sdk))\/src\/(?!training\/).*\.tsx?$/;

const EXPORTED = /^export (?:async )?(?:const|function\*?|class|let) ([A-Za-z_$][\w$]*)/gm;
const NAME = /[A-Za-z_$][\w$]*/g;

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(?<!:)\/\/[^\n]*/g, '');

/**
 * Exports that only tests, documents, benchmarks or proofs name: a name that product code mentions
 * at its own declaration alone. Knip knows exports that nothing imports; it takes a test for a
 * reader.
 */
export function checkUnreadExports(
  files: readonly SourceFile[] = sourceFiles(),
  allowed: Readonly<Record<string, string>> = ALLOWED,
): string[] {
  const running = files
    .filter(({ path }) => (PRODUCT.test(path) || COMMANDS.test(path)) && !isTest(path))
    .map(({ path, text }) => ({ path, text: withoutComments(text) }));
  const mentions = new Map<string, number>();
  for (const { text } of running)
    for (const [name] of text.matchAll(NAME)) mentions.set(name, (mentions.get(name) ?? 0) + 1);
  const unread = running
    .filter(({ path }) => JUDGED.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(EXPORTED)].map(([, name = '']) => ({ path, name })),
    )
    .filter(({ name }) => mentions.get(name) === 1);
  return [
    ...unread
      .filter(({ name }) => !(name in allowed))
      .map(({ path, name }) => `${path}: only tests or documents read ${name}`),
    ...Object.keys(allowed)
      .filter((name) => !unread.some((one) => one.name === name))
      .map(
        (name) => `${name} leaves check-unread-exports.ts: product code reads it, or it is gone`,
      ),
  ];
}
