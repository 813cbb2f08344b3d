import { fileURLToPath } from 'node:url';
import { ERRORS, type ErrorRow } from '@signet/rulebook/core/errors';
import { isKeyOf } from '@signet/rulebook/core/keys-of';
import { LIMITS } from '@signet/rulebook/core/limits';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { roomTexts, textChunkOf, textModule } from './room-texts.ts';
import {
  APART,
  chunkOfFile,
  OF_ACCOUNT,
  OF_EMBED,
  OF_ORDERS,
  SELDOM_SEEN,
  WHEN_IDLE,
} from './src/platform/chunk-of-room.ts';

const PORTAL_TEXTS = /[\\/]portal[\\/]src[\\/](.+)[\\/]texts\.([\w-]+)\.ts$/;
const RULEBOOK_TEXTS =
  /[\\/]rulebook[\\/]src[\\/](?:.*[\\/])?(?:(?:error|step-up)-)?texts\.([\w-]+)\.ts$/;

/**
 * One text chunk per room and locale, plus one for texts of every form, so there are as many
 * requests as rooms visited.
 */
function textChunk(id: string): string | null {
  const module = textModule(id);
  if (module) return `texts-${module.chunk}-${module.locale}`;
  const [, folder, locale] = PORTAL_TEXTS.exec(id) ?? [];
  if (folder !== undefined) return `texts-${textChunkOf(folder.replaceAll('\\', '/'))}-${locale}`;
  const rulebook = RULEBOOK_TEXTS.exec(id);
  return rulebook && `texts-forms-${rulebook[1]}`;
}

const ROOM = /[\\/]portal[\\/]src[\\/](?!platform[\\/])([\w-]+)[\\/].*\.tsx?$/;

const REACT_DOM = /[\\/]node_modules[\\/]react-dom[\\/]/;

function roomChunk(id: string): string | null {
  const [, room] = ROOM.exec(id) ?? [];
  return room === undefined || SELDOM_SEEN.test(id) ? null : chunkOfFile(id, room);
}

const LENT =
  /[\\/]portal[\\/]src[\\/](?!platform|shell)[\w-]+[\\/](?:(?:quebec|country|review-request|terms)[\\/])?[\w-]+\.tsx?$/;

function isApart(id: string): boolean {
  const [, room] = ROOM.exec(id) ?? [];
  const isOfOther = [SELDOM_SEEN, WHEN_IDLE, OF_ORDERS, OF_ACCOUNT, OF_EMBED].some((part) =>
    part.test(id),
  );
  return isOfOther || (room !== undefined && APART.includes(chunkOfFile(id, room)));
}

const PAGES = [
  /[\\/]portal[\\/]src[\\/](?:route-guard|screen-outlet|shell[\\/][\w-]+)\.tsx?$/,
  /[\\/]portal[\\/]src[\\/]platform[\\/](?:(?:form|screen|address|application-events|save-for-later)[\\/])?(?!report-error)[\w-]+\.tsx?$/,
  /[\\/]platform[\\/](?:texts[\\/](?:text-files|lent-texts)|feedback[\\/]remove-after-question)\.tsx?$/,
  /[\\/]packages[\\/](?:ui|rulebook|web)[\\/]src[\\/].*\.tsx?$/,
  LENT,
];

/**
 * Inlines each limit where it is used: the browser needs a dozen of the table's two hundred rows.
 */
const limitsInPlace = (): Plugin => ({
  name: 'limits-in-place',
  transform: {
    filter: { id: /\.tsx?$/, code: 'LIMITS.' },
    handler: (code) => ({
      code: code.replaceAll(/\bLIMITS\.(\w+)/g, (read, name: string) =>
        isKeyOf(LIMITS, name) ? `(${JSON.stringify(LIMITS[name])})` : read,
      ),
      map: null, // line positions do not change
    }),
  },
});

/** Drops errors that no page shows, with their texts; relies on one line per entry. */
const errorsOfPages = (): Plugin => ({
  name: 'errors-of-pages',
  transform: {
    filter: { id: /[\\/]core[\\/]error(?:s|-texts\.[\w-]+)\.ts$/ },
    handler: (code) => ({
      code: code.replaceAll(/^ {2}'([\w.]+)': .*$/gm, (line, error: string) => {
        const row: ErrorRow | undefined = isKeyOf(ERRORS, error) ? ERRORS[error] : undefined;
        return row?.toPrograms ? '' : line;
      }),
      map: null, // line positions do not change
    }),
  },
});

