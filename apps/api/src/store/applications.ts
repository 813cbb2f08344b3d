import { newUrn } from '../ids.ts';
import type { WrappedKey } from '../seal.ts';
import { answerWrites } from './answer-writes.ts';
import { type ApplicationRow, applicationQuery, readApplication } from './application-row.ts';
import { choiceParts } from './category-choices.ts';
import { CHANGED, type Change, chained, changeParts, decidePart, hashOfAudit, withParts } from './change.ts';
import { nothing, type Sql, sql } from './sql.ts';
import type { Store, StoreDeps } from './store.ts';
import { countedTaxIds } from './tax-ids.ts';
import type { NewApplication } from './writes.ts';

type Applications = Store['applications'];

/** Applications: their one query, and each write as one statement. */
export function buildApplications(deps: StoreDeps): Pick<Applications, 'create' | 'load' | 'loadForWork' | 'saveAnswers' | 'onboard'> {
  const { database, sealer, clock } = deps;

  const loadWhere = async (where: Sql) => {
    const now = clock.now();
    const [row] = await database.run<ApplicationRow>(applicationQuery(where, now));
    return row && readApplication(row, deps);
  };

  const openOne = async ({ userId, referralUrlId = '', currency, find }: NewApplication): Promise<string | undefined> => {
    const decided = find ? nothing : sql`and decision not in ('APPROVED', 'DECLINED')`;
    const [row] = await database.run<{ id: string }>(sql`select id from applications
      where user_id = ${userId} and referral_url_id = ${referralUrlId} and currency = ${currency} ${decided}
      order by decision in ('APPROVED', 'DECLINED'), created_at desc limit 1`);
    return row?.id;
  };

  const insert = async (application: NewApplication): Promise<string | undefined> => {
    const id = newUrn('app');
    const dataKey = sealer.newDataKey(id);
    const [made] = await database.run<{ id: string }>(insertion(application, id, dataKey, deps));
    return made?.id;
  };

  return {
    create: async (application) => {
      const known = application.find ? await openOne(application) : undefined;
      if (known !== undefined) return { id: known, created: false };
      for (let tries = 0; tries < 3; tries++) {
        const made = await insert(application);
        if (made !== undefined) return { id: made, created: true };
        const found = await openOne(application);
        if (found !== undefined) return { id: found, created: false };
      }
      throw new Error('an application could neither be made nor found');
    },

    load: (id, userId) => loadWhere(sql`a.id = ${id} and a.user_id = ${userId}`),
    loadForWork: (id) => loadWhere(sql`a.id = ${id}`),

    saveAnswers: async ({ id, userId, version, answers, secrets = {}, actor, more = {}, dataKey }) => {
      const paths = [...Object.keys(answers), ...Object.keys(secrets)];
      const seals = Object.values(secrets).some(({ value }) => value !== '');
      const key = dataKey ?? (seals ? await dataKeyOf(deps, id, userId) : undefined);
      if (seals && key === undefined) return { saved: false, why: 'missing' };
      const now = clock.now();
      const change: Change = { actor, action: 'answers.saved', detail: { paths, ...more } };
      const open = paths.length === 0 ? nothing : sql`and onboarded_at is null`;
      const putOff = more.bankPutOff === undefined ? nothing : sql`, bank_put_off = ${more.bankPutOff}::boolean`;
      const locale = more.locale === undefined ? nothing : sql`, locale = ${more.locale}::text`;
      const counted = countedTaxIds(secrets, now);
      const changed = sql`changed as (update applications set version = version + 1, saved_at = ${now}::bigint ${putOff} ${locale} ${counted.set}, ${chained(change, now)}
        where id = ${id} and user_id = ${userId} and version = ${version}::integer ${open} ${counted.where} returning ${CHANGED})`;
      const parts = [changed, ...answerWrites({ id, answers, secrets, dataKey: key }, sealer), ...changeParts(change, deps, id)];
      const [row] = await database.run<{ saved?: number; seen?: boolean; sent?: boolean; isSpent?: boolean }>(sql`${withParts(parts)}
        select (select version from changed) as saved, seen.id is not null as seen, seen.onboarded_at is not null as sent,
          (select ${counted.isSpent} from applications where id = seen.id) as is_spent
        from (select 1) as one left join applications seen on seen.id = ${id} and seen.user_id = ${userId}`);
      if (row?.saved !== undefined) return { saved: true, version: row.saved };
      if (!row?.seen) return { saved: false, why: 'missing' };
      if (row.sent && paths.length > 0) return { saved: false, why: 'sent' };
      return { saved: false, why: row.isSpent ? 'tooMany' : 'stale' };
    },

    onboard: async ({ id, userId, version, terms, actor, jobs = [], once, choice }) => {
      const now = clock.now();
      const change: Change = { actor, action: 'application.sent', detail: { terms }, jobs, once };
      const seenVersion = version === undefined ? nothing : sql`and version = ${version}::integer`;
      const parts = [
        sql`changed as (update applications set version = version + 1, saved_at = ${now}::bigint, onboarded_at = ${now}::bigint, checking_since = ${now}::bigint,
          round = round + 1, ${chained(change, now)}
          where id = ${id} and user_id = ${userId} and onboarded_at is null ${seenVersion} returning ${CHANGED}, true as opened)`,
        sql`signed as (insert into terms (application_id, id, version, language, signed_at)
          select id, ${terms.id}::text, ${terms.version}::text, ${terms.language ?? null}::text, ${now}::bigint from changed)`,
        ...choiceParts(choice, now),
        decidePart(now, now),
        ...changeParts(change, deps, id),
      ];
      const [row] = await database.run<{ sent?: number; known: number; onboardedAt?: number }>(sql`${withParts(parts)}
        select (select version from changed) as sent, seen.version as known, seen.onboarded_at
        from applications seen where seen.id = ${id} and seen.user_id = ${userId}`);
      if (row === undefined) return undefined;
      if (row.sent !== undefined) return { onboarded: true, first: true, version: row.sent };
      if (row.onboardedAt !== undefined) return { onboarded: true, first: false, version: row.known };
      return settled(await loadWhere(sql`a.id = ${id} and a.user_id = ${userId}`));
    },
  };
}

