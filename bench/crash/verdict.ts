import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { numberAt } from '@signet/rulebook/core/records';
import type { ProductWorld } from '@signet/testing/world';
import { z } from 'zod';
import type { AcknowledgedApplication, Journal } from './writers.ts';

const ROW = z.record(z.string(), z.unknown());
type Row = z.infer<typeof ROW>;
type Settled = {
  decided: number;
  undecided: string[];
  /** Submitted applications whose code was not recorded as sent, although the job is done. */
  codesMissing: string[];
  textsPerApplication: Record<string, number>;
  settledMs: number;
};

/** How long to wait after the last progress; a job cut off by a crash is retried sooner. */
const settleMs = 120_000;
const askEveryMs = 500;
const secondTextMs = 2_000;

type Sent = { line: AcknowledgedApplication; journal: Journal };

/**
 * Waits until every submitted application has its decision and code, and counts the texts per
 * phone.
 */
export async function waitForDecisions(
  world: ProductWorld,
  journals: readonly Journal[],
): Promise<Settled> {
  const startedAt = performance.now();
  const all: Sent[] = journals.flatMap((journal) =>
    journal.lines.filter(({ isOnboarded }) => isOnboarded).map((line) => ({ line, journal })),
  );
  const undecided = new Set(all);
  const withoutCode = new Set(all);
  let left = all.length + 1;
  let movedAt = startedAt;
  while (withoutCode.size > 0 && performance.now() - movedAt < settleMs) {
    const waiting = Map.groupBy(withoutCode, ({ journal }) => journal);
    await Promise.all([...waiting.values()].map((some) => look(some, { undecided, withoutCode })));
    if (withoutCode.size < left) movedAt = performance.now();
    left = withoutCode.size;
    if (left > 0) await sleep(askEveryMs);
  }
  const settledMs = Math.round(performance.now() - startedAt);
  await sleep(secondTextMs);
  const texts: number[] = [];
  for (const { line } of all) texts.push((await world.phone(`+1${line.phone}`).messages()).length);
  const idsOf = (some: ReadonlySet<Sent>) => [...some].map(({ line }) => line.id ?? '');
  return {
    decided: all.length - undecided.size,
    undecided: idsOf(undecided),
    codesMissing: idsOf(withoutCode),
    textsPerApplication: Object.fromEntries(
      [...Map.groupBy(texts, String)].map(([count, found]) => [count, found.length]),
    ),
    settledMs,
  };
}

async function look(
  some: readonly Sent[],
  { undecided, withoutCode }: { undecided: Set<Sent>; withoutCode: Set<Sent> },
): Promise<void> {
  for (const one of some) {
    const { body } = await one.line.client.call('getApplication', { id: one.line.id ?? '' });
    if (body.page === 'otp') undecided.delete(one);
    if (numberAt(body.otp, 'sentAt') !== undefined) withoutCode.delete(one);
  }
}

/** Duplicate rows in a full database dump: effects recorded more often than they were requested. */
export function findDuplicates(
  dumpFile: string,
  journals: readonly Journal[],
): { duplicated: string[]; rows: Record<string, number> } {
  const tables = readDump(dumpFile);
  const rowsOf = (table: string): Row[] => tables.get(`public.${table}`) ?? [];
  const known = journals.flatMap(({ lines }) => lines);
  const sentAudits = rowsOf('audit').filter(
    ({ action }) => action === 'application.alreadySubmitted',
  );
  const savedAudits = rowsOf('audit').filter(({ action }) => action === 'answers.saved');
  const duplicated = [
    ...moreThanOnce(
      rowsOf('applications'),
      ({ referral_url_id: referral }) => `application of ${String(referral)}`,
    ),
    ...moreThanOnce(sentAudits, ({ application_id: id }) => `sending of ${String(id)}`),
    ...moreThanOnce(rowsOf('decisions'), ({ application_id: id }) => `decision of ${String(id)}`),
    ...moreThanOnce(rowsOf('step_ups'), ({ application_id: id }) => `step-up of ${String(id)}`),
    ...known.flatMap(({ id, savesDone }) => {
      const saves = savedAudits.filter(({ application_id: of }) => of === id).length;
      return id !== undefined && saves !== savesDone
        ? [`${saves} saves of ${id} in place of ${savesDone}`]
        : [];
    }),
  ];
  const counts = ['applications', 'decisions', 'audit', 'outbox', 'idempotency_keys'].map(
    (table) => [table, rowsOf(table).length] as const,
  );
  return { duplicated, rows: Object.fromEntries(counts) };
}

function moreThanOnce(rows: readonly Row[], nameOf: (row: Row) => string): string[] {
  return [...Map.groupBy(rows, nameOf)].flatMap(([name, found]) =>
    found.length > 1 ? [`${found.length} × ${name}`] : [],
  );
}

function readDump(file: string): Map<string, Row[]> {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const parsed = lines.map((line) => {
    const at = line.indexOf(' ');
    return { table: line.slice(0, at), row: ROW.parse(JSON.parse(line.slice(at + 1))) };
  });
  return new Map(
    [...Map.groupBy(parsed, ({ table }) => table)].map(([table, found]) => [
      table,
      found.map(({ row }) => row),
    ]),
  );
}
