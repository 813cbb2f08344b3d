import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Boot } from '@signet/rulebook/boot';
import { z } from 'zod';
import type { PageHashes } from '../platform/http/security-headers.ts';

type Chunk = { scripts: readonly string[]; styles: readonly string[] };
type Assets = {
  script: string;
  preloads: readonly string[];
  chunks: Readonly<Record<string, Chunk>>;
  sheets: Readonly<Record<string, string>>;
};
type ServerEntry = {
  render(boot: Boot, assets: Assets): string;
  inlineScripts(assets: Assets): string[];
  INLINE_STYLES: readonly string[];
};

export type PortalBuild = { render(boot: Boot): string; hashes: PageHashes; assetsDir: string };

const manifestShape = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
  }),
);
type Manifest = z.infer<typeof manifestShape>;

/**
 * All chunks imported by a chunk, directly or indirectly, each once, so that the browser can load
 * them in parallel.
 */
function importsOf(manifest: Manifest, entry: string, seen = new Set<string>()): string[] {
  for (const name of manifest[entry]?.imports ?? []) {
    if (seen.has(name)) continue;
    seen.add(name);
    importsOf(manifest, name, seen);
  }
  return [...seen];
}

function chunksOf(manifest: Manifest): Record<string, Chunk> {
  const addressesOf = (files: readonly string[]) => files.map((file) => `/${file}`);
  return Object.fromEntries(
    Object.keys(manifest).flatMap((key) => {
      const rows = [key, ...importsOf(manifest, key)].flatMap((needed) => manifest[needed] ?? []);
      const chunk = {
        scripts: addressesOf(rows.map(({ file }) => file)),
        styles: addressesOf(rows.flatMap(({ css }) => css ?? [])),
      };
      const name = manifest[key]?.name;
      return name === undefined ? [] : [[name, chunk] as const];
    }),
  );
}

const hashOf = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

const manifestOf = (folder: string): string => join(folder, 'client/.vite/manifest.json');
const serverOf = (folder: string): string => join(folder, 'server/entry-server.js');

export const assetsOfPortal = (folder: string): string => join(folder, 'client/assets');

export const hasPortalBuild = (folder: string): boolean =>
  existsSync(manifestOf(folder)) && existsSync(serverOf(folder));

/**
 * Loads the built portal from a folder; undefined if there is no build yet. Throws if the build is
 * broken.
 */
export async function loadPortalBuild(folder: string): Promise<PortalBuild | undefined> {
  if (!hasPortalBuild(folder)) return undefined;
  const manifest = manifestShape.parse(JSON.parse(readFileSync(manifestOf(folder), 'utf8')));
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry === true);
  const script = entry === undefined ? undefined : manifest[entry]?.file;
  if (entry === undefined || script === undefined)
    throw new Error('the portal’s manifest names no entry');
  // Built from entry-server.tsx, which exports these three.
  const server = (await import(pathToFileURL(serverOf(folder)).href)) as ServerEntry;
  const preloads = importsOf(manifest, entry).flatMap((name) => manifest[name]?.file ?? []);
  const styles = new Set(Object.values(manifest).flatMap(({ css }) => css ?? []));
  const sheets = Object.fromEntries(
    [...styles].map((file) => [
      `/${file}`,
      readFileSync(join(folder, 'client', file), 'utf8').trim(),
    ]),
  );
  const assets = {
    script: `/${script}`,
    preloads: preloads.map((file) => `/${file}`),
    chunks: chunksOf(manifest),
    sheets,
  };
  return {
    render: (boot) => server.render(boot, assets),
    hashes: {
      styles: [...server.INLINE_STYLES, ...Object.values(sheets)].map(hashOf),
      scripts: server.inlineScripts(assets).map(hashOf),
    },
    assetsDir: assetsOfPortal(folder),
  };
}