/** What a send that changed nothing found: the other of two that ran at once had won, or the version was an old one. */
const settled = (found: { onboardedAt?: number; version: number } | undefined): Awaited<ReturnType<Applications['onboard']>> =>
  found &&
  (found.onboardedAt === undefined ? { onboarded: false, why: 'stale' } : { onboarded: true, first: false, version: found.version });

/** The wrapped data key of an application, for what is sealed without having loaded it. */
export async function dataKeyOf({ database }: StoreDeps, id: string, userId?: string): Promise<WrappedKey | undefined> {
  const owned = userId === undefined ? nothing : sql`and user_id = ${userId}`;
  const [row] = await database.run<{ dataKey: WrappedKey }>(sql`select data_key from applications where id = ${id} ${owned}`);
  return row?.dataKey;
}

/** The one statement that makes an application with its answers; it makes none while another is open. */
function insertion(application: NewApplication, id: string, dataKey: WrappedKey, deps: StoreDeps): Sql {
  const {
    userId,
    portal,
    market,
    currency,
    referralUrlId = '',
    intent,
    locale,
    level,
    answers,
    secrets,
    source,
    medium,
    serviceType,
    agentId,
    actor,
    jobs,
    once,
  } = application;
  const now = deps.clock.now();
  const change: Change = { actor, action: 'application.created', detail: { paths: Object.keys(answers) }, jobs, once };
  const head = hashOfAudit('', 1, id, now, change, JSON.stringify(change.detail));
  const parts = [
    sql`changed as (insert into applications (id, user_id, version, portal, market, currency, referral_url_id, intent, application_level, locale,
        source, medium, service_type, agent_id, decision, bo_status, round, bank_put_off, data_key, audit_seq, audit_at, audit_head, created_at, saved_at)
      values (${id}, ${userId}, 1, ${portal}, ${market}, ${currency}, ${referralUrlId}, ${intent}, ${level}, ${locale},
        ${source}, ${medium}, ${serviceType}, ${agentId}, 'PENDING', 'NONE', 0, false, ${dataKey}, 1, ${now}, ${head}, ${now}, ${now})
      on conflict (user_id, referral_url_id, currency) where decision not in ('APPROVED', 'DECLINED') do nothing returning ${CHANGED})`,
    ...answerWrites({ id, answers, secrets, dataKey }, deps.sealer),
    ...changeParts(change, deps, id),
  ];
  return sql`${withParts(parts)} select id from changed`;
}