type Graph = {
  getModuleInfo(
    id: string,
  ): { importedIds?: readonly string[]; dynamicallyImportedIds?: readonly string[] } | null;
};

/**
 * Static imports of the entry, direct and indirect, plus react-dom, which the entry loads in a task
 * of its own.
 */
const initial = new Set<string>();

function firstChunk(id: string, graph: Graph): string | null {
  if (initial.size === 0) {
    const entry = fileURLToPath(new URL('src/main.tsx', import.meta.url));
    const waiting = [
      entry,
      ...(graph.getModuleInfo(entry)?.dynamicallyImportedIds ?? []).filter((each) =>
        REACT_DOM.test(each),
      ),
    ];
    for (const next of waiting) {
      if (initial.has(next)) continue;
      initial.add(next);
      waiting.push(...(graph.getModuleInfo(next)?.importedIds ?? []));
    }
  }
  return initial.has(id) ? 'main' : null;
}

/**
 * Columns used only by proofs and docs: a page's actions, an event's trigger, a call's summary, and
 * rules in words.
 */
const UNREAD_COLUMNS: readonly [RegExp, string][] = [
  [/,?\s*\b(?:actions|events): (?:\{(?:[^{}]|\{[^{}]*\})*\}|\w+)/g, ''],
  [/(\bsummary: |\bdescribed\(\s*)(['"])(?:(?!\2)[^\\]|\\.)*\2/g, '$1$2$2'],
];

const withoutProofColumns = (): Plugin => ({
  name: 'without-proof-columns',
  transform: {
    filter: { id: /rulebook[\\/]src[\\/](?:routes|next-page|status|[\w-]+[\\/]step-ups)\.ts$/ },
    handler: (code) => ({
      code: UNREAD_COLUMNS.reduce(
        (text, [column, without]) => text.replaceAll(column, without),
        code,
      ),
      map: null,
    }),
  },
});

/**
 * One chunk for the first page and a second for shared code: many small chunks cost a request each,
 * compress worse, and a room importing another would pull it in. Texts are split by room and
 * locale, industry words by language, as their imports say.
 */
const GROUPS = [
  { name: firstChunk, debugName: 'main', priority: 1 },
  { name: textChunk, debugName: 'texts', includeDependenciesRecursively: false },
  {
    name: (id: string) => (OF_ACCOUNT.test(id) ? 'account' : null),
    debugName: 'account',
    includeDependenciesRecursively: false,
  },
  {
    name: (id: string) => (!isApart(id) && PAGES.some((page) => page.test(id)) ? 'pages' : null),
    debugName: 'pages',
  },
  {
    name: (id: string) => (OF_ORDERS.test(id) ? 'paying' : ROOM.test(id) ? null : 'shared'),
    debugName: 'shared',
    minShareCount: 2,
  },
  { name: roomChunk, debugName: 'rooms' },
];

/**
 * Two builds: the browser's chunks with a manifest, and `entry-server.js`, which the API loads to
 * render the first page.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    limitsInPlace(),
    roomTexts(),
    withoutProofColumns(),
    ...(isSsrBuild ? [] : [errorsOfPages()]),
  ],
  publicDir: false,
  resolve: {
    alias: [
      { find: 'use-sync-external-store/shim/index.js', replacement: 'react' }, // built into React since 18
    ],
  },
  // The server bundle contains React itself, in its production build only.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    sourcemap: isSsrBuild ? false : 'hidden', // for symbolicating error reports; never served
    assetsInlineLimit: 0,
    modulePreload: false,
    // Runs before the built-in minifier: together they save 1.5 kB of the journey's scripts.
    minify: isSsrBuild ? false : 'terser',
    // Parenthesized functions are compiled eagerly: React's wrapper, which always runs, was
    // otherwise parsed twice, costing a slow phone 1/15 s.
    terserOptions: {
      format: { wrap_func_args: true },
      module: true,
      ecma: 2020,
      compress: { passes: 3 },
    },
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            input: 'src/main.tsx',
            output: { codeSplitting: { groups: GROUPS }, minify: true },
          },
        }),
  },
  ssr: { noExternal: true },
}));
