import { persona } from '@signet/personas/personas';
import { completeApplication, submitApplication } from '@signet/testing/applications';
import { type Client, signInByHttp } from '@signet/testing/http-client';
import { startBenchWorld } from '@signet/testing/world';
import pg from 'pg';
import { atMost, median, rounded } from '../figures.ts';

/** Pairs of short rounds, each with and without the triggers, the order taking turns. */
const pairs = 40;
const savesPerRound = 25;
const changesPerRound = 200;
const warmUpSaves = 100;
/** How much of a save the triggers may take. */
const limitShare = 0.05;

type World = Awaited<ReturnType<typeof startBenchWorld>>;
type Times = { with: number[]; without: number[] };

/**
 * What the marks of open cases cost a write: the same saves, and the same changes that set a mark,
 * with and without the triggers on one PostgreSQL cluster. docs/decisions/0266.
 */
export async function measure(): Promise<object> {
  // No jobs run, so that nothing but the saves moves the rows.
  const world = await startBenchWorld('case-marks', { database: 'postgres', product: 'api' });
  const database = new pg.Client({ connectionString: world.databaseUrl });
  await database.connect();
  try {
    const { rows: triggers } = await database.query<{ table: string; name: string }>(
      `select c.relname as table, t.tgname as name from pg_trigger t
        join pg_class c on c.oid = t.tgrelid where t.tgname like 'mark_case_%'`,
    );
    const turn = async (isOn: boolean): Promise<void> => {
      for (const { table, name } of triggers)
        await database.query(`alter table ${table} ${isOn ? 'enable' : 'disable'} trigger ${name}`);
    };
    const save = await savesOf(world);
    for (let n = 0; n < warmUpSaves; n += 1) await save();
    const saves = await paired(turn, savesPerRound, save);
    const id = await submitted(world);
    let turns = 0;
    const changes = await paired(turn, changesPerRound, async () => {
      turns += 1;
      const reason = turns % 2 === 0 ? 'review' : 'watch.list';
      await database.query('update applications set reason = $2 where id = $1', [id, reason]);
    });
    const saveMs = median(saves.without);
    const markMs = median(changes.with) - median(changes.without);
    return {
      triggers: triggers.length,
      pairs,
      saveMs: { with: rounded(median(saves.with), 3), without: rounded(saveMs, 3) },
      changeThatMarksMs: {
        with: rounded(median(changes.with), 3),
        without: rounded(median(changes.without), 3),
      },
      figures: {
        shareOfASave: atMost(rounded(medianRatio(saves) - 1, 4), limitShare),
        markAsShareOfASave: atMost(rounded(markMs / saveMs, 4), limitShare),
      },
    };
  } finally {
    await database.end();
    await world.stop();
  }
}

/** The median of what each pair says, so that slow minutes of the machine count on both sides. */
const medianRatio = (times: Times): number =>
  median(times.with.map((ms, at) => ms / (times.without[at] ?? ms)));

/** Milliseconds for one act, round by round. */
async function paired(
  turn: (isOn: boolean) => Promise<void>,
  acts: number,
  act: () => Promise<void>,
): Promise<Times> {
  const times: Times = { with: [], without: [] };
  const round = async (isOn: boolean): Promise<void> => {
    await turn(isOn);
    const began = performance.now();
    for (let n = 0; n < acts; n += 1) await act();
    times[isOn ? 'with' : 'without'].push((performance.now() - began) / acts);
  };
  for (let pair = 0; pair < pairs; pair += 1) {
    await round(pair % 2 === 0);
    await round(pair % 2 === 1);
  }
  await turn(true);
  return times;
}

/** One save of a draft after another. */
async function savesOf(world: World): Promise<() => Promise<void>> {
  const client: Client = await signInByHttp(world, 'marks@example.com');
  const { id } = await completeApplication(client.call, persona('ana', 1));
  const read = await client.call('getApplication', { id: String(id) });
  let version = Number(read.body.version);
  return async () => {
    const body = { company: { dba: `Ana ${version}` } };
    const reply = await client.call('updateApplication', { id: String(id), version, body });
    if (reply.status !== 200) throw new Error(`a save was refused: ${reply.status}`);
    version = Number(reply.body.version);
  };
}

/** An application that was sent; no job decides it here. */
async function submitted(world: World): Promise<string> {
  const person = persona('ana', 2);
  const client = await signInByHttp(world, 'marked@example.com');
  const { id } = await completeApplication(client.call, person);
  await submitApplication(client.call, String(id), person);
  return String(id);
}
