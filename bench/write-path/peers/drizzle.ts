import { once } from 'node:events';
import { and, eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import Fastify from 'fastify';
import pg from 'pg';
import {
  BODY,
  hashOf,
  newDraft,
  PEER_TABLES,
  type PeerSave,
  recordOf,
  versionOf,
} from './peer-tables.ts';

const ms = (name: string) => bigint(name, { mode: 'number' }).notNull();

const users = pgTable('peer_users', { id: text().primaryKey(), email: text().notNull() });
const sessions = pgTable('peer_sessions', {
  tokenHash: text('token_hash').primaryKey(),
  userId: text('user_id').notNull(),
  lastSeenAt: ms('last_seen_at'),
});
const applications = pgTable('peer_applications', {
  id: text().primaryKey(),
  userId: text('user_id').notNull(),
  version: integer().notNull(),
  state: text().notNull(),
  savedAt: ms('saved_at'),
  auditSeq: integer('audit_seq').notNull(),
  auditHead: text('audit_head').notNull(),
});
const businesses = pgTable('peer_businesses', {
  id: text().primaryKey(),
  applicationId: text('application_id').notNull(),
  dba: text(),
  name: text(),
  city: text(),
  zip: text(),
  line1: text(),
});
const people = pgTable('peer_people', {
  id: text().primaryKey(),
  applicationId: text('application_id').notNull(),
  firstName: text('first_name'),
  lastName: text('last_name'),
  phone: text(),
});
const audit = pgTable('peer_audit', {
  applicationId: text('application_id').notNull(),
  seq: integer().notNull(),
  at: ms('at'),
  actor: text().notNull(),
  action: text().notNull(),
  detail: jsonb().notNull(),
  hash: text().notNull(),
});
const outbox = pgTable('peer_outbox', {
  id: text().primaryKey(),
  applicationId: text('application_id').notNull(),
  topic: text().notNull(),
  body: jsonb().notNull(),
  createdAt: ms('created_at'),
});

/** The save as Drizzle's users write it: a transaction with a locked row, a log and an outbox. */
const [databaseUrl = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 16 });
await pool.query(PEER_TABLES);
const db = drizzle({ client: pool });
const app = Fastify();

app.post('/applications', async () => {
  const draft = newDraft();
  await db.insert(users).values(draft.user);
  await db.insert(sessions).values(draft.session);
  await db.insert(applications).values(draft.application);
  await db.insert(businesses).values(draft.business);
  await db.insert(people).values(draft.person);
  return { id: draft.application.id, token: draft.token, version: draft.application.version };
});

app.put<PeerSave>('/applications/:id', async ({ params: { id }, body, headers }, reply) => {
  const [session] = await db
    .select({ userId: sessions.userId, email: users.email, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, hashOf(headers.authorization)));
  if (session === undefined) return reply.code(401).send({});
  const { company } = BODY.parse(body);
  return db.transaction(async (tx) => {
    const [locked] = await tx
      .select()
      .from(applications)
      .where(and(eq(applications.id, id), eq(applications.userId, session.userId)))
      .for('update');
    if (locked === undefined) return reply.code(404).send({});
    if (locked.version !== versionOf(headers['if-match']) || locked.state !== 'DRAFT')
      return reply.code(412).send({});
    const record = recordOf(locked);
    await tx.update(businesses).set(company).where(eq(businesses.applicationId, id));
    await tx.update(applications).set(record.head).where(eq(applications.id, id));
    await tx.insert(audit).values(record.audit);
    await tx.insert(outbox).values(record.event);
    const [application] = await tx.select().from(applications).where(eq(applications.id, id));
    const [business] = await tx.select().from(businesses).where(eq(businesses.applicationId, id));
    const [person] = await tx.select().from(people).where(eq(people.applicationId, id));
    return { ...application, business, person };
  });
});

process.send?.({ url: await app.listen({ port: 0, host: '127.0.0.1' }) });
await once(process, 'SIGTERM');
await app.close();
await pool.end();
