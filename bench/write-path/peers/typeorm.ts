import 'reflect-metadata';
import { once } from 'node:events';
import Fastify from 'fastify';
import { DataSource, EntitySchema } from 'typeorm';
import {
  BODY,
  hashOf,
  newDraft,
  PEER_TABLES,
  type PeerSave,
  recordOf,
  versionOf,
} from './peer-tables.ts';

type Draft = ReturnType<typeof newDraft>;
type Record = ReturnType<typeof recordOf>;
type Session = Draft['session'] & { user: Draft['user'] };

const word = (name?: string) => ({ type: 'text', name }) as const;
const number = (name?: string) => ({ type: 'int', name }) as const;
const key = (name?: string) => ({ type: 'text', primary: true, name }) as const;
const ms = (name: string) =>
  ({ type: 'bigint', name, transformer: { to: (value: number) => value, from: Number } }) as const;

const USER = new EntitySchema<Draft['user']>({
  name: 'User',
  tableName: 'peer_users',
  columns: { id: key(), email: word() },
});
const SESSION = new EntitySchema<Session>({
  name: 'Session',
  tableName: 'peer_sessions',
  columns: {
    tokenHash: key('token_hash'),
    userId: word('user_id'),
    lastSeenAt: ms('last_seen_at'),
  },
  relations: { user: { type: 'many-to-one', target: 'User', joinColumn: { name: 'user_id' } } },
});
const APPLICATION = new EntitySchema<Draft['application']>({
  name: 'Application',
  tableName: 'peer_applications',
  columns: {
    id: key(),
    userId: word('user_id'),
    version: number(),
    state: word(),
    savedAt: ms('saved_at'),
    auditSeq: number('audit_seq'),
    auditHead: word('audit_head'),
  },
});
const BUSINESS = new EntitySchema<Draft['business']>({
  name: 'Business',
  tableName: 'peer_businesses',
  columns: {
    id: key(),
    applicationId: word('application_id'),
    dba: word(),
    name: word(),
    city: word(),
    zip: word(),
    line1: word(),
  },
});
const PERSON = new EntitySchema<Draft['person']>({
  name: 'Person',
  tableName: 'peer_people',
  columns: {
    id: key(),
    applicationId: word('application_id'),
    firstName: word('first_name'),
    lastName: word('last_name'),
    phone: word(),
  },
});
const AUDIT = new EntitySchema<Record['audit']>({
  name: 'Audit',
  tableName: 'peer_audit',
  columns: {
    applicationId: key('application_id'),
    seq: { type: 'int', primary: true },
    at: ms('at'),
    actor: word(),
    action: word(),
    detail: { type: 'jsonb' },
    hash: word(),
  },
});
const EVENT = new EntitySchema<Record['event']>({
  name: 'Event',
  tableName: 'peer_outbox',
  columns: {
    id: key(),
    applicationId: word('application_id'),
    topic: word(),
    body: { type: 'jsonb' },
    createdAt: ms('created_at'),
  },
});

/** The save as TypeORM's users write it: entities that are read, changed and saved. */
const [databaseUrl = ''] = process.argv.slice(2);
const source = await new DataSource({
  type: 'postgres',
  url: databaseUrl,
  poolSize: 16,
  entities: [USER, SESSION, APPLICATION, BUSINESS, PERSON, AUDIT, EVENT],
}).initialize();
await source.query(PEER_TABLES);
const app = Fastify();

app.post('/applications', async () => {
  const draft = newDraft();
  const { manager } = source;
  await manager.insert(USER, draft.user);
  await manager.insert(SESSION, draft.session);
  await manager.insert(APPLICATION, draft.application);
  await manager.insert(BUSINESS, draft.business);
  await manager.insert(PERSON, draft.person);
  return { id: draft.application.id, token: draft.token, version: draft.application.version };
});

app.put<PeerSave>('/applications/:id', async ({ params: { id }, body, headers }, reply) => {
  const session = await source.manager.findOne(SESSION, {
    where: { tokenHash: hashOf(headers.authorization) },
    relations: { user: true },
  });
  if (session === null) return reply.code(401).send({});
  const { company } = BODY.parse(body);
  return source.transaction(async (tx) => {
    const application = await tx.findOne(APPLICATION, {
      where: { id, userId: session.user.id },
      lock: { mode: 'pessimistic_write' },
    });
    if (application === null) return reply.code(404).send({});
    if (application.version !== versionOf(headers['if-match']) || application.state !== 'DRAFT')
      return reply.code(412).send({});
    const record = recordOf(application);
    const business = await tx.findOneByOrFail(BUSINESS, { applicationId: id });
    await tx.save(BUSINESS, Object.assign(business, company));
    await tx.save(APPLICATION, Object.assign(application, record.head));
    await tx.insert(AUDIT, record.audit);
    await tx.insert(EVENT, record.event);
    const person = await tx.findOneByOrFail(PERSON, { applicationId: id });
    return { ...application, business, person };
  });
});

process.send?.({ url: await app.listen({ port: 0, host: '127.0.0.1' }) });
await once(process, 'SIGTERM');
await app.close();
await source.destroy();
