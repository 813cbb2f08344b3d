import { ENDPOINT_PATHS } from '@signet/rulebook/endpoint-paths';
import { isTest, kebab, type SourceFile, sourceFiles } from '../source-files.ts';
import { type Import, importsIn } from './parse-imports.ts';

/** What each workspace may import from the others; `types` allows type-only imports. */
const MAY_IMPORT: Record<string, { values: readonly string[]; types?: readonly string[] }> = {
  'packages/industries': { values: [] },
  'packages/rulebook': { values: ['packages/industries/'] },
  'packages/ui': { values: [], types: ['packages/rulebook/src/core/field'] },
  'packages/personas': { values: ['packages/rulebook/', 'packages/industries/'] },
  'packages/embed-sdk': { values: [], types: ['packages/rulebook/'] },
  'packages/testing': { values: ['packages/'] },
  'packages/mcp': { values: [] },
  'packages/api-clients': { values: [] },
  'packages/web': { values: ['packages/rulebook/'] },
  'apps/portal': {
    values: ['packages/rulebook/', 'packages/industries/', 'packages/ui/', 'packages/web/'],
  },
  'apps/desk': { values: ['packages/rulebook/', 'packages/ui/', 'packages/web/'] },
  'apps/api': { values: ['packages/rulebook/', 'packages/industries/'] },
  'apps/sandbox': {
    values: [
      'packages/rulebook/src/reference/',
      'packages/rulebook/src/core/limits',
      'packages/rulebook/src/core/keys-of',
      'packages/rulebook/src/core/records',
      'packages/rulebook/src/core/localized', // vendors' texts in the reader's language
      'packages/rulebook/src/core/flags', // the sandbox is the service that provides the product's flags
      'packages/personas/',
      'packages/ui/',
    ],
  },
};

const TESTS_MAY_IMPORT = ['packages/personas/', 'packages/testing/'];

/** The external packages that a folder may use; folders not listed may use any. */
const OUTSIDE: Record<string, RegExp> = {
  'packages/rulebook/': /^zod(\/|$)/,
  'packages/ui/': /^(react|react-dom)(\/|$)/,
  'packages/web/': /^$/,
  'apps/desk/src/': /^(react|react-dom|wouter)(\/|$)/,
  'apps/portal/src/': /^(react|react-dom|wouter|minisearch|persona|qr|virtual:room-texts)(\/|$)/,
};

/**
 * The layers of each source tree, lowest first: a file imports only its own layer or a lower one.
 * The first matching row wins.
 */
