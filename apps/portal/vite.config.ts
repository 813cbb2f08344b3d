import { fileURLToPath } from 'node:url';
import { ERRORS, type ErrorRow } from '@signet/rulebook/core/errors';
import { LIMITS } from '@signet/rulebook/core/limits';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { roomTexts, textChunkOf, textModule } from './room-texts.ts';
import { APART, chunkOfFile, OF_EMBED, OF_ORDERS, SELDOM_SEEN, WHEN_IDLE } from './src/chunk-of-room.ts';

const PORTAL_TEXTS = /[\\/]portal[\\/]src[\\/](.+)[\\/]texts\.([\w-]+)\.ts$/;
const RULEBOOK_TEXTS = /[\\/]rulebook[\\/]src[\\/](?:.*[\\/])?(?:(?:error|step-up)-)?texts\.([\w-]+)\.ts$/;

/** One chunk for all texts of a room in one locale, and one for those that every form shows: as many requests as there are rooms on the way. */
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

/** One chunk for all screens of a room. */
function roomChunk(id: string): string | null {
  const [, room] = ROOM.exec(id) ?? [];
  return room === undefined || SELDOM_SEEN.test(id) ? null : chunkOfFile(id, room);
}

/** What rooms lend each other: it lies in the room itself, or in one of these folders. */
const LENT =
  /[\\/]portal[\\/]src[\\/](?!platform|shell)[\w-]+[\\/](?:(?:quebec|country|step-up-form|review-request|terms)[\\/])?[\w-]+\.tsx?$/;

/** True for a file of another journey, or of a part that few see. */
function isApart(id: string): boolean {
  const [, room] = ROOM.exec(id) ?? [];
  const isOfOther = [SELDOM_SEEN, WHEN_IDLE, OF_ORDERS, OF_EMBED].some((part) => part.test(id));
  return isOfOther || (room !== undefined && APART.includes(chunkOfFile(id, room)));
}

/** What leads to every page but the first, what stands around it, and what the pages that ask something are made of. */
const PAGES = [
  /[\\/]portal[\\/]src[\\/](?:route-guard|screen-outlet|shell[\\/][\w-]+)\.tsx?$/,
  /[\\/]portal[\\/]src[\\/]platform[\\/](?:(?:form|screen|address|application-events|save-for-later)[\\/])?(?!report-error)[\w-]+\.tsx?$/,
  /[\\/]platform[\\/](?:texts[\\/]text-files|feedback[\\/]remove-after-question)\.tsx?$/,
  /[\\/]packages[\\/](?:ui|rulebook)[\\/]src[\\/].*\.tsx?$/,
  LENT,
];

/** Writes each limit where it is read: the browser needs a dozen of the table's two hundred rows. */
const limitsInPlace = (): Plugin => ({
  name: 'limits-in-place',
  transform: {
    filter: { id: /\.tsx?$/, code: 'LIMITS.' },
    handler: (code) => ({
      code: code.replaceAll(/\bLIMITS\.(\w+)/g, (read, name: string) =>
        name in LIMITS ? `(${JSON.stringify(LIMITS[name as keyof typeof LIMITS])})` : read,
      ),
      map: null, // every line stays where it is
    }),
  },
});

/** Leaves out errors that no page shows, with their texts: each stands on a line of its own. */
const errorsOfPages = (): Plugin => ({
  name: 'errors-of-pages',
  transform: {
    filter: { id: /[\\/]core[\\/]error(?:s|-texts\.[\w-]+)\.ts$/ },
    handler: (code) => ({
      code: code.replaceAll(/^ {2}'([\w.]+)': .*$/gm, (line, error: string) => {
        const row: ErrorRow | undefined = ERRORS[error as keyof typeof ERRORS];
        return row?.toPrograms ? '' : line;
      }),
      map: null, // every line stays where it is
    }),
  },
});

type Graph = { getModuleInfo(id: string): { importedIds?: readonly string[]; dynamicallyImportedIds?: readonly string[] } | null };

/** What the entry imports, directly or not, and React’s half for the document, which the entry starts in a task of its own. */
const initial = new Set<string>();

function firstChunk(id: string, graph: Graph): string | null {
  if (initial.size === 0) {
    const entry = fileURLToPath(new URL('src/main.tsx', import.meta.url));
    const waiting = [entry, ...(graph.getModuleInfo(entry)?.dynamicallyImportedIds ?? []).filter((each) => REACT_DOM.test(each))];
    for (const next of waiting) {
      if (initial.has(next)) continue;
      initial.add(next);
      waiting.push(...(graph.getModuleInfo(next)?.importedIds ?? []));
    }
  }
  return initial.has(id) ? 'main' : null;
}

/** Columns that only the proof and the documents read: which controls lead on, when an event is sent, what a call does, and a rule in words. */
const UNREAD_COLUMNS: readonly [RegExp, string][] = [
  [/,?\s*\b(?:actions|events): (?:\{(?:[^{}]|\{[^{}]*\})*\}|\w+)/g, ''],
  [/(\bsummary: |\bdescribed\(\s*)(['"])(?:(?!\2)[^\\]|\\.)*\2/g, '$1$2$2'],
];

/** Leaves them out of the tables of pages and step-ups. */
const withoutProofColumns = (): Plugin => ({
  name: 'without-proof-columns',
  transform: {
    filter: { id: /rulebook[\\/]src[\\/](?:routes|next-page|status|[\w-]+[\\/]step-ups)\.ts$/ },
    handler: (code) => ({ code: UNREAD_COLUMNS.reduce((text, [column, without]) => text.replaceAll(column, without), code), map: null }),
  },
});

/**
 * What the first page runs is one chunk, what leads to the others and what they have in common a second: many small chunks cost a request each and
 * pack worse, and a room that imported another would bring it along. Texts come by room and locale, and the words of industries by language, as
 * their imports say.
 */
const GROUPS = [
  { name: firstChunk, debugName: 'main', priority: 1 },
  { name: textChunk, debugName: 'texts', includeDependenciesRecursively: false },
  { name: (id: string) => (!isApart(id) && PAGES.some((page) => page.test(id)) ? 'pages' : null), debugName: 'pages' },
  { name: (id: string) => (OF_ORDERS.test(id) ? 'paying' : ROOM.test(id) ? null : 'shared'), debugName: 'shared', minShareCount: 2 },
  { name: roomChunk, debugName: 'rooms' },
];

/** Two builds: the browser's chunks with their manifest, and `entry-server.js`, which the API loads to draw the first page. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), limitsInPlace(), roomTexts(), withoutProofColumns(), ...(isSsrBuild ? [] : [errorsOfPages()])],
  publicDir: false,
  resolve: {
    alias: [
      { find: 'use-sync-external-store/shim/index.js', replacement: 'react' }, // React has had it since 18
    ],
  },
  // The server's bundle holds React itself, and only its production half.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    sourcemap: isSsrBuild ? false : 'hidden', // to read the places in reports of errors; never served
    assetsInlineLimit: 0,
    modulePreload: false,
    // Before the built-in one: both together leave a kilobyte and a half less of the journey's scripts.
    minify: isSsrBuild ? false : 'terser',
    // A function in parentheses is compiled at once: React’s wrapper, which runs in any case, was parsed twice, a fifteenth of a second on a slow phone.
    terserOptions: { format: { wrap_func_args: true }, module: true, ecma: 2020, compress: { passes: 3 } },
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
