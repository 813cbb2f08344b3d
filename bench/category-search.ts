import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { DESCRIBED_INDUSTRIES } from '@signet/industries/described-industries';
import { buildIndustryIndex } from '@signet/industries/search/industry-index';
import { SEARCH_CASES, type SearchCase, shareFound } from '@signet/industries/search/search-cases';
import { searchIndustries } from '@signet/industries/search/search-industries';
import { buildPortal } from '@signet/testing/portal-build';
import { atMost, median, percentile, rounded } from './figures.ts';

/** Promises of the category search. docs/readings.md 130. */
const PROMISED = { exactTop3: 0.95, misspelledTop3: 0.85, p99Ms: 1, indexBytes: 60 * 1024 };

/**
 * Each keystroke is timed this often and the median counts, so that other programs do not distort
 * the result.
 */
const RUNS = 7;

const atLeast = (value: number, limit: number) => ({
  value: rounded(value, 4),
  limit,
  met: value >= limit,
});

/**
 * Accuracy and speed of the category search per keystroke, and the size of its index on the wire.
 */
export async function measure(): Promise<object> {
  const start = performance.now();
  const index = buildIndustryIndex(DESCRIBED_INDUSTRIES);
  const buildMs = performance.now() - start;
  const search = ({ text, language }: SearchCase) =>
    searchIndustries(index, text, language).map(({ id }) => id);
  const cases = [...SEARCH_CASES.exact, ...SEARCH_CASES.misspelled];
  for (const query of cases) search(query); // JIT warm-up
  const times = cases.flatMap((query) =>
    [...query.text].map((_letter, at) =>
      timeOf(() => search({ ...query, text: query.text.slice(0, at + 1) })),
    ),
  );
  const missed = cases.filter((query) => shareFound([query], search) === 0).map(({ text }) => text);
  return {
    exactTop3: atLeast(shareFound(SEARCH_CASES.exact, search), PROMISED.exactTop3),
    misspelledTop3: atLeast(shareFound(SEARCH_CASES.misspelled, search), PROMISED.misspelledTop3),
    missed,
    p50: rounded(median(times), 4),
    p99: atMost(rounded(percentile(times, 0.99), 4), PROMISED.p99Ms),
    slowest: rounded(Math.max(...times), 4),
    keystrokes: times.length,
    industries: DESCRIBED_INDUSTRIES.length,
    words: index.tree.words.length,
    buildMs: rounded(buildMs),
    ...(await weigh()),
  };
}

function timeOf(work: () => void): number {
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return median(times);
}

/**
 * Size in Brotli of the chunks with the table and one language's words, and whether the first
 * screen loads any of them.
 */
async function weigh() {
  const { folder, chunks, remove } = await buildPortal();
  try {
    const holds = chunks.filter(({ modules }) =>
      modules.some(({ module }) => /industries\/src\/(groups|words\/en)/.test(module)),
    );
    const bytes = holds.reduce(
      (sum, { file }) =>
        sum + brotliCompressSync(readFileSync(join(folder, 'client', file))).length,
      0,
    );
    const entry = chunks.filter(({ isEntry }) => isEntry);
    const atFirst = new Set(entry.flatMap(({ file, imports }) => [file, ...imports]));
    return {
      indexBytesBrotli: atMost(bytes, PROMISED.indexBytes),
      indexChunks: holds.map(({ file }) => file),
      onFirstScreen: holds.some(({ file }) => atFirst.has(file)),
    };
  } finally {
    remove();
  }
}
