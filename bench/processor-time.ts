import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';

/** Linux counts processor time in hundredths of a second. */
const msPerTick = 10;

type Process = { parent: number; ticks: number; withDeadChildren: number };

/** `/proc/PID/stat`; undefined for a process that has ended. */
function processOf(pid: number): Process | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const [user = 0, system = 0, deadUser = 0, deadSystem = 0] = fields.slice(11, 15).map(Number);
    const ticks = user + system;
    return { parent: Number(fields[1]), ticks, withDeadChildren: ticks + deadUser + deadSystem };
  } catch {
    return undefined; // it ended between the listing and the look
  }
}

/** Processor time of a process and its children, in ms. */
export function processorMs(pid: number): number {
  const own = processOf(pid)?.withDeadChildren ?? 0;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => processOf(Number(name)))
    .filter((child) => child?.parent === pid);
  return msPerTick * children.reduce((sum, child) => sum + (child?.ticks ?? 0), own);
}

/** The postmaster, whose children serve the connections. */
export async function postmasterOf(database: pg.Client): Promise<number> {
  const { rows } = await database.query<{ pid: number }>('select pg_backend_pid() as pid');
  const parent = processOf(rows[0]?.pid ?? 0)?.parent;
  if (parent === undefined) throw new Error('PostgreSQL must run on this machine');
  return parent;
}
