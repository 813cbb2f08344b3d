import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { Client, Reply } from '@signet/testing/http-client';

/** One call of an application's life. A retry after a crash sends the same key and body, as the portal does. */
type Call = { kind: 'create' | 'answers' | 'onboard'; key: string; dba?: string };

/** What the client knows of one application: only what was acknowledged, and the one call that was under way. */
export type AcknowledgedApplication = {
  referralUrlId: string;
  phone: string;
  id?: string;
  version: number;
  dba?: string;
  isOnboarded: boolean;
  savesDone: number;
  pending?: Call;
};

export type Journal = { client: Client; lines: AcknowledgedApplication[]; acknowledged: number; waitedForKeyMs: number; refused: string[] };

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

/** Mobiles that no crash bench has used: 98 in each area code, because 0199 is an internet number. */
const AREA_CODES = ['415', '312', '212', '617', '303', '206', '512', '713', '404', '305', '602', '702', '503', '216', '313', '919'];
let phonesGiven = 0;
function nextPhone(): string {
  const area = AREA_CODES[Math.floor(phonesGiven / 98)];
  if (area === undefined) throw new Error('the crash bench has run out of phones');
  const phone = `${area}55501${String(phonesGiven % 98).padStart(2, '0')}`;
  phonesGiven += 1;
  return phone;
}

/** A journal without a line. */
export const newJournal = (client: Client): Journal => ({ client, lines: [], acknowledged: 0, waitedForKeyMs: 0, refused: [] });

/** Writes one call after another until the connection breaks; the terms are those in force. */
export async function writeUntilDisconnected(journal: Journal, terms: Terms): Promise<void> {
  for (;;) {
    const line = unfinished(journal) ?? newLine(journal);
    line.pending ??= nextCall(line);
    const isAnswered = await make(line, line.pending, journal, terms);
    if (!isAnswered) return;
    line.pending = undefined;
  }
}

/** Does what the last crash cut off to its end, and begins nothing new. */
export async function resumeInterruptedWrites(journal: Journal, terms: Terms): Promise<void> {
  for (let line = unfinished(journal); line !== undefined; line = unfinished(journal)) {
    line.pending ??= nextCall(line);
    if (!(await make(line, line.pending, journal, terms)))
      throw new Error(`could not be finished: ${journal.refused.at(-1) ?? 'no answer'}`);
    line.pending = undefined;
  }
}

const unfinished = ({ lines }: Journal): AcknowledgedApplication | undefined =>
  lines.find(({ isOnboarded, pending }) => !isOnboarded || pending !== undefined);

function newLine({ lines }: Journal): AcknowledgedApplication {
  const line = { referralUrlId: `crash-${randomUUID()}`, phone: nextPhone(), version: 0, isOnboarded: false, savesDone: 0 };
  lines.push(line);
  return line;
}

function nextCall({ id, savesDone }: AcknowledgedApplication): Call {
  if (id === undefined) return { kind: 'create', key: randomUUID() };
  if (savesDone < savesPerApplication) return { kind: 'answers', key: '', dba: `Bakes ${randomUUID().slice(0, 8)}` };
  return { kind: 'onboard', key: randomUUID() };
}

type Terms = { id: string; version: string };

function send(
  { id, version, phone, referralUrlId }: AcknowledgedApplication,
  { kind, key, dba = '' }: Call,
  { client }: Journal,
  terms: Terms,
): Promise<Reply> {
  if (kind === 'create') return client.call('createApplication', { key, body: { application: { referralUrlId } } });
  if (kind === 'answers') return client.call('updateApplication', { id, version, body: answersOf(phone, dba) });
  return client.call('onboardApplication', { id, key, body: { terms: { signed: true, ...terms } } });
}

/** Makes the call and notes what was acknowledged; false when no answer came. A key that a crash left running is asked for again, as 409 says. */
async function make(line: AcknowledgedApplication, call: Call, journal: Journal, terms: Terms): Promise<boolean> {
  const { kind, dba } = call;
  let reply = await send(line, call, journal, terms);
  while (reply.status === 409 && reply.body.code === 'idempotency.inProgress') {
    journal.waitedForKeyMs += retryAfterMs;
    await sleep(retryAfterMs);
    reply = await send(line, call, journal, terms);
  }
  if (reply.status === 0 || reply.status === 503) return false;
  if (reply.status >= 400) {
    journal.refused.push(`${kind} ${reply.status} ${String(reply.body.code)}`);
    return false;
  }
  journal.acknowledged += 1;
  line.id ??= String(reply.body.id);
  line.version = Number(reply.body.version);
  if (kind === 'answers') Object.assign(line, { dba, savesDone: line.savesDone + 1 });
  if (kind === 'onboard') line.isOnboarded = true;
  return true;
}

/**
 * Reads every application of the journal again: what was acknowledged and is not there is lost. The call that was cut off may have taken
 * effect or not; what is found becomes the client's new knowledge, as a portal that reloads has it.
 */
export async function findLost(journal: Journal, since: number): Promise<string[]> {
  const lost: string[] = [];
  for (const line of journal.lines.slice(since)) {
    if (line.id === undefined) continue;
    const { status, body } = await journal.client.call('getApplication', { id: line.id });
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
