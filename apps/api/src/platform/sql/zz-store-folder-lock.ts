import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const isCode = (fault: unknown, code: string): boolean => fault instanceof Error && 'code' in fault && fault.code === code;

/** When a process began, where the system tells: a process number alone is used again after a restart. */
function startOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? '';
  } catch {
    return ''; // no /proc on this system, or no such process
  }
}

function holderOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (fault) {
    if (isCode(fault, 'ENOENT')) return '';
    throw fault;
  }
}

function isAlive(holder: string): boolean {
  const [pid = 0, start = ''] = holder.split(' ').map((part, at) => (at === 0 ? Number(part) : part)) as [number?, string?]; // "pid start"
  if (!(pid > 0) || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (fault) {
    if (!isCode(fault, 'EPERM')) return false;
  }
  return start === '' || startOf(pid) === '' || startOf(pid) === start;
}

const held = new Set<string>();

/** Takes the folder for this process and answers what gives it back; PGlite has no lock of its own, and two openers destroy it. Throws one line when it is in use. */
export function takeFolder(folder: string): () => void {
  const file = `${resolve(folder)}.lock`;
  if (held.has(file)) throw new Error(`Database folder ${folder} is in use by this process`);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  for (let tries = 0; tries < 20; tries++) {
    try {
      const handle = openSync(file, 'wx', 0o600);
      writeSync(handle, `${process.pid} ${startOf(process.pid)}`);
      closeSync(handle);
      held.add(file);
      return () => {
        held.delete(file);
        rmSync(file, { force: true });
      };
    } catch (fault) {
      if (!isCode(fault, 'EEXIST')) throw fault;
    }
    const holder = holderOf(file);
    if (isAlive(holder))
      throw new Error(
        `Database folder ${folder} is in use by process ${holder.split(' ')[0]}; end it first, or set DATABASE_URL to use PostgreSQL`,
      );
    removeStale(file, holder);
  }
  throw new Error(`Database folder ${folder} cannot be locked`);
}

/** Removes the lock of a dead process, unless another process was faster and has put its own there. */
function removeStale(file: string, holder: string): void {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
  } catch (fault) {
    if (isCode(fault, 'ENOENT')) return;
    throw fault;
  }
  if (holderOf(aside) !== holder) renameSync(aside, file);
  rmSync(aside, { force: true });
}