const LAYERS: Record<string, readonly RegExp[]> = {
  'packages/rulebook/src/': [
    /^(core|reference)\//,
    // Forms, rules and views take their types from these four tables.
    /^([\w-]+\/(?!endpoints\.ts$)|(fields|answer-rows|answer-view|step-up-definitions)\.ts$)/,
    /^(?!endpoints\.ts$)[\w.-]+$/,
    /^[\w-]+\/endpoints\.ts$/,
    /^endpoints\.ts$/,
  ],
  'apps/api/src/': [/^(platform|migrations)\//, /./],
  'apps/portal/src/': [/^platform\//, /./],
  'apps/desk/src/': [/^platform\//, /^(session|shell)\//, /./],
};

const RULEBOOK = 'packages/rulebook/src/';

/** Forbidden imports. Biome finds cycles (noImportCycles). */
export function checkImports(files: readonly SourceFile[] = sourceFiles()): string[] {
  const screens = new Set(files.flatMap(({ path }) => SCREEN.exec(path)?.[1] ?? []));
  return files.flatMap(importsIn).flatMap((one) => errorOf(one, screens));
}

type Rule = (one: Import, screens: ReadonlySet<string>) => string | undefined;

const RULES: readonly Rule[] = [
  workspaceError,
  outsideError,
  layerError,
  screenError,
  handlerError,
  endpointsError,
  candidateError,
];

function errorOf(one: Import, screens: ReadonlySet<string>): string[] {
  const why = RULES.map((rule) => rule(one, screens)).find((error) => error !== undefined);
  return why === undefined ? [] : [`${one.from} → ${one.to}: ${why}`];
}

const workspaceOf = (path: string): string => path.split('/').slice(0, 2).join('/');

function workspaceError({ from, to, isInside, isTypeOnly }: Import): string | undefined {
  const row = MAY_IMPORT[workspaceOf(from)];
  if (!isInside || row === undefined || workspaceOf(from) === workspaceOf(to)) return undefined;
  const allowed = [
    ...row.values,
    ...(isTypeOnly ? (row.types ?? []) : []),
    ...(isTest(from) ? TESTS_MAY_IMPORT : []),
  ];
  return allowed.some((start) => to.startsWith(start))
    ? undefined
    : `${workspaceOf(from)} may not${isTypeOnly ? '' : ' (or only as types)'}`;
}

function outsideError({ from, to, isInside }: Import): string | undefined {
  const row = Object.entries(OUTSIDE).find(([start]) => from.startsWith(start));
  if (isInside || row === undefined || isTest(from) || row[1].test(to)) return undefined;
  return 'this folder does not use that package';
}

function layerError({ from, to }: Import): string | undefined {
  const row = Object.entries(LAYERS).find(
    ([start]) => from.startsWith(start) && to.startsWith(start),
  );
  if (row === undefined || isTest(from) || isTest(to)) return undefined;
  const [start, layers] = row;
  const layerOf = (path: string): number =>
    layers.findIndex((layer) => layer.test(path.slice(start.length)));
  return layerOf(to) > layerOf(from) ? `that is a higher layer of ${start}` : undefined;
}

const SCREEN = /^(apps\/portal\/src\/[\w-]+\/[\w-]+\/)screen\.tsx$/;

/**
 * A screen's folder is private to it; shared code belongs in the room. Top-level files are exempt
 * because they assemble the screens.
 */
function screenError({ from, to }: Import, screens: ReadonlySet<string>): string | undefined {
  const screenOf = (path: string): string | undefined =>
    [...screens].find((folder) => path.startsWith(folder));
  const other = screenOf(to);
  if (
    other === undefined ||
    isTest(from) ||
    screenOf(from) === other ||
    /^apps\/portal\/src\/([\w.-]+|words\/[\w.-]+)$/.test(from)
  )
    return undefined;
  return 'that belongs to one screen; what others use lies in the room';
}

const HANDLERS = new Set(['handlers', ...Object.keys(ENDPOINT_PATHS).map(kebab)]);

function handlerError({ from, to }: Import): string | undefined {
  const name = /^apps\/api\/src\/[\w-]+\/([\w-]+)\.ts$/.exec(to)?.[1] ?? '';
  const isComposition = from === 'apps/api/src/handlers.ts';
  return HANDLERS.has(name) && !isComposition && !isTest(from)
    ? 'only handlers.ts imports a handler'
    : undefined;
}

const CANDIDATES = `${RULEBOOK}decision/candidates/`;

/** A table that is not in force must never decide, so only the policy lab may read it. */
function candidateError({ from, to, isTypeOnly }: Import): string | undefined {
  const mayRead = from.startsWith(CANDIDATES) || /\/src\/policy\//.test(from) || isTest(from);
  return to.startsWith(CANDIDATES) && !isTypeOnly && !mayRead
    ? 'only the policy lab reads candidates'
    : undefined;
}

const ENDPOINT_SCHEMAS =
  /^packages\/rulebook\/src\/(([\w-]+\/)?endpoints|endpoint-paths|endpoint-row|application-bodies)\.ts$/;

function endpointsError({ from, to, isTypeOnly }: Import): string | undefined {
  const isLoaded =
    from.startsWith('apps/portal/') && ENDPOINT_SCHEMAS.test(to) && !isTypeOnly && !isTest(from);
  return isLoaded ? `a browser loads ${RULEBOOK}call-paths.ts only, the rest as types` : undefined;
}
