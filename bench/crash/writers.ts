import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { Client, Reply } from '@signet/testing/http-client';

/** One call of an application's life. A retry after a crash sends the same key and body, as the portal does. */
type Call = { kind: 'create' | 'answers' | 'onboard'; key: string; dba?: string };

/** What the client knows of one application: only what was acknowledged, and the one call that was under way. */
export type AcknowledgedApplication = {
  client: Client;
  referralUrlId: string;
  phone: string;
  id?: string;
  version: number;
  dba?: string;
  isOnboarded: boolean;
  savesDone: number;
  pending?: Call;
  /** A key that a crash left running answers 409 for a while; until then its person does something else. */
  notBefore?: number;
};

/** `open` are the lines that are not written to their end, `touched` those that were written to since they were last compared. */
export type Journal = {
  /** Who writes now, and how many applications they have; the next person comes before their look-ups of a day are used up. */
  person: Client;
  applicationsOfPerson: number;
  nextPerson: () => Promise<Client>;
  lines: AcknowledgedApplication[];
  open: Set<AcknowledgedApplication>;
  touched: Set<AcknowledgedApplication>;
  acknowledged: number;
  keysStillRunning: number;
  refused: string[];
};

const savesPerApplication = 4;
const retryAfterMs = LIMITS.idempotencyRetryAfterSeconds * 1_000;
const answersOf = (phone: string, dba: string) => ({
  applicant: {
    name: { firstName: 'Ana', lastName: 'Ruiz' },
    phone: { localPhoneNumber: phone },
    dob: '1987-09-23',
    governmentIdentification: { value: '7294' },
  },
  company: {
    registered: 'NO',
    dba,
    gpv: 'band1',
    hasPartners: 'NO',
    mccDetails: { id: '31' },
    address: { line1: '500 Howard St', city: 'San Francisco', territory: 'CA', zip: '94105' },
  },
});

/** Mobiles for one world: 98 in each area code, because 0199 is an internet number. */
const AREA_CODES = (
  '415 312 212 617 303 206 512 713 404 305 602 702 503 216 313 919 201 202 203 205 207 208 210 214 215 217 218 225 228 229 231 239 ' +
  '240 248 251 252 253 254 256 260 262 267 269 270 276 281 301 302 304 307 308 309 310 314 315 316 317 318 319 320 321 323 325 330'
).split(' ');

/** The next mobile that nobody of this world has; throws Error when none is left. */
export function phoneBook(): () => string {
  let given = 0;
  return () => {
    const area = AREA_CODES[Math.floor(given / 98)];
    if (area === undefined) throw new Error('the crash bench has run out of phones');
    const phone = `${area}55501${String(given % 98).padStart(2, '0')}`;
    given += 1;
    return phone;
  };
}

/** A journal without a line, and its first person. */
export const newJournal = async (nextPerson: () => Promise<Client>): Promise<Journal> => ({
  person: await nextPerson(),
  applicationsOfPerson: 0,
  nextPerson,
  lines: [],
  open: new Set(),
  touched: new Set(),
  acknowledged: 0,
  keysStillRunning: 0,
  refused: [],
});

/** Writes one call after another until the connection breaks; the terms are those in force. */
export async function writeUntilDisconnected(journal: Journal, terms: Terms, nextPhone: () => string): Promise<void> {
  for (;;) {
    const line = nextUnfinished(journal) ?? (await newLine(journal, nextPhone));
    if (line === undefined) return;
    line.pending ??= nextCall(line);
    if ((await make(line, line.pending, journal, terms)) === 'unanswered') return;
  }
}

const patienceMs = 2 * LIMITS.idempotencyTakeoverMs;

/** Does what the last crash cut off to its end, and begins nothing new. */
export async function resumeInterruptedWrites(journal: Journal, terms: Terms): Promise<void> {
  const until = performance.now() + patienceMs;
  while (journal.open.size > 0) {
    const line = nextUnfinished(journal);
    if (line === undefined) await sleep(retryAfterMs);
    else {
      line.pending ??= nextCall(line);
      const made = await make(line, line.pending, journal, terms);
      if (made === 'unanswered') throw new Error(`could not be finished: ${journal.refused.at(-1) ?? 'no answer'}`);
    }
    if (performance.now() > until) throw new Error(`${journal.open.size} applications could not be finished`);
  }
}

const nextUnfinished = ({ open }: Journal): AcknowledgedApplication | undefined => {
  const now = performance.now();
  for (const line of open) if ((line.notBefore ?? 0) <= now) return line;
  return undefined;
};

