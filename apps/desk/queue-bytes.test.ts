import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { afterAll, expect, test, vi } from 'vitest';

afterAll(() => vi.unstubAllEnvs());

/** Promised for the page that staff open first. */
const maxBytes = 120_000;

test(`the queue page loads at most ${maxBytes / 1000} kB of compressed script, and the calls of staff only`, async () => {
  vi.stubEnv('NODE_ENV', 'production'); // else React’s own checks are built in
  const built = await build({
    configFile: `${import.meta.dirname}/vite.config.ts`,
    root: import.meta.dirname,
    logLevel: 'warn',
    build: { write: false },
  });
  const outputs = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[]; // not a watcher
  const chunks = outputs
    .flatMap(({ output }) => output)
    .filter((one): one is Rolldown.OutputChunk => one.type === 'chunk');
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const loaded = new Set<string>();
  const load = (name: string): void => {
    if (loaded.has(name)) return;
    loaded.add(name);
    named.get(name)?.imports.forEach(load);
  };
  for (const { fileName, isEntry, moduleIds } of chunks)
    if (isEntry || moduleIds.some((id) => id.endsWith('decision/queue/screen.tsx'))) load(fileName);
  const codes = [...loaded].map((name) => named.get(name)?.code ?? '');
  const bytes = codes.reduce((sum, code) => sum + gzipSync(code).length, 0);
  console.log(`queue page: ${loaded.size} scripts, ${bytes} bytes compressed`);
  expect(loaded.size).toBeGreaterThan(1);
  expect(bytes).toBeLessThanOrEqual(maxBytes);
  const all = chunks.map(({ code }) => code).join('');
  expect(all).toContain('/api/v2/reviews');
  expect(all).not.toContain('/api/v2/partners/applications');
});
