import { createHash, createHmac, randomUUID } from 'node:crypto';
import { z } from 'zod';

/**
 * The tables of a save, as both peers have them. Staff find a business by the words of its names and
 * its address, and read the log by time, so each has the indexes that our own tables have for that.
 */
export const PEER_TABLES = `
  create table peer_users (id text primary key, email text not null);
  create table peer_sessions (
    token_hash text primary key,
    user_id text not null references peer_users,
    last_seen_at bigint not null);
  create table peer_applications (
    id text primary key,
    user_id text not null references peer_users,
    version integer not null,
    state text not null,
    saved_at bigint not null,
    audit_seq integer not null,
    audit_head text not null);
  create table peer_businesses (
    id text primary key,
    application_id text not null references peer_applications,
    dba text, name text, city text, zip text, line1 text);
  create index on peer_businesses (application_id);
  create index on peer_businesses using gin (
    to_tsvector('simple', coalesce(name, '') || ' ' || coalesce(dba, '')));
  create index on peer_businesses using gin (to_tsvector('simple',
    coalesce(line1, '') || ' ' || coalesce(zip, '') || ' ' || coalesce(city, '')));
  create table peer_people (
    id text primary key,
    application_id text not null references peer_applications,
    first_name text, last_name text, phone text);
  create index on peer_people (application_id);
  create table peer_audit (
    application_id text not null references peer_applications,
    seq integer not null,
    at bigint not null,
    actor text not null,
    action text not null,
    detail jsonb not null,
    hash text not null,
    primary key (application_id, seq));
  create index on peer_audit (at, application_id, seq);
  create table peer_outbox (
    id text primary key,
    application_id text not null,
    topic text not null,
    body jsonb not null,
    created_at bigint not null);`;

export const BODY = z.strictObject({
  company: z.strictObject({ dba: z.string().min(2).max(64) }),
});

export type PeerSave = {
  Params: { id: string };
  Headers: { authorization: string; 'if-match': string };
};

export const versionOf = (ifMatch: string): number => Number(ifMatch.slice(1, -1));

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const newId = (): string => randomUUID();

/** The rows of one person's draft. */
export function newDraft() {
  const [token, userId, id] = [newId(), newId(), newId()];
  const now = Date.now();
  return {
    token,
    user: { id: userId, email: `${userId}@example.com` },
    session: { tokenHash: hashOf(token), userId, lastSeenAt: now },
    application: {
      id,
      userId,
      version: 1,
      state: 'DRAFT',
      savedAt: now,
      auditSeq: 0,
      auditHead: '',
    },
    business: {
      id: newId(),
      applicationId: id,
      dba: 'Ana',
      name: 'Ana Bakes',
      city: 'San Francisco',
      zip: '94105',
      line1: '500 Howard St',
    },
    person: {
      id: newId(),
      applicationId: id,
      firstName: 'Ana',
      lastName: 'Ruiz',
      phone: '4155550124',
    },
  };
}

type Head = { id: string; userId: string; version: number; auditSeq: number; auditHead: string };

const auditKey = Buffer.alloc(32, 7);

/** What a save writes besides the answer: the head of the log, its row, and the event. */
export function recordOf({ id, userId, version, auditSeq, auditHead }: Head) {
  const at = Date.now();
  const detail = { paths: ['company.dba'] };
  const seq = auditSeq + 1;
  const hash = createHmac('sha256', auditKey)
    .update([auditHead, seq, id, at, userId, JSON.stringify(detail)].join('|'))
    .digest('hex');
  return {
    head: { version: version + 1, savedAt: at, auditSeq: seq, auditHead: hash },
    audit: { applicationId: id, seq, at, actor: userId, action: 'answers.saved', detail, hash },
    event: {
      id: newId(),
      applicationId: id,
      topic: 'application.saved',
      body: detail,
      createdAt: at,
    },
  };
}
