import { keysOf } from '@signet/rulebook/core/keys-of';
import { REASONS } from '@signet/rulebook/decision/reasons';
import { ENDPOINT_PATHS } from '@signet/rulebook/endpoint-paths';
import { EVENTS } from '@signet/rulebook/events';
import { errorCodesOf, FIELDS, fieldRow } from '@signet/rulebook/fields';
import {
  ADDED_STEPS,
  FORM_STEP_UPS,
  SKIPPED_STEP_UP_EVENTS,
  STEP_UP_EVENTS,
  STEP_UP_FORM_CALLS,
  STEP_UP_FORM_PAGES,
} from '@signet/rulebook/reference/enumerations';
import { LOCALE_IDS, localeRow } from '@signet/rulebook/reference/locales';
import { DEFAULT_PORTAL, PORTAL_IDS, portalRow } from '@signet/rulebook/reference/portals';
import { ROUTES } from '@signet/rulebook/routes';
import { STEP_UP_PAGES, STEP_UPS } from '@signet/rulebook/step-ups';
import { NOT_CAPTURED, SCREENS } from '@signet/testing/screen-states/screens';
import { isTest, kebab, type SourceFile, sourceFiles } from '../source-files.ts';
import { productTexts, type TextTable } from './product-texts.ts';

/**
 * Step-up pages not built yet, with the issue that will add them. Remove the row once the page
 * exists.
 */
const TO_COME: Readonly<Record<string, string>> = {};

/** Error codes from rules that compare two answers (core/form.ts). */
const CROSS_CODES: Readonly<Record<string, readonly string[]>> = {
  bankAccountConfirm: ['bankAccountConfirm.mismatch'],
  emailConfirm: ['emailConfirm.mismatch'],
  testDepositSecond: ['testDepositSecond.same'],
};

/** Locales with complete texts; the others override a few. */
const COMPLETE_LOCALES = LOCALE_IDS.filter((locale) => localeRow(locale).fallback === undefined);

/** Audiences of a decision reason; each needs a text. */
const READERS = ['applicant', 'staff'];

export const TABLES = {
  screens: Object.values(ROUTES).map(({ screen }): string => screen),
  routes: Object.keys(ROUTES),
  fields: keysOf(FIELDS).map((id) => ({
    id,
    codes: [...errorCodesOf(id), ...(CROSS_CODES[id] ?? [])],
  })),
  endpoints: Object.entries(ENDPOINT_PATHS).map(([key, [, path]]) => ({ key, path: String(path) })),
  events: Object.entries(EVENTS).map(([id, { why, properties }]) => ({
    id,
    why: String(why),
    properties: properties.map(String),
  })),
  secrets: keysOf(FIELDS)
    .filter((id) => fieldRow(id).secret === true)
    .map(String),
  answeredByForm: FORM_STEP_UPS.map((type) => String(STEP_UPS[type].answer?.endpoint)),
  stepUpPages: [...STEP_UP_PAGES].map(String),
  stepUpWords: stepUpWords(),
  reasons: REASONS.map(String),
  themes: PORTAL_IDS.map((portal) => portalRow(portal).brand.theme),
  captured: SCREENS.map(({ page }): string => ROUTES[page].screen),
  notCaptured: NOT_CAPTURED,
  toCome: TO_COME,
};
export type Tables = typeof TABLES;

type World = { files: readonly SourceFile[]; words: readonly TextTable[]; tables: Tables };

const TEXT_TABLES = await productTexts();
const CHECKS: readonly ((world: World) => string[])[] = [
  screenErrors,
  pictureErrors,
  fieldErrors,
  endpointErrors,
  eventErrors,
  stepUpErrors,
  stepUpWordErrors,
  reasonErrors,
  themeErrors,
  migrationErrors,
];

export function checkTables(
  files: readonly SourceFile[] = sourceFiles(),
  words: readonly TextTable[] = TEXT_TABLES,
  tables: Tables = TABLES,
): string[] {
  return CHECKS.flatMap((check) => check({ files, words, tables }));
}

function screenErrors({ files, tables }: World): string[] {
  const paths = new Set(files.map(({ path }) => path));
  const folders = [...paths].flatMap(
    (path) => /^(apps\/portal\/src\/[\w-]+\/[\w-]+)\/screen\.tsx$/.exec(path)?.[1] ?? [],
  );
  const named = [...new Set(tables.screens)];
  const foldersOf = (screen: string): string[] =>
    folders.filter((folder) => folder.endsWith(`/${screen}`));
  return [
    ...named
      .filter((screen) => foldersOf(screen).length === 0)
      .map((screen) => `no room has ${screen}/screen.tsx, and a route names it`),
    ...named
      .filter((screen) => foldersOf(screen).length > 1)
      .map((screen) => `two rooms have ${screen}/screen.tsx`),
    ...folders
      .flatMap((folder) => COMPLETE_LOCALES.map((locale) => `${folder}/texts.${locale}.ts`))
      .filter((path) => !paths.has(path))
      .map((path) => `${path} is missing`),
    ...folders
      .filter((folder) => !named.some((screen) => folder.endsWith(`/${screen}`)))
      .map((folder) => `${folder} has no route`),
  ];
}

