import { FUNNEL_MEASURES } from '@signet/rulebook/funnel';
import { MILESTONES } from '@signet/rulebook/insight/milestones';
import { JOURNEY_STEP_IDS } from '@signet/rulebook/journey';
import { startBenchWorld } from '@signet/testing/world';
import { buildFunnel, weekOf } from '../../apps/api/src/insight/funnel-store.ts';
import { systemClock } from '../../apps/api/src/platform/clock.ts';
import { readPartners } from '../../apps/api/src/platform/config/partners.ts';
import { openDatabase } from '../../apps/api/src/platform/sql/open-database.ts';
import { sql } from '../../apps/api/src/platform/sql/sql.ts';
import { storeWalks, walksFrom } from '../../apps/api/src/testing/seed-walks.ts';
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

/** Counting ten thousand ways, and a year of the funnel over a million applications' sums. */
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
    for (let at = 0; at < walks; at += walksAtOnce)
      await storeWalks(database, all.slice(at, at + walksAtOnce));
    const began = performance.now();
    for (let place: string | undefined = ''; place !== undefined; )
      place = await funnel.count(place, LOG);
    const countedMs = performance.now() - began;
    const asked = { from: until - filled.weeks * weekMs, until: until + weekMs };
    const ofYear = async (filters: { partner?: string }): Promise<number> => {
      const times: number[] = [];
      for (let nth = 0; nth < reads; nth += 1) {
        const start = performance.now();
        await funnel.read({ ...asked, filters });
        times.push(performance.now() - start);
      }
      return percentile(times, 0.95);
    };
    const small = await ofYear({});
    const rows = await fill(database, until);
    return {
      walks,
      counted: { seconds: rounded(countedMs / 1_000, 1) },
      filledRows: rows,
      figures: {
        yearOfTenThousand: atMost(rounded(small, 0), limitMs),
        yearOfAMillion: atMost(rounded(await ofYear({}), 0), limitMs),
        yearOfOnePartner: atMost(rounded(await ofYear({ partner: 'partner-7' }), 0), limitMs),
      },
    };
  } finally {
    await database.run(sql`truncate insight_weeks`); // too long for the search for secrets afterwards
    await database.close();
    await world.stop();
  }
}

async function fill(
  { run }: Awaited<ReturnType<typeof openDatabase>>,
  until: number,
): Promise<number> {
  const steps = JSON.stringify([...MILESTONES, ...JOURNEY_STEP_IDS]);
  const measures = JSON.stringify(FUNNEL_MEASURES);
  for (let week = 0; week < filled.weeks; week += 1)
    await run(sql`insert into insight_weeks (week_at, partner_id, portal, market, locale, step,
        measure, detail, counted)
      select ${until - week * weekMs}::bigint, case when p = 0 then '' else 'partner-' || p end,
        portal, left(locale, 2), locale, s.step, m.measure, d::text, 1 + (p + d) % 90
      from generate_series(0, ${filled.partners}::integer) as p,
        unnest(array['POYNT', 'GODADDY']) as portal, unnest(array['en-US', 'en-CA', 'fr-CA']) as locale,
        jsonb_array_elements_text(${steps}::jsonb) as s (step),
        jsonb_array_elements_text(${measures}::jsonb) as m (measure),
        generate_series(1, case when m.measure in ('time', 'error') then ${filled.details / 2}::integer else 1 end) as d
      on conflict do nothing`);
  await run(sql`analyze insight_weeks`);
  const [row] = await run<{ rows: number }>(sql`select count(*) as rows from insight_weeks`);
  return row?.rows ?? 0;
}
