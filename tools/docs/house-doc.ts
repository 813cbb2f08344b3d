import { importsIn } from '../checks/parse-imports.ts';
import { isTest, type SourceFile, sourceFiles } from '../source-files.ts';
import { markdownTable } from './markdown.ts';

/**
 * A part of the product that imports point between; a file belongs to the first part whose pattern
 * it matches.
 */
type Part = { id: string; label: string; path: RegExp };

/** The workspaces and what is built around them. */
const WORKSPACES: readonly Part[] = [
  { id: 'bench', label: 'bench', path: /^bench\// },
  { id: 'e2e', label: 'e2e', path: /^e2e\// },
  { id: 'tools', label: 'tools', path: /^tools\// },
  ...['portal', 'desk', 'api', 'sandbox'].map((name) => ({
    id: name,
    label: `apps/${name}`,
    path: new RegExp(`^apps/${name}/`),
  })),
  ...['testing', 'personas', 'embed-sdk', 'web', 'ui', 'rulebook', 'industries'].map((name) => ({
    id: name,
    label: `packages/${name}`,
    path: new RegExp(`^packages/${name}/`),
  })),
];

/**
 * The layers inside the API and the portal, and those of the rulebook, which
 * `tools/checks/check-imports.ts` holds to the same order.
 */
const LAYERS: readonly { title: string; parts: readonly Part[] }[] = [
  {
    title: 'apps/api',
    parts: [
      {
        id: 'api-contract',
        label: 'what a handler is given: deps, handler',
        path: /^apps\/api\/src\/(deps|handler)\.ts$/,
      },
      {
        id: 'api-top',
        label: 'composition: app, endpoint loop, access, store, providers, API reference',
        path: /^apps\/api\/src\/([\w.-]+$|api-reference\/)/,
      },
      {
        id: 'api-platform',
        label: 'platform, migrations',
        path: /^apps\/api\/src\/(platform|migrations)\//,
      },
      { id: 'api-rooms', label: 'application, rooms, portal pages', path: /^apps\/api\/src\// },
    ],
  },
  {
    title: 'apps/portal',
    parts: [
      {
        id: 'portal-top',
        label: 'composition: main, router, app shell',
        path: /^apps\/portal\/src\/[\w.-]+$/,
      },
      { id: 'portal-platform', label: 'platform', path: /^apps\/portal\/src\/platform\// },
      { id: 'portal-rooms', label: 'rooms, shell, embed', path: /^apps\/portal\/src\// },
    ],
  },
  {
    title: 'packages/rulebook',
    parts: [
      {
        id: 'rulebook-core',
        label: 'core, reference',
        path: /^packages\/rulebook\/src\/(core|reference)\//,
      },
      {
        id: 'rulebook-endpoints',
        label: 'endpoints of the rooms, and their spread',
        path: /^packages\/rulebook\/src\/([\w-]+\/)?endpoints\.ts$/,
      },
      {
        id: 'rulebook-rooms',
        label: 'rooms, and the four tables that type them',
        path: /^packages\/rulebook\/src\/([\w-]+\/|(fields|answer-rows|answer-view|step-up-definitions)\.ts$)/,
      },
      {
        id: 'rulebook-top',
        label: 'tables that cut across: routes, next page, status …',
        path: /^packages\/rulebook\/src\//,
      },
    ],
  },
];

type Arrow = { from: string; to: string; isTypeOnly: boolean };

/** Arrows between parts, each once; one that carries types alone says so. */
export function arrowsBetween(parts: readonly Part[], files: readonly SourceFile[]): Arrow[] {
  const partOf = (path: string): string | undefined =>
    parts.find((part) => part.path.test(path))?.id;
  const arrows = new Map<string, Arrow>();
  for (const { from, to, isInside, isTypeOnly } of files.flatMap(importsIn)) {
    const [start, end] = [partOf(from), isInside ? partOf(to) : undefined];
    if (start === undefined || end === undefined || start === end) continue;
    const known = arrows.get(`${start} ${end}`);
    arrows.set(`${start} ${end}`, {
      from: start,
      to: end,
      isTypeOnly: isTypeOnly && (known?.isTypeOnly ?? true),
    });
  }
  const order = (id: string): number => parts.findIndex((part) => part.id === id);
  return [...arrows.values()].sort(
    (one, other) => order(one.from) - order(other.from) || order(one.to) - order(other.to),
  );
}

/** A Mermaid flowchart; dotted arrows carry types only. */
function drawing(parts: readonly Part[], files: readonly SourceFile[]): string {
  const nodes = parts.map(({ id, label }) => `  ${id}["${label}"]`);
  const arrows = arrowsBetween(parts, files).map(
    ({ from, to, isTypeOnly }) => `  ${from} ${isTypeOnly ? '-.->' : '-->'} ${to}`,
  );
  return ['```mermaid', 'flowchart TD', ...nodes, ...arrows, '```'].join('\n');
}

/** Which rooms each room of a package reads: `rooms` are the folders of the README's map. */
function roomTable(folder: string, files: readonly SourceFile[]): string {
  const roomOf = (path: string): string | undefined =>
    new RegExp(`^${folder}/src/([\\w-]+)/`).exec(path)?.[1];
  const read = new Map<string, Set<string>>();
  for (const { from, to, isInside } of files.flatMap(importsIn)) {
    const [room, other] = [roomOf(from), isInside ? roomOf(to) : undefined];
    if (room === undefined) continue;
    const others = read.get(room) ?? new Set();
    read.set(room, others);
    if (other !== undefined && other !== room) others.add(other);
  }
  return markdownTable(
    [...read].map(([room, others]) => ({ folder: room, imports: [...others].sort() })),
  );
}

/**
 * The page that draws the house: workspaces, layers, and what each room imports. Tests and their
 * support are left out, apart from e2e and packages/testing.
 */
export function houseDoc(files: readonly SourceFile[] = sourceFiles()): string {
  const product = files.filter(
    ({ path }) => !isTest(path) || /^(e2e|packages\/testing)\//.test(path),
  );
  return [
    'An arrow points from the code that imports to the code that is imported; a dotted arrow carries types only. No files import each other in a circle (`npm run lint`), and the order of the layers is checked (`npm run check`). Rooms of the API know the composition above them by the types of `deps.ts` and `handler.ts` alone.',
    '## Workspaces',
    drawing(WORKSPACES, product),
    '## Layers',
    ...LAYERS.flatMap(({ title, parts }) => [`### ${title}`, drawing(parts, product)]),
    '## What each room imports of the others',
    'A room may use what another one exports, never its handlers or screens.',
    ...['packages/rulebook', 'apps/api', 'apps/portal', 'apps/desk'].flatMap((folder) => [
      `### ${folder}`,
      roomTable(folder, product),
    ]),
  ].join('\n\n');
}