/** Every screen is photographed, or NOT_CAPTURED says why not (docs/how-to/measure.md). */
function pictureErrors({ tables }: World): string[] {
  const named = [...new Set(tables.screens)];
  const unseen = named.filter(
    (screen) => !tables.captured.includes(screen) && !tables.notCaptured[screen]?.trim(),
  );
  const seen = Object.keys(tables.notCaptured).filter(
    (screen) => tables.captured.includes(screen) || !named.includes(screen),
  );
  return [
    ...unseen.map(
      (screen) =>
        `the screen ${screen} has no row in packages/testing/src/screen-states/screens.ts, and NOT_CAPTURED does not say why`,
    ),
    ...seen.map(
      (screen) =>
        `${screen} leaves NOT_CAPTURED in packages/testing/src/screen-states/screens.ts: a row shows it, or no route names it`,
    ),
  ];
}

function fieldErrors({ words, tables }: World): string[] {
  const table = words.find(({ table: path }) => path === 'packages/rulebook/src/texts');
  if (table === undefined) return ['packages/rulebook/src/texts.en-US.ts is missing'];
  return LOCALE_IDS.filter(
    (locale) => locale in table || COMPLETE_LOCALES.includes(locale),
  ).flatMap((locale) =>
    tables.fields.flatMap(({ id, codes }) => wordsOfField(locale, id, codes, table[locale] ?? {})),
  );
}

function wordsOfField(
  locale: string,
  id: string,
  codes: readonly string[],
  texts: Readonly<Record<string, string>>,
): string[] {
  const start = `${id}.errors.`;
  const written = Object.keys(texts)
    .filter((key) => key.startsWith(start))
    .map((key) => `${id}.${key.slice(start.length)}`);
  return [
    ...(texts[`${id}.label`] === undefined ? [`${locale}: the field ${id} has no label`] : []),
    ...codes
      .filter((code) => !written.includes(code))
      .map((code) => `${locale}: the error ${code} has no words`),
    ...written
      .filter((code) => !codes.includes(code))
      .map((code) => `${locale}: no rule gives the error ${code}`),
  ];
}

function endpointErrors({ files, tables }: World): string[] {
  const handlers = new Set(files.flatMap(handledKeys));
  const tests = files.filter(({ path }) => path.startsWith('apps/api/src/') && isTest(path));
  return tables.endpoints.flatMap(({ key, path }) => [
    ...(handlers.has(key) || tables.answeredByForm.includes(key)
      ? []
      : [`no room of the api handles ${key}: ${kebab(key)}.ts or handlers.ts`]),
    ...(tests.some(({ text }) => callsIt(text, key, path))
      ? []
      : [`no test of the api calls ${key} (${path})`]),
  ]);
}

/**
 * Short handlers are in the room's `handlers.ts`, longer ones in a file named after the call.
 * docs/decisions/0040.
 */
function handledKeys({ path, text }: SourceFile): string[] {
  const name = /^apps\/api\/src\/(?:[\w-]+\/)+([\w-]+)\.ts$/.exec(path)?.[1];
  const keys = [...text.matchAll(/^export const (\w+): Handler<'(\w+)'>/gm)].flatMap(
    ([, own, key]) => (own === key && key ? [key] : []),
  );
  return keys.filter((key) => name === 'handlers' || name === kebab(key));
}

/** True if the text contains the key, or the path with an expression in place of its id. */
function callsIt(text: string, key: string, path: string): boolean {
  const [start = '', end] = path.split('{id}');
  const literal = end === '' ? `${start}\\$\\{[^}]+\\}` : end === undefined ? start : `\\}${end}`;
  return new RegExp(`\\b${key}\\b|${literal}[\`'"?]`).test(text);
}

function eventErrors({ tables }: World): string[] {
  return tables.events.flatMap(({ id, why, properties }) => [
    ...(why.trim() === '' ? [`the event ${id} does not say when it is sent`] : []),
    ...properties
      .filter((name) => tables.secrets.includes(name))
      .map((name) => `the event ${id} carries ${name}, which is a secret`),
  ]);
}

