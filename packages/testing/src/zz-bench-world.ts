import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type DatabaseKind, OUT, startWorld, type World } from './world.ts';
import { type DurableCluster, startDurableCluster } from './durable-postgres.ts';
import { buildPortal, type PortalBuild } from './portal-build.ts';

export type BenchWorld = World & {
  build: PortalBuild;
  cluster: DurableCluster | undefined;
  /** Every row of the database, one line each, once the world has stopped. */
  dumpFile: string;
};

type Wish = {
  database: DatabaseKind;
  /** Changes the build before the product reads it. */
  prepare?: (build: PortalBuild) => void;
  /** Another way to the cluster than straight: an observer in between. */
  through?: (cluster: DurableCluster) => Promise<{ url: string; close: () => Promise<void> }>;
};

/** The product on a production build and the outside world, both on free ports with data of their own; `stop` removes all of it. */
export async function startBenchWorld(name: string, { database, prepare, through }: Wish): Promise<BenchWorld> {
  const undo: (() => unknown)[] = [];
  const stop = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop().finally(() => process.exit(1)));
  try {
    const build = await buildPortal();
    undo.push(build.remove);
    prepare?.(build);
    const cluster = database === 'postgres' ? await startDurableCluster() : undefined;
    if (cluster !== undefined) undo.push(cluster.stop);
    const way = cluster && through ? await through(cluster) : undefined;
    if (way !== undefined) undo.push(way.close);
    // The product counts requests by the client's address; behind a trusted proxy each client of a bench has one of its own.
    Object.assign(process.env, { PORTAL_DIST: build.folder, TRUST_PROXY: 'loopback', TEST_POSTGRES_URL: way?.url ?? cluster?.url ?? '' });
    const folder = `bench-${name}-${database}-${Date.now()}`;
    undo.push(() => rmSync(join(OUT, 'data', folder), { recursive: true, force: true }));
    const world = await startWorld(folder, database);
    undo.push(world.stop);
    return { ...world, build, cluster, dumpFile: join(OUT, 'database', `${folder}.jsonl`), stop };
  } catch (fault) {
    await stop();
    throw fault;
  }
}
