import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { LIMITS } from '@signet/rulebook/core/limits';
import { numberAt, textAt } from '@signet/rulebook/core/records';
import { PHONE_LIMITS } from '@signet/rulebook/phone/limits';
import type { Client, Reply } from '@signet/testing/http-client';
import type { Terms } from '../terms.ts';

/** One write to an application. A retry after a crash repeats key and body, as the portal does. */
type Call = { kind: 'create' | 'answers' | 'onboard'; key: string; dba?: string };

/**
 * The client's knowledge of one application: acknowledged writes only, plus the one call in
 * progress.
 */
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
  /**
   * A key left running by a crash answers 409 for a while; until then the writer turns to another
   * application.
   */
  notBefore?: number;
};

/** `open` holds unfinished applications, `touched` those written since the last comparison. */
export type Journal = {
  /**
   * The current writer and their number of applications; the next person takes over before the
   * daily lookup limit is reached.
   */
  person: Client;
  applicationsOfPerson: number;
  nextPerson: () => Promise<Client>;
  lines: AcknowledgedApplication[];
  open: Set<AcknowledgedApplication>;
  touched: Set<AcknowledgedApplication>;
  acknowledged: number;
  keysStillRunning: number;
  rejected: string[];
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

/** Mobile numbers for one world: 98 per area code, because 0199 is a VoIP number. */
const AREA_CODES = (
  '415 312 212 617 303 206 512 713 404 305 602 702 503 216 313 919 201 202 203 205 207 208 210 214 215 217 218 225 228 229 231 239 ' +
  '240 248 251 252 253 254 256 260 262 267 269 270 276 281 301 302 304 307 308 309 310 314 315 316 317 318 319 320 321 323 325 330'
).split(' ');

/** Returns the next unused mobile number; throws Error when none is left. */
export function phoneBook(): () => string {
  let used = 0;
  return () => {
    const area = AREA_CODES[Math.floor(used / 98)];
    if (area === undefined) throw new Error('the crash bench has run out of phones');
    const phone = `${area}55501${String(used % 98).padStart(2, '0')}`;
    used += 1;
    return phone;
  };
}

export const newJournal = async (nextPerson: () => Promise<Client>): Promise<Journal> => ({
  person: await nextPerson(),
  applicationsOfPerson: 0,
  nextPerson,
  lines: [],
  open: new Set(),
  touched: new Set(),
  acknowledged: 0,
  keysStillRunning: 0,
  rejected: [],
});

export async function writeUntilDisconnected(
  journal: Journal,
  terms: Terms,
  nextPhone: () => string,
): Promise<void> {
  for (;;) {
    const line = nextUnfinished(journal) ?? (await newLine(journal, nextPhone));
    if (line === undefined) return;
    line.pending ??= nextCall(line);
    if ((await make(line, line.pending, journal, terms)) === 'unanswered') return;
  }
}

const patienceMs = 2 * LIMITS.idempotencyTakeoverMs;

/**
 * Completes interrupted writes without starting new ones. Throws Error if one cannot be completed.
 */
export async function resumeInterruptedWrites(journal: Journal, terms: Terms): Promise<void> {
  const until = performance.now() + patienceMs;
  while (journal.open.size > 0) {
    const line = nextUnfinished(journal);
    if (line === undefined) await sleep(retryAfterMs);
    else {
      line.pending ??= nextCall(line);
      const made = await make(line, line.pending, journal, terms);
      if (made === 'unanswered')
        throw new Error(`could not be finished: ${journal.rejected.at(-1) ?? 'no answer'}`);
    }
    if (performance.now() > until)
      throw new Error(`${journal.open.size} applications could not be finished`);
  }
}

const nextUnfinished = ({ open }: Journal): AcknowledgedApplication | undefined => {
  const now = performance.now();
  for (const line of open) if ((line.notBefore ?? 0) <= now) return line;
  return undefined;
};

/** Paid lookups are limited per person and day, and a crash may cause one to be repeated. */
const applicationsPerPerson = Math.floor((PHONE_LIMITS.lineLookupsPerDay * 2) / 3);

/** Undefined when the next person cannot sign in because the product is down. */
async function newLine(
  journal: Journal,
  nextPhone: () => string,
): Promise<AcknowledgedApplication | undefined> {
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
  if (savesDone < savesPerApplication)
    return { kind: 'answers', key: '', dba: `Bakes ${randomUUID().slice(0, 8)}` };
  return { kind: 'onboard', key: randomUUID() };
}

function send(
  { client, id, version, phone, referralUrlId }: AcknowledgedApplication,
  { kind, key, dba = '' }: Call,
  terms: Terms,
): Promise<Reply> {
  if (kind === 'create')
    return client.call('createApplication', { key, body: { application: { referralUrlId } } });
  if (kind === 'answers')
    return client.call('updateApplication', { id, version, body: answersOf(phone, dba) });
  return client.call('onboardApplication', {
    id,
    key,
    body: { terms: { signed: true, ...terms } },
  });
}

/**
 * Makes the call and records what was acknowledged. A key left running by a crash is retried later,
 * as its 409 asks.
 */
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
    journal.rejected.push(`${kind} ${reply.status} ${String(reply.body.code)}`);
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
 * Rereads these applications: an acknowledged write that is missing is lost. The interrupted call
 * may have taken effect or not; whatever is found becomes the client's new state, as after a reload
 * of the portal.
 */
export async function findLost(lines: Iterable<AcknowledgedApplication>): Promise<string[]> {
  const lost: string[] = [];
  for (const line of lines) {
    if (line.id === undefined) continue;
    const { status, body } = await line.client.call('getApplication', { id: line.id });
    const dba = textAt(body.company, 'dba');
    const version = numberAt(body, 'version') ?? 0;
    const { pending } = line;
    const isApplied = pending?.kind === 'answers' && dba === pending.dba;
    if (status !== 200) lost.push(`${line.id}: answered ${status}`);
    else if (version < line.version)
      lost.push(`${line.id}: version ${version} after ${line.version}`);
    else if (line.dba !== undefined && dba !== line.dba && !isApplied)
      lost.push(`${line.id}: another answer than the last acknowledged`);
    else if (line.isOnboarded && body.page === 'check-answers')
      lost.push(`${line.id}: sent, and not sent any more`);
    if (isApplied)
      Object.assign(line, { dba: pending.dba, savesDone: line.savesDone + 1, pending: undefined });
    line.version = Math.max(line.version, version);
  }
  return lost;
}