function stepUpErrors({ tables }: World): string[] {
  const pages = [...new Set(tables.stepUpPages)];
  const unknown = pages.filter(
    (page) => !tables.routes.includes(page) && tables.toCome[page] === undefined,
  );
  const arrived = Object.keys(tables.toCome).filter((page) => tables.routes.includes(page));
  return [
    ...unknown.map((page) => `a step-up leads to ${page}, which is no route and not in TO_COME`),
    ...arrived.map(
      (page) => `${page} is a route now and leaves TO_COME in tools/checks/check-tables.ts`,
    ),
  ];
}

/** The words of step-ups that reference/enumerations.ts lists, beside those that definitions use. */
function stepUpWords(): Readonly<Record<string, { listed: readonly string[]; used: string[] }>> {
  const definitions = Object.entries(STEP_UPS);
  const answered = definitions.filter(([, { answer }]) => answer !== undefined);
  const events = definitions.flatMap(([, row]) => (row.event === undefined ? [] : [row]));
  return {
    FORM_STEP_UPS: { listed: FORM_STEP_UPS, used: answered.map(([type]) => type) },
    STEP_UP_FORM_PAGES: {
      listed: STEP_UP_FORM_PAGES,
      used: answered
        .filter(([, { answer }]) => answer?.screen === undefined)
        .flatMap(([, { pages }]) => pages.map(({ page }) => page)),
    },
    STEP_UP_FORM_CALLS: {
      listed: STEP_UP_FORM_CALLS,
      used: answered.map(([, { answer }]) => String(answer?.endpoint)),
    },
    ADDED_STEPS: {
      listed: ADDED_STEPS,
      used: definitions.flatMap(([, { step }]) => (step === undefined ? [] : [step.id])),
    },
    STEP_UP_EVENTS: { listed: STEP_UP_EVENTS, used: events.map(({ event }) => String(event)) },
    SKIPPED_STEP_UP_EVENTS: {
      listed: SKIPPED_STEP_UP_EVENTS,
      used: events
        .filter(({ events: ends }) => ends?.skipped !== undefined)
        .map(({ event }) => String(event)),
    },
  };
}

function stepUpWordErrors({ tables }: World): string[] {
  return Object.entries(tables.stepUpWords).flatMap(([list, { listed, used }]) => [
    ...used
      .filter((word) => !listed.includes(word))
      .map((word) => `a step-up says ${word}, which ${list} in reference/enumerations.ts lacks`),
    ...listed
      .filter((word) => !used.includes(word))
      .map((word) => `${list} in reference/enumerations.ts lists ${word}, which no step-up says`),
  ]);
}

function reasonErrors({ words, tables }: World): string[] {
  const table = words.find(({ table: path }) => path === 'packages/rulebook/src/outcome-texts');
  if (table === undefined)
    return [
      `packages/rulebook/src/outcome-texts.en-US.ts is missing: ${tables.reasons.length} reasons of underwriting have no words`,
    ];
  return COMPLETE_LOCALES.flatMap((locale) =>
    tables.reasons
      .flatMap((reason) => READERS.map((reader) => `${reason}.${reader}`))
      .filter((key) => table[locale]?.[`REASON_TEXTS.${key}`] === undefined)
      .map((key) => `${locale}: the reason ${key} has no words`),
  );
}

/** A brand's look is a CSS file named after its theme; the default portal's is tokens.css. */
function themeErrors({ files, tables }: World): string[] {
  const drawn = files.flatMap(
    ({ path }) => /^packages\/ui\/src\/brands\/([\w-]+)\.css$/.exec(path)?.[1] ?? [],
  );
  const own = portalRow(DEFAULT_PORTAL).brand.theme;
  return [
    ...tables.themes
      .filter((theme) => theme !== own && !drawn.includes(theme))
      .map((theme) => `packages/ui/src/brands/${theme}.css is missing, and a portal names it`),
    ...drawn
      .filter((theme) => !tables.themes.includes(theme))
      .map((theme) => `packages/ui/src/brands/${theme}.css is no portal’s`),
  ];
}

function migrationErrors({ files }: World): string[] {
  const numbers = files.flatMap(({ path }) => numbersOfMigrations(path));
  return numbers
    .sort()
    .flatMap((number, at, all) =>
      number === all[at - 1] ? [`migration ${number} is there twice`] : [],
    ); // branches that are made side by side have numbers of their own, so gaps are right
}

/** The migration numbers in a file: one, or the range in its name. */
function numbersOfMigrations(path: string): string[] {
  const [, first, last = first] =
    /^apps\/api\/src\/migrations\/(\d{4})(?:-to-(\d{4}))?-[\w-]+\.(?:ts|sql)$/.exec(path) ?? [];
  if (first === undefined) return [];
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_one, at) =>
    String(Number(first) + at).padStart(4, '0'),
  );
}
