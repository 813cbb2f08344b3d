import type { TypedAnswers } from '@signet/rulebook/core/form';
import type { KeptForm } from '@signet/rulebook/sign-up/typed-answers';
import { z } from 'zod';
import { countedCtes, requestWaitMs } from '../platform/http/request-count-store.ts';
import type { SealContext, WrappedKey } from '../platform/seal/seal.ts';
import { inTexts, type Sql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';

const texts = z.record(z.string(), z.string());
const TYPED_ANSWERS = z.object({ typed: texts, over: texts });

type Typing = { id: string; userId: string; form: KeptForm };

type TypedRow = {
  applicationId: string;
  userId: string;
  form: KeptForm;
  answersSealed: string;
  typedAt: number;
  dataKey: WrappedKey;
};

export type TypedAnswersStore = {
  /**
   * Replaces what is stored for the form; an empty form deletes it. `gone`: the application was
   * erased meanwhile.
   */
  keep(
    typing: Typing & TypedAnswers & { dataKey: WrappedKey },
  ): Promise<
    { kept: true } | { kept: false; why: 'gone' } | { kept: false; why: 'tooMany'; waitMs: number }
  >;
  /** Everything a user has typed into the application's forms, by form. */
  of(typing: Omit<Typing, 'form'>): Promise<{ readonly [Form in KeptForm]?: TypedAnswers }>;
};

/**
 * User and form are part of the sealing context, so typing moved to another row cannot be
 * decrypted.
 */
const sealContext = ({ id, userId, form }: Typing): SealContext => ({
  table: 'typed_answers',
  column: 'answers_sealed',
  applicationId: id,
  rowId: `${userId} ${form}`,
});

const rowsWhere = ({ database }: StoreDeps, which: Sql): Promise<TypedRow[]> =>
  database.run<TypedRow>(sql`select t.application_id, t.user_id, t.form, t.answers_sealed, t.typed_at, a.data_key
    from typed_answers t join applications a on a.id = t.application_id where ${which}
    order by t.application_id, t.form`);

const opened = (
  { applicationId, userId, form, answersSealed, dataKey }: TypedRow,
  { sealer }: StoreDeps,
): TypedAnswers =>
  TYPED_ANSWERS.parse(
    JSON.parse(
      sealer.open(dataKey, sealContext({ id: applicationId, userId, form }), answersSealed),
    ),
  );

/** Unsubmitted typing of this email address, for the data export. */
export async function typedByAddress(
  deps: StoreDeps,
  emailAddress: string,
): Promise<Record<string, unknown>[]> {
  const rows = await rowsWhere(
    deps,
    sql`t.user_id in (select u.id from users u where lower(u.email_address) = lower(${emailAddress}))`,
  );
  return rows.map((row) => ({
    application_id: row.applicationId,
    form: row.form,
    typed_at: row.typedAt,
    ...opened(row, deps).typed,
  }));
}

/** Typed but unsaved answers. docs/decisions/0085. */
export function buildTypedAnswers(deps: StoreDeps): TypedAnswersStore {
  const { database, clock, sealer } = deps;
  return {
    keep: async ({ id, userId, form, typed, over, dataKey }) => {
      const place = { id, userId, form };
      const isEmpty = Object.keys(typed).length === 0;
      // Requires the data key to be unchanged: erasing an application replaces it, and then nothing
      // may be stored. Nor may it once the applicant has sent it, which takes what they typed.
      const change = isEmpty
        ? sql`done as (delete from typed_answers t using counted
          where t.application_id = ${id} and t.user_id = ${userId} and t.form = ${form})`
        : sql`done as (insert into typed_answers (application_id, user_id, form, answers_sealed, typed_at)
            select a.id, ${userId}::text, ${form}::text, ${sealer.seal(dataKey, sealContext(place), JSON.stringify({ typed, over }))}::text, ${clock.now()}::bigint
            from applications a, counted where a.id = ${id} and a.data_key = ${dataKey.stored}::text
              and (a.onboarded_at is null or a.user_id <> ${userId}::text)
            on conflict (application_id, user_id, form) do update
            set answers_sealed = excluded.answers_sealed, typed_at = excluded.typed_at)`;
      // Lost with the server's last moments at worst: the page still has it and sends it again.
      const [row] = await database.run<{ isCounted: boolean; isThere: boolean; commits: string }>(
        sql`with ${countedCtes('typedAnswers', userId, deps)}, ${change}
          select exists (select 1 from counted) as is_counted,
            exists (select 1 from applications a
              where a.id = ${id} and a.data_key = ${dataKey.stored}::text) as is_there,
            set_config('synchronous_commit', 'off', true) as commits`,
      );
      if (row?.isCounted !== true)
        return { kept: false, why: 'tooMany', waitMs: requestWaitMs(deps) };
      return row.isThere ? { kept: true } : { kept: false, why: 'gone' };
    },

    of: async ({ id, userId }) => {
      const rows = await rowsWhere(deps, sql`t.application_id = ${id} and t.user_id = ${userId}`);
      return Object.fromEntries(rows.map((row) => [row.form, opened(row, deps)]));
    },
  };
}

export type CarryTokens = {
  /** True on first use; `expiresAt` is in ms of the product's clock. */
  use(nonce: string, expiresAt: number): Promise<boolean>;
};

/** Used tokens of framed pages that hand over answers. docs/decisions/0118. */
export const buildCarryTokens = ({
  database,
  sealer,
}: Pick<StoreDeps, 'database' | 'sealer'>): CarryTokens => ({
  use: async (nonce, expiresAt) => {
    const rows = await database.run(sql`insert into carry_tokens (token_hash, expires_at)
      select ${sealer.hashToken(nonce)}::text, ${expiresAt}::bigint
        where not exists (select 1 from carry_tokens where token_hash ${inTexts(sealer.tokenHashes(nonce))})
      on conflict do nothing returning token_hash`);
    return rows.length > 0;
  },
});