/** Paid look-ups are limited by person and day, and one that a crash cut off may be made twice. */
const applicationsPerPerson = Math.floor((LIMITS.lineLookupsPerDay * 2) / 3);

/** Undefined where the next person could not sign in, because the product is away. */
async function newLine(journal: Journal, nextPhone: () => string): Promise<AcknowledgedApplication | undefined> {
  if (journal.applicationsOfPerson >= applicationsPerPerson) {
    const next = await journal.nextPerson().catch(() => undefined);
    if (next === undefined) return undefined;
    Object.assign(journal, { person: next, applicationsOfPerson: 0 });
  }
  const line: AcknowledgedApplication = {
    client: journal.person,
    referralUrlId: `crash-${randomUUID()}`,
    phone: nextPhone(),
    version: 0,
    isOnboarded: false,
    savesDone: 0,
  };
  journal.applicationsOfPerson += 1;
  journal.lines.push(line);
  journal.open.add(line);
  return line;
}

function nextCall({ id, savesDone }: AcknowledgedApplication): Call {
  if (id === undefined) return { kind: 'create', key: randomUUID() };
  if (savesDone < savesPerApplication) return { kind: 'answers', key: '', dba: `Bakes ${randomUUID().slice(0, 8)}` };
  return { kind: 'onboard', key: randomUUID() };
}

type Terms = { id: string; version: string };

function send(
  { client, id, version, phone, referralUrlId }: AcknowledgedApplication,
  { kind, key, dba = '' }: Call,
  terms: Terms,
): Promise<Reply> {
  if (kind === 'create') return client.call('createApplication', { key, body: { application: { referralUrlId } } });
  if (kind === 'answers') return client.call('updateApplication', { id, version, body: answersOf(phone, dba) });
  return client.call('onboardApplication', { id, key, body: { terms: { signed: true, ...terms } } });
}

/** Makes the call and notes what was acknowledged. A key that a crash left running is asked for again later, as its 409 says. */
async function make(
  line: AcknowledgedApplication,
  call: Call,
  journal: Journal,
  terms: Terms,
): Promise<'acknowledged' | 'later' | 'unanswered'> {
  const { kind, dba } = call;
  journal.touched.add(line);
  const reply = await send(line, call, terms);
  if (reply.status === 409 && reply.body.code === 'idempotency.inProgress') {
    line.notBefore = performance.now() + retryAfterMs;
    journal.keysStillRunning += 1;
    return 'later';
  }
  if (reply.status === 0 || reply.status === 503) return 'unanswered';
  if (reply.status >= 400) {
    journal.refused.push(`${kind} ${reply.status} ${String(reply.body.code)}`);
    return 'unanswered';
  }
  journal.acknowledged += 1;
  line.pending = undefined;
  line.id ??= String(reply.body.id);
  line.version = Number(reply.body.version);
  if (kind === 'answers') Object.assign(line, { dba, savesDone: line.savesDone + 1 });
  if (kind === 'onboard') line.isOnboarded = true;
  if (line.isOnboarded) journal.open.delete(line);
  return 'acknowledged';
}

/**
 * Reads these applications of the journal again: what was acknowledged and is not there is lost. The call that was cut off may have taken
 * effect or not; what is found becomes the client's new knowledge, as a portal that reloads has it.
 */
export async function findLost(lines: Iterable<AcknowledgedApplication>): Promise<string[]> {
  const lost: string[] = [];
  for (const line of lines) {
    if (line.id === undefined) continue;
    const { status, body } = await line.client.call('getApplication', { id: line.id });
    const { company = {}, version = 0, page } = body as { company?: { dba?: string }; version?: number; page?: string }; // the reply's shape
    const { pending } = line;
    const isApplied = pending?.kind === 'answers' && company.dba === pending.dba;
    if (status !== 200) lost.push(`${line.id}: answered ${status}`);
    else if (version < line.version) lost.push(`${line.id}: version ${version} after ${line.version}`);
    else if (line.dba !== undefined && company.dba !== line.dba && !isApplied)
      lost.push(`${line.id}: another answer than the last acknowledged`);
    else if (line.isOnboarded && page === 'check-answers') lost.push(`${line.id}: sent, and not sent any more`);
    if (isApplied) Object.assign(line, { dba: pending.dba, savesDone: line.savesDone + 1, pending: undefined });
    line.version = Math.max(line.version, version);
  }
  return lost;
}
