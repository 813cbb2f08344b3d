import { walksFrom } from '@signet/personas/walks';
import { DEVICE_CLASSES } from '@signet/rulebook/analytics/device-class';
import { FUNNEL_MEASURES } from '@signet/rulebook/funnel';
import { FUNNEL_GROUPINGS, MILESTONES } from '@signet/rulebook/insight/milestones';
import { JOURNEY_STEP_IDS } from '@signet/rulebook/journey';
import { startBenchWorld } from '@signet/testing/world';
import {
  buildFunnel,
  type FunnelFilters,
  weekOf,
} from '../../apps/api/src/insight/funnel-store.ts';
import { buildWalks } from '../../apps/api/src/insight/walk-store.ts';
import { systemClock } from '../../apps/api/src/platform/clock.ts';
import { readPartners } from '../../apps/api/src/platform/config/partners.ts';
import { newKeys } from '../../apps/api/src/platform/seal/key-file.ts';
import { buildKeyHalves } from '../../apps/api/src/platform/seal/key-half-store.ts';
import { buildSealer } from '../../apps/api/src/platform/seal/seal.ts';
import { openDatabase } from '../../apps/api/src/platform/sql/open-database.ts';
import { identifier, sql } from '../../apps/api/src/platform/sql/sql.ts';
import { atMost, percentile, rounded } from '../figures.ts';

const weekMs = 7 * 24 * 3_600_000;
const walks = 10_000;
const walksAtOnce = 1_000;
const weeksCounted = 8;
/** What a year of a million applications leaves: every week, partner, language, step and detail. */
const filled = { weeks: 52, partners: 20, details: 24 } as const;
const limitMs = 500;
const reads = 15;

const LOG = {
  info: () => undefined,
  error: (error: unknown) => console.error(error),
  auditBroken: () => undefined,
  casesDiffered: () => undefined,
};

/** Counting ten thousand ways, and a year of the funnel over their sums and over those of a million. */
export async function measure(): Promise<object> {
  const world = await startBenchWorld('insight', { database: 'postgres' });
  const database = await openDatabase({
    databaseUrl: world.databaseUrl,
    dataDir: '',
    statementTimeoutMs: 60_000,
  });
  try {
    const clock = systemClock();
    const funnel = buildFunnel({ database, reader: database, clock, partners: readPartners([]) });
    const until = weekOf(clock.now());
    const all = walksFrom(until - weeksCounted * weekMs, (weeksCounted * weekMs) / walks, walks);
    const store = buildWalks({
      ...{ database, clock, sealer: buildSealer(newKeys()), keyHalves: buildKeyHalves(database) },
    });
    for (let at = 0; at < walks; at += walksAtOnce)
      await store.add(all.slice(at, at + walksAtOnce));
    const began = performance.now();
    for (let place: string | undefined = ''; place !== undefined; )
      place = await funnel.count(place, LOG);
    const countedMs = performance.now() - began;
    const asked = { from: until - filled.weeks * weekMs, until: until + weekMs };
    const p95 = async (read: () => Promise<unknown>) => {
      const times: number[] = [];
      for (let nth = 0; nth < reads; nth += 1) {
        const start = performance.now();
        await read();
        times.push(performance.now() - start);
      }
      return atMost(rounded(percentile(times, 0.95), 0), limitMs);
    };
    const ofYear = (filters: FunnelFilters) => p95(() => funnel.read({ ...asked, filters }));
    const figures = async () => ({
      year: await ofYear({}),
      yearOfOnePartner: await ofYear({ partner: 'partner-7' }),
      yearOfOneDevice: await ofYear({ device: 'phone' }),
      partners: await p95(() => funnel.partners(asked.from)),
      ...Object.fromEntries(
        await inTurn(FUNNEL_GROUPINGS, async (by) => [
          `yearBy${by.charAt(0).toUpperCase()}${by.slice(1)}`,
          await p95(() => funnel.groups({ ...asked, filters: {} }, by)),
        ]),
      ),
    });
    const small = await figures();
    const rows = await fill(database, until);
    return {
      walks,
      counted: { seconds: rounded(countedMs / 1_000, 1) },
      filledRows: rows,
      tenThousand: { figures: small },
      aMillion: { figures: await figures() },
    };
  } finally {
    await database.run(sql`truncate insight_weeks, insight_device_weeks`); // too long for the search for secrets afterwards
    await database.close();
    await world.stop();
  }
}

async function inTurn<One, Result>(
  all: readonly One[],
  work: (one: One) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const one of all) results.push(await work(one));
  return results;
}

/** Every combination of a year; the sums of devices are those of everybody, once for each device. */
async function fill(
  { run }: Awaited<ReturnType<typeof openDatabase>>,
  until: number,
): Promise<{ weeks: number; deviceWeeks: number }> {
  const steps = JSON.stringify([...MILESTONES, ...JOURNEY_STEP_IDS]);
  const measures = JSON.stringify(FUNNEL_MEASURES);
  for (let week = 0; week < filled.weeks; week += 1)
    await run(sql`insert into insight_weeks (week_at, partner_id, portal, market, locale, step,
        measure, detail, counted)
      select ${until - week * weekMs}::bigint, case when p = 0 then '' else 'partner-' || p end,
        portal, right(locale, 2), locale, s.step, m.measure, d::text, 1 + (p + d) % 90
      from generate_series(0, ${filled.partners}::integer) as p,
        unnest(array['POYNT', 'GODADDY']) as portal, unnest(array['en-US', 'en-CA', 'fr-CA']) as locale,
        jsonb_array_elements_text(${steps}::jsonb) as s (step),
        jsonb_array_elements_text(${measures}::jsonb) as m (measure),
        generate_series(1, case when m.measure in ('time', 'error') then ${filled.details / 2}::integer else 1 end) as d
      on conflict do nothing`);
  await run(sql`insert into insight_device_weeks (week_at, partner_id, portal, market, locale, device,
      step, measure, detail, counted)
    select w.week_at, w.partner_id, w.portal, w.market, w.locale, d, w.step, w.measure, w.detail,
      w.counted
    from insight_weeks w, jsonb_array_elements_text(${JSON.stringify(DEVICE_CLASSES)}::jsonb) as d
    where w.partner_id = '' on conflict do nothing`);
  for (const table of ['insight_weeks', 'insight_device_weeks'])
    await run(sql`vacuum analyze ${identifier(table)}`);
  const [rows] = await run<{ weeks: number; deviceWeeks: number }>(sql`select
    (select count(*) from insight_weeks) as weeks,
    (select count(*) from insight_device_weeks) as device_weeks`);
  return rows ?? { weeks: 0, deviceWeeks: 0 };
}
