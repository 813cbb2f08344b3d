import { setTimeout as sleep } from 'node:timers/promises';
import { csvOf } from '@signet/rulebook/core/csv';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { PARTNER_LIMITS } from '@signet/rulebook/partners/limits';
import { startBenchWorld } from '@signet/testing/world';
import { parse } from 'csv-parse/sync';
import pg from 'pg';
import { atMost, rounded } from '../figures.ts';
import { postmasterOf, processorMs } from '../processor-time.ts';

const rows = Number(process.env.IMPORT_ROWS ?? PARTNER_LIMITS.importRows);
const faulty = Math.min(137, rows);
const limitSeconds = 300;
const askEveryMs = 500;

type Import = ReplyOf<'getImport'>['import'];

/** States that no row has are left out of the reply. */
const countOf = ({ counts }: Import, state: keyof Import['counts']): number => counts[state] ?? 0;

const COLUMNS = ['reference', 'locale', 'email', 'name', 'phone', 'companyDba', 'companyZip'];
const LOCALES = ['en-US', 'en-CA', 'fr-CA'] as const;
const ZIPS = { 'en-US': '94105', 'en-CA': 'M5X 1A9', 'fr-CA': 'H3A 3G4' } as const;
/** What is wrong with a faulty row, by the column that its error must name. */
const FAULTS: readonly { column: string; value: string }[] = [
  { column: 'locale', value: 'de-DE' },
  { column: 'email', value: 'nobody' },
  { column: 'phone', value: '12' },
  { column: 'companyZip', value: 'nowhere' },
  { column: 'companyDba', value: '4242424242424242' },
];

/** A merchant; each so-and-so-manieth has one fault. */
function merchant(nth: number): string[] {
  const locale = LOCALES[nth % LOCALES.length] ?? 'en-US';
  const row: Record<string, string> = {
    reference: `M-${nth}`,
    locale,
    email: `merchant-${nth}@example.com`,
    name: 'Paula Prefill',
    phone: '4155552671',
    companyDba: `Shop ${nth}`,
    companyZip: ZIPS[locale],
  };
  const fault = faultOf(nth);
  if (fault !== undefined) row[fault.column] = fault.value;
  return COLUMNS.map((name) => row[name] ?? '');
}
const faultOf = (nth: number) =>
  nth % Math.floor(rows / faulty) === 0 && nth / Math.floor(rows / faulty) < faulty
    ? FAULTS[(nth / Math.floor(rows / faulty)) % FAULTS.length]
    : undefined;

/** From the call until every merchant of a file has their mail, with a worker of its own. */
export async function measure(): Promise<object> {
  const world = await startBenchWorld('imports', { database: 'postgres' });
  const database = new pg.Client({ connectionString: world.databaseUrl });
  try {
    const worker = await world.startWorker();
    await database.connect();
    const pids = {
      product: world.productPid() ?? 0,
      worker: worker ?? 0,
      postgres: await postmasterOf(database),
      sandbox: world.sandboxPid() ?? 0,
    };
    const spent = () => Object.values(pids).map((pid) => processorMs(pid) / 1_000);
    const made = await world.command('tools/partner.ts', '--new-key', 'northwind');
    const key = /partner_test_[\w-]{43}/.exec(made)?.[0] ?? '';
    const call = async (path: string, init: RequestInit = {}): Promise<Response> => {
      const answer = await fetch(`${world.localUrl}/api/v2/partners/imports${path}`, {
        ...init,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'text/csv' },
      });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
      return answer;
    };
    const importIn = async (answer: Response): Promise<Import> =>
      ((await answer.json()) as ReplyOf<'getImport'>).import; // as the call’s schema says
    const file = csvOf([COLUMNS, ...Array.from({ length: rows }, (_none, nth) => merchant(nth))]);
    const run = async (): Promise<{ done: Import; seconds: number; checked: number }> => {
      const began = performance.now();
      const sinceSeconds = () => (performance.now() - began) / 1_000;
      let now = await importIn(await call('', { method: 'POST', body: file }));
      let checked: number | undefined;
      while (now.state !== 'finished' || countOf(now, 'accepted') > 0) {
        if (now.state === 'unreadable' || sinceSeconds() > 2 * limitSeconds)
          throw new Error(`the import stays ${now.state}: ${JSON.stringify(now.counts)}`);
        await sleep(askEveryMs);
        now = await importIn(await call(`/${now.id}`));
        if (now.state === 'finished') checked ??= sinceSeconds();
      }
      return { done: now, seconds: sinceSeconds(), checked: checked ?? sinceSeconds() };
    };
    const before = spent();
    const first = await run();
    const after = spent();
    const again = await run();
    const failures = parse(await (await call(`/${first.done.id}/failures`)).text(), {
      bom: true,
      columns: true,
    }) as { row: string; column: string }[]; // with the columns of the file’s header
    const misnamed = failures.filter(
      ({ row, column }) => faultOf(Number(row) - 1)?.column !== column,
    );
    return {
      rows,
      faults: faulty,
      counts: first.done.counts,
      sentAgain: again.done.counts,
      checkedSeconds: rounded(first.checked),
      sentAgainSeconds: rounded(again.seconds),
      processorSeconds: Object.fromEntries(
        Object.keys(pids).map((name, at) => [name, rounded((after[at] ?? 0) - (before[at] ?? 0))]),
      ),
      figures: {
        seconds: atMost(rounded(first.seconds), limitSeconds),
        faultsMissed: atMost(Math.abs(faulty - countOf(first.done, 'refused')), 0),
        faultsAtAnotherColumn: atMost(misnamed.length, 0),
        notInvited: atMost(rows - faulty - countOf(first.done, 'invited'), 0),
        invitedTwice: atMost(countOf(again.done, 'invited'), 0),
      },
    };
  } finally {
    await database.end();
    await world.stop();
  }
}
