import { ENDPOINT_PATHS } from '@signet/rulebook/endpoint-paths';
import { isTest, kebab, type SourceFile, sourceFiles } from '../source-files.ts';
import { type Import, importsIn } from './parse-imports.ts';

/** What the code of a workspace may import of the others; `types` brings no code over. docs: "Who may import whom". */
const MAY_IMPORT: Record<string, { values: readonly string[]; types?: readonly string[] }> = {
  'packages/rulebook': { values: [] },
  'packages/ui': { values: [], types: ['packages/rulebook/src/fields/'] },
  'packages/personas': { values: ['packages/rulebook/'] },
  'packages/embed-sdk': { values: [], types: ['packages/rulebook/'] },
  'apps/portal': { values: ['packages/rulebook/', 'packages/ui/'] },
  'apps/api': { values: ['packages/rulebook/'] },
  'apps/sandbox': {
    values: [
      'packages/rulebook/src/entities/',
      'packages/rulebook/src/reference/',
      'packages/rulebook/src/limits',
      'packages/rulebook/src/flags', // it is the service that tells the product its flags
      'packages/personas/',
      'packages/ui/',
    ],
  },
};

/** What any test may import besides: the named people, and the databases and programs that tests run against. */
const TESTS_MAY_IMPORT = ['packages/personas/', 'tools/'];

/** The packages from outside that a folder may use; a folder that is not named here may use any. */
const OUTSIDE: Record<string, RegExp> = {
  'packages/rulebook/': /^(zod|validator|libphonenumber-js|stdnum)(\/|$)/,
  'packages/ui/src/combobox.tsx': /^(react|react-dom|react-aria-components)(\/|$)/,
  'packages/ui/': /^(react|react-dom)(\/|$)/,
  'apps/portal/src/': /^(react|react-dom|wouter|persona)(\/|$)/,
};

/** The inner order of the rulebook: a file imports its own layer or a lower one. The first row that begins a path counts. */
const LAYERS: readonly (readonly [start: string, layer: number])[] = [
  ['limits', 0],
  ['words', 0],
  ['saying', 0],
  ['bank-status', 0],
  ['flags', 0],
  ['events', 0],
  ['errors', 0],
  ['reference/brands', 5], // named by portal, and the portals are facts
  ['reference/', 1],
  ['fields/', 2],
  ['days-in-words', 2],
  ['entities/entities', 5], // names the values that facts may have
  ['entities/', 3],
  ['step-ups', 4],
  ['routes', 4],
  ['phone-link', 4],
  ['inquiry', 4],
  ['tax-information', 4],
  ['owners', 5], // says what a list makes of boStatus, which is a fact
  ['facts', 5],
  ['next-page', 6],
  ['level', 6],
  ['messages', 6],
  ['startup', 0],
  ['status', 6],
  ['underwriting', 6],
  ['accounts', 7],
  ['reason-shown', 7],
  ['asked-again', 7], // names reasons of underwriting
  ['reasons', 7],
  ['review', 7],
  ['ways-on', 9],
  ['boot', 10], // all that a page is handed
  ['endpoints/', 8],
];

const RULEBOOK = 'packages/rulebook/src/';

/** Imports that the house forbids. */
export function checkImports(files: readonly SourceFile[] = sourceFiles()): string[] {
  const imports = files.flatMap(importsIn);
  return [...imports.flatMap(faultsOf), ...cycles(imports.filter(({ isTypeOnly }) => !isTypeOnly))];
}

type Rule = (one: Import) => string | undefined;

const RULES: readonly Rule[] = [workspaceFault, outsideFault, layerFault, screenFault, handlerFault, endpointsFault];

const faultsOf = (one: Import): string[] => {
  const why = RULES.map((rule) => rule(one)).find((fault) => fault !== undefined);
  return why === undefined ? [] : [`${one.from} imports ${one.to}: ${why}`];
};

const workspaceOf = (path: string): string => path.split('/').slice(0, 2).join('/');

function workspaceFault({ from, to, isInside, isTypeOnly }: Import): string | undefined {
  const row = MAY_IMPORT[workspaceOf(from)];
  if (!isInside || row === undefined || workspaceOf(from) === workspaceOf(to)) return undefined;
  const allowed = [...row.values, ...(isTypeOnly ? (row.types ?? []) : []), ...(isTest(from) ? TESTS_MAY_IMPORT : [])];
  return allowed.some((start) => to.startsWith(start))
    ? undefined
    : `${workspaceOf(from)} may not${isTypeOnly ? '' : ' (or only as types)'}`;
}

function outsideFault({ from, to, isInside }: Import): string | undefined {
  const row = Object.entries(OUTSIDE).find(([start]) => from.startsWith(start));
  if (isInside || row === undefined || isTest(from) || row[1].test(to)) return undefined;
  return 'this folder does not use that package';
}

const layerOf = (path: string): number | undefined => LAYERS.find(([start]) => path.slice(RULEBOOK.length).startsWith(start))?.[1];

function layerFault({ from, to }: Import): string | undefined {
  if (!from.startsWith(RULEBOOK) || !to.startsWith(RULEBOOK) || isTest(from)) return undefined;
  const [own, other] = [layerOf(from), layerOf(to)];
  if (own === undefined || other === undefined) return 'a file of the rulebook has no layer; add it to LAYERS';
  return other > own ? 'that is a higher layer of the rulebook' : undefined;
}

const screenOf = (path: string): string | undefined => /^apps\/portal\/src\/screens\/([^/]+)\//.exec(path)?.[1];

function screenFault({ from, to }: Import): string | undefined {
  const [own, other] = [screenOf(from), screenOf(to)];
  return own !== undefined && other !== undefined && own !== other ? 'a screen imports no screen' : undefined;
}

const HANDLERS = new Set(Object.keys(ENDPOINT_PATHS).map(kebab));
const handlerOf = (path: string): string | undefined => {
  const name = /^apps\/api\/src\/handlers\/([^/]+)\.ts$/.exec(path)?.[1];
  return name !== undefined && HANDLERS.has(name) ? name : undefined;
};

function handlerFault({ from, to }: Import): string | undefined {
  const [own, other] = [handlerOf(from), handlerOf(to)];
  return own !== undefined && other !== undefined && own !== other ? 'a handler imports no handler' : undefined;
}

function endpointsFault({ from, to, isTypeOnly }: Import): string | undefined {
  const isLoaded = from.startsWith('apps/portal/') && to.startsWith(`${RULEBOOK}endpoints/`) && !isTypeOnly && !isTest(from);
  return isLoaded && to !== `${RULEBOOK}endpoints/paths.ts` ? 'a browser loads endpoints/paths only, the rest as types' : undefined;
}

/** Circles of imports that run code, each named once. */
function cycles(imports: readonly Import[]): string[] {
  const edges = Map.groupBy(
    imports.filter(({ isInside }) => isInside),
    ({ from }) => from,
  );
  const state = new Map<string, 'open' | 'done'>();
  const found: string[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    if (state.get(path) === 'open') found.push(`${[...trail.slice(trail.indexOf(path)), path].join(' → ')}: a circle of imports`);
    if (state.has(path)) return;
    state.set(path, 'open');
    for (const { to } of edges.get(path) ?? []) visit(to, [...trail, path]);
    state.set(path, 'done');
  };
  for (const path of edges.keys()) visit(path, []);
  return found;
}
