import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { ENDPOINT_PATHS } from '@signet/rulebook/endpoint-paths';
import { type Client, SESSION_COOKIE, signInByHttp } from '@signet/testing/http-client';
import { startProgram, stopProgram } from '@signet/testing/programs';
import type { BenchWorld } from '@signet/testing/world';
import { atLeast, median, percentile, rounded } from '../figures.ts';

const connections = 16;
const roundMs = 4_000;
/** Product and bare route alternate, so that load on the machine affects both. */
const rounds = 3;
const BARE_ROUTE = fileURLToPath(new URL('./bare-route.ts', import.meta.url));

/** Makes one save after another for one person; returns the new version. */
type Saver = (version: number) => Promise<number>;
type Loaded = { perSecond: number; latenciesMs: readonly number[] };

function saverAt(url: string, headers: Readonly<Record<string, string>>): Saver {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return async (version) => {
    const sent = request(url, {
      agent,
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json', 'if-match': `"${version}"` },
    });
    sent.end(JSON.stringify({ company: { dba: `Ana ${version}` } }));
    const [answer] = await once(sent, 'response');
    let text = '';
    for await (const piece of answer.setEncoding('utf8')) text += piece;
    if (answer.statusCode !== 200)
      throw new Error(`a save was refused: ${answer.statusCode} ${text.slice(0, 200)}`);
    return Number(JSON.parse(text).version);
  };
}

async function loadWith(savers: readonly Saver[], versions: number[]): Promise<Loaded> {
  const latenciesMs: number[] = [];
  const from = performance.now();
  const until = from + roundMs;
  await Promise.all(
    savers.map(async (save, at) => {
      for (let startedAt = performance.now(); startedAt < until; startedAt = performance.now()) {
        versions[at] = await save(versions[at] ?? 0);
        latenciesMs.push(performance.now() - startedAt);
      }
    }),
  );
  return { perSecond: latenciesMs.length / ((performance.now() - from) / 1000), latenciesMs };
}

const summary = (loads: readonly Loaded[]): object => {
  const latenciesMs = loads.flatMap((load) => load.latenciesMs);
  const at = (share: number) => rounded(percentile(latenciesMs, share), 1);
  return {
    perSecond: rounded(median(loads.map(({ perSecond }) => perSecond)), 0),
    p50Ms: at(0.5),
    p95Ms: at(0.95),
    p99Ms: at(0.99),
  };
};

/**
 * Saves per second of 16 people, compared with a bare single-statement route on the same cluster in
 * the same run.
 */
export async function compareLoads(
  world: BenchWorld,
  fullApplication: (client: Client) => Promise<{ id: string; version: number }>,
): Promise<{ load: object; figure: object }> {
  const bare = startProgram('bare route', [BARE_ROUTE, world.cluster?.url ?? '']);
  try {
    const [{ url: bareUrl }] = await once(bare.child, 'message');
    const versions: { product: number[]; bare: number[] } = { product: [], bare: [] };
    const savers: { product: Saver[]; bare: Saver[] } = { product: [], bare: [] };
    for (let at = 0; at < connections; at += 1) {
      const client = await signInByHttp(world, `load.${at}@example.com`);
      const { id, version } = await fullApplication(client);
      const own = {
        cookie: `${SESSION_COOKIE}=${client.session}`,
        'x-requested-with': 'signet',
        origin: world.url,
      };
      const path = ENDPOINT_PATHS.updateApplication[1].replace('{id}', encodeURIComponent(id));
      versions.product.push(version);
      savers.product.push(saverAt(world.url + path, { ...own, 'x-forwarded-for': `10.9.0.${at}` }));
      const address = `${bareUrl}/applications/${randomUUID()}`;
      await fetch(address, { method: 'POST' });
      versions.bare.push(1);
      savers.bare.push(saverAt(address, {}));
    }
    const loads: { product: Loaded[]; bare: Loaded[] } = { product: [], bare: [] };
    for (let round = 0; round <= rounds; round += 1) {
      const [one, other] = [
        await loadWith(savers.product, versions.product),
        await loadWith(savers.bare, versions.bare),
      ];
      if (round === 0) continue; // warm-up
      loads.product.push(one);
      loads.bare.push(other);
    }
    const ratio = median(
      loads.product.map(
        ({ perSecond }, at) => perSecond / (loads.bare[at]?.perSecond ?? Number.NaN),
      ),
    );
    return {
      load: { connections, product: summary(loads.product), bareRoute: summary(loads.bare) },
      figure: atLeast(rounded(ratio), 0.33),
    };
  } finally {
    await stopProgram(bare);
  }
}
