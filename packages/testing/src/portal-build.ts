import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { PROJECT } from './project-folder.ts';

type Chunk = {
  file: string;
  isEntry: boolean;
  imports: readonly string[];
  modules: readonly { module: string; renderedBytes: number }[];
};

export type PortalBuild = { folder: string; chunks: readonly Chunk[]; remove: () => void };

type BuildOptions = {
  /** Marks the names of all hashed files, as a change in each of them would. */
  filesNamed?: string;
};

/**
 * Builds the portal for production, apart from the build of `npm start`, and records the modules of
 * each chunk. PORTAL_BUILD names a folder with a build to use instead, whose chunks are unknown.
 */
export async function buildPortal({ filesNamed }: BuildOptions = {}): Promise<PortalBuild> {
  const built = filesNamed === undefined ? process.env.PORTAL_BUILD : undefined;
  if (built !== undefined) return { folder: built, chunks: [], remove: () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'signet-bench-portal-'));
  mkdirSync(join(folder, 'server'));
  const chunks: Chunk[] = [];
  const root = join(PROJECT, 'apps/portal');
  const common = { root, logLevel: 'warn' as const, mode: 'production' };
  const { NODE_ENV } = process.env;
  await build({
    ...common,
    build: { outDir: join(folder, 'client'), emptyOutDir: true },
    plugins: [recordChunks(chunks), ...(filesNamed === undefined ? [] : [nameFiles(filesNamed)])],
  });
  await build({
    ...common,
    build: { ssr: 'src/entry-server.tsx', outDir: join(folder, 'server'), emptyOutDir: true },
  });
  // Vite sets it to production in this process too, where a sandbox started next would refuse to run.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  return { folder, chunks, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function nameFiles(mark: string): Plugin {
  const [script, style] = ['js', '[ext]'].map((end) => `assets/[name]-${mark}-[hash].${end}`);
  return {
    name: 'name-files',
    outputOptions: (options) => ({
      ...options,
      entryFileNames: script,
      chunkFileNames: script,
      assetFileNames: style,
    }),
  };
}

function recordChunks(chunks: Chunk[]): Plugin {
  return {
    name: 'record-chunks',
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        const modules = Object.entries(output.modules).map(([id, { renderedLength }]) => ({
          module: shortName(id),
          renderedBytes: renderedLength,
        }));
        modules.sort((a, b) => b.renderedBytes - a.renderedBytes);
        chunks.push({
          file: output.fileName,
          isEntry: output.isEntry,
          imports: output.imports,
          modules,
        });
      }
    },
  };
}

/** Path relative to the project; for external packages, relative to node_modules. */
function shortName(id: string): string {
  const path = id.replaceAll('\0', '').replaceAll('\\', '/');
  const outside = path.lastIndexOf('node_modules/');
  if (outside >= 0) return path.slice(outside + 'node_modules/'.length);
  return path.startsWith(PROJECT) ? path.slice(PROJECT.length) : path;
}

export function initialChunks(chunks: readonly Chunk[]): Chunk[] {
  const found = new Map<string, Chunk>();
  const take = (chunk: Chunk | undefined): void => {
    if (chunk === undefined || found.has(chunk.file)) return;
    found.set(chunk.file, chunk);
    for (const file of chunk.imports) take(chunks.find((one) => one.file === file));
  };
  take(chunks.find(({ isEntry }) => isEntry));
  return [...found.values()];
}
