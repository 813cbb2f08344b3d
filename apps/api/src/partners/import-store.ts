import { LIMITS } from '@signet/rulebook/core/limits';
import type { ImportFormat, ImportRowState, ImportState } from '@signet/rulebook/partner-imports';
import { PARTNER_LIMITS } from '@signet/rulebook/partners/limits';
import { LOCALE_IDS, type Locale } from '@signet/rulebook/reference/locales';
import { z } from 'zod';
import { contentHash } from '../messages/add-messages.ts';
import type { OutboxMessage } from '../messages/outbox-message.ts';
import { newRowId, newToken } from '../platform/ids.ts';
import type { ReadLateJobs } from '../platform/jobs/late-job.ts';
import { addJobs } from '../platform/jobs/store.ts';
import type { Tx } from '../platform/sql/database.ts';
import { query } from '../platform/sql/query.ts';
import { inTexts, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import {
  checkImportJob,
  inviteMerchantJob,
  readImportJob,
  remindMerchantJob,
} from './import-job-rows.ts';
import type { CheckedRow, RowError, RowValues } from './import-row.ts';
import { prefillPlace } from './prefill-store.ts';

export type KnownFrom = { importId: string; row: number };

export type StoredImport = {
  id: string;
  partnerId: string;
  keyId: string;
  referralUrlId: string;
  format: ImportFormat;
  isDryRun: boolean;
  state: ImportState;
  error?: string;
  rows: number;
  createdAt: number;
  finishedAt?: number;
};

export type StoredImportRow = {
  line: number;
  state: ImportRowState;
  reference?: string;
  errors?: readonly RowError[];
  knownFrom?: KnownFrom;
  invitedAt?: number;
  remindedAt?: number;
  openedAt?: number;
  expiresAt?: number;
};

/** An invited merchant’s link, and what its mail is written from. */
export type Invitation = {
  prefillId: string;
  locale: Locale;
  referralUrlId: string;
  values: Readonly<Record<string, string>>;
  expiresAt: number;
};

type Place = { importId: string; line: number };
type Checked = { line: number; row: CheckedRow };

export type Imports = {
  add(
    made: Pick<StoredImport, 'partnerId' | 'keyId' | 'referralUrlId' | 'format' | 'isDryRun'> & {
      text: string;
    },
  ): Promise<StoredImport>;
  find(id: string, partnerId?: string): Promise<StoredImport | undefined>;
  counts(id: string): Promise<Partial<Record<ImportRowState, number>>>;
  rows(
    id: string,
    filter: { state?: ImportRowState | undefined; after?: number | undefined; limit: number },
  ): Promise<StoredImportRow[]>;
  /** The file of an import that has not been read yet. */
  fileOf(id: string): Promise<string | undefined>;
  /** Keeps the rows in the place of the file; nothing where another worker has done so. */
  addRows(id: string, rows: readonly RowValues[]): Promise<void>;
  /** Ends an import whose file cannot be read. */
  refuse(id: string, error: string): Promise<void>;
  /** The next rows to be checked. */
  waitingRows(id: string): Promise<{ line: number; values: RowValues }[]>;
  /** Keeps what was found of those rows, and goes on with the next. */
  settle(kept: StoredImport, checked: readonly Checked[]): Promise<void>;
  /** What the mail of a row is written from; undefined once it is sent, or when the link is over. */
  invitationOf(place: Place, mail: 'invite' | 'remind'): Promise<Invitation | undefined>;
  sent(place: Place, mail: 'invite' | 'remind', message: OutboxMessage): Promise<void>;
  unreached(place: Place): Promise<void>;
  stopReminder(place: Place): Promise<void>;
  /** The jobs of imports that have waited too long, should they be lost. */
  lateImports: ReadLateJobs;
};

const VALUES = z.record(z.string(), z.string()).readonly();
const TOKEN = z.object({
  prefillId: z.string(),
  locale: z.enum(LOCALE_IDS),
  referralUrlId: z.string(),
});

const filePlace = (id: string) => ({
  table: 'partner_imports',
  column: 'file_sealed',
  applicationId: '',
  rowId: id,
});
const rowPlace = (column: 'values_sealed' | 'token_sealed', { importId, line }: Place) => ({
  table: 'partner_import_rows',
  column,
  applicationId: '',
  rowId: `${importId}:${line}`,
});

const insertedAtOnce = 1_000;

/** Imports of partners and their rows. docs/decisions/0303. */
export function buildImports(deps: StoreDeps): Imports {
  const { database, clock, sealer } = deps;
  const columns = sql`id, partner_id, key_id, referral_url_id, format, is_dry_run, state, error, rows, created_at, finished_at`;

  /** The fingerprint of a row among its partner’s, the current key’s first. */
  const hmacsOf = (partnerId: string, content: string): string[] =>
    sealer.fingerprints('partner import row', JSON.stringify([partnerId, content]));

  const lockIn = async (tx: Tx, id: string, state: ImportState): Promise<boolean> =>
    (
      await tx.run(
        sql`select 1 as one from partner_imports where id = ${id} and state = ${state} for update`,
      )
    ).length > 0;

  /** Rows that earlier imports invited, by fingerprint. */
  const invitedBefore = async (
    tx: Tx,
    partnerId: string,
    hmacs: readonly string[],
  ): Promise<Map<string, KnownFrom>> => {
    const rows = await tx.run<{ rowHmac: string; importId: string; line: number }>(
      sql`select row_hmac, import_id, line from partner_invited_rows
        where scope = ${partnerId} and row_hmac in
          (select jsonb_array_elements_text(${JSON.stringify(hmacs)}::jsonb))`,
    );
    return new Map(rows.map(({ rowHmac, importId, line }) => [rowHmac, { importId, row: line }]));
  };

  /** Notes the rows as those of this import; returns the lines of those that are the first. */
  const noteInvited = async (
    tx: Tx,
    { id, partnerId, isDryRun }: StoredImport,
    rows: readonly { line: number; rowHmac: string }[],
  ): Promise<Set<number>> => {
    const firsts = await tx.run<{ line: number }>(
      sql`insert into partner_invited_rows (scope, row_hmac, import_id, line)
        select ${isDryRun ? id : partnerId}::text, g.row_hmac, ${id}::text, g.line
        from jsonb_to_recordset(${JSON.stringify(rows.map(({ line, rowHmac }) => ({ line, row_hmac: rowHmac })))}::jsonb)
          as g(line integer, row_hmac text)
        on conflict do nothing returning line`,
    );
    return new Set(firsts.map(({ line }) => line));
  };

  type Settled = {
    line: number;
    state: ImportRowState;
    reference?: string;
    errors?: readonly RowError[];
    known_from?: KnownFrom;
    token_sealed?: string;
    expires_at?: number;
  };

  const keepSettled = (tx: Tx, id: string, rows: readonly Settled[]): void =>
    tx.send(sql`update partner_import_rows r set state = g.state, reference = g.reference,
        errors = g.errors, known_from = g.known_from, token_sealed = g.token_sealed,
        expires_at = g.expires_at, values_sealed = null
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(line integer, state text,
        reference text, errors jsonb, known_from jsonb, token_sealed text, expires_at bigint)
      where r.import_id = ${id} and r.line = g.line and r.state = 'waiting'`);

  /** The link of an accepted row, and its answers as those of a prefill. */
  const newInvitation = (
    { id, partnerId, keyId }: StoredImport,
    { line, row }: Checked,
    expiresAt: number,
  ) => {
    const { locale, referralUrlId, values } = row.invitation ?? {};
    const prefillId = `prefill_${newToken()}`;
    const hash = sealer.hashToken(prefillId);
    const token = JSON.stringify({ prefillId, locale, referralUrlId });
    return {
      tokenSealed: sealer.sealUnbound(rowPlace('token_sealed', { importId: id, line }), token),
      prefill: {
        ...{ token_hash: hash, partner_id: partnerId, key_id: keyId, import_id: id, line },
        values_sealed: sealer.sealUnbound(prefillPlace(hash), JSON.stringify(values)),
        ...{ created_at: clock.now(), expires_at: expiresAt },
      },
    };
  };

  return {
    add: async ({ text, ...made }) => {
      const row = {
        ...{ id: newRowId('imp'), createdAt: clock.now(), state: 'reading' as const, rows: 0 },
        ...made,
      };
      await database.transaction(async (tx) => {
        tx.send(
          query.insertInto('partnerImports').values({
            ...row,
            fileSealed: sealer.sealUnbound(filePlace(row.id), text),
          }),
        );
        addJobs(deps, tx, [readImportJob(row.id)]);
      });
      return row;
    },

    find: async (id, partnerId) => {
      const [row] = await database.run<StoredImport>(
        sql`select ${columns} from partner_imports where id = ${id}
          and (${partnerId ?? null}::text is null or partner_id = ${partnerId ?? null}::text)`,
      );
      return row;
    },

    counts: async (id) => {
      const rows = await database.run<{ state: ImportRowState; count: number }>(
        sql`select state, count(*) as count from partner_import_rows where import_id = ${id}
          group by state`,
      );
      return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]));
    },

    rows: (id, { state, after = 0, limit }) =>
      database.run<StoredImportRow>(
        sql`select line, state, reference, errors, known_from, invited_at, reminded_at, opened_at,
            expires_at
          from partner_import_rows where import_id = ${id} and line > ${after}::integer
          and (${state ?? null}::text is null or state = ${state ?? null}::text)
          order by line limit ${limit}::integer`,
      ),

    fileOf: async (id) => {
      const [row] = await database.run<{ fileSealed?: string }>(
        sql`select file_sealed from partner_imports where id = ${id} and state = 'reading'`,
      );
      return row?.fileSealed && sealer.openUnbound(filePlace(id), row.fileSealed);
    },

    addRows: (id, rows) =>
      database.transaction(async (tx) => {
        if (!(await lockIn(tx, id, 'reading'))) return;
        const sealed = rows.map((values, at) => ({
          line: at + 1,
          values_sealed: sealer.sealUnbound(
            rowPlace('values_sealed', { importId: id, line: at + 1 }),
            JSON.stringify(values ?? null),
          ),
        }));
        for (let from = 0; from < sealed.length; from += insertedAtOnce)
          tx.send(sql`insert into partner_import_rows (import_id, line, state, values_sealed)
            select ${id}::text, g.line, 'waiting', g.values_sealed
            from jsonb_to_recordset(${JSON.stringify(sealed.slice(from, from + insertedAtOnce))}::jsonb)
              as g(line integer, values_sealed text)`);
        tx.send(sql`update partner_imports set state = 'checking', rows = ${rows.length}::integer,
          file_sealed = null where id = ${id}`);
        addJobs(deps, tx, [checkImportJob(id, 0)]);
      }),

    refuse: async (id, error) => {
      await database.run(sql`update partner_imports set state = 'unreadable', error = ${error},
        file_sealed = null, finished_at = ${clock.now()} where id = ${id} and state = 'reading'`);
    },

    waitingRows: async (id) => {
      const rows = await database.run<{ line: number; valuesSealed: string }>(
        sql`select line, values_sealed from partner_import_rows
          where import_id = ${id} and state = 'waiting'
          order by line limit ${PARTNER_LIMITS.importRowsAtOnce}::integer`,
      );
      return rows.map(({ line, valuesSealed }) => {
        const place = rowPlace('values_sealed', { importId: id, line });
        const values = JSON.parse(sealer.openUnbound(place, valuesSealed));
        return { line, values: values === null ? undefined : VALUES.parse(values) };
      });
    },

    settle: (kept, checked) =>
      database.transaction(async (tx) => {
        const { id, partnerId, isDryRun } = kept;
        if (!(await lockIn(tx, id, 'checking'))) return;
        const valid = checked.filter(({ row }) => row.invitation !== undefined);
        const hmacs = new Map(
          valid.map(({ line, row }) => [line, hmacsOf(partnerId, row.content)] as const),
        );
        const before = await invitedBefore(tx, partnerId, [...hmacs.values()].flat());
        const knownFrom = (line: number) =>
          hmacs.get(line)?.flatMap((hmac) => before.get(hmac) ?? [])[0];
        const firsts = await noteInvited(
          tx,
          kept,
          valid.flatMap(({ line }) => {
            const [rowHmac] = hmacs.get(line) ?? [];
            return rowHmac === undefined || knownFrom(line) !== undefined
              ? []
              : [{ line, rowHmac }];
          }),
        );
        const expiresAt = clock.now() + PARTNER_LIMITS.invitationMs;
        const prefills: object[] = [];
        const settled = checked.map((one): Settled => {
          const { line, row } = one;
          const base = { line, ...(row.reference && { reference: row.reference }) };
          if (row.invitation === undefined)
            return { ...base, state: 'refused', errors: row.errors };
          const from = knownFrom(line);
          if (from !== undefined && from.importId !== id)
            return { ...base, state: 'known', known_from: from };
          if (!firsts.has(line)) {
            const column = row.reference === undefined ? '' : 'reference';
            const errors = [{ column, code: 'import.referenceRepeated' }];
            return { ...base, state: 'refused', errors };
          }
          if (isDryRun) return { ...base, state: 'valid' };
          const { tokenSealed, prefill } = newInvitation(kept, one, expiresAt);
          prefills.push(prefill);
          return { ...base, state: 'accepted', token_sealed: tokenSealed, expires_at: expiresAt };
        });
        if (prefills.length > 0)
          tx.send(sql`insert into partner_prefills (token_hash, partner_id, key_id, values_sealed,
              created_at, expires_at, import_id, line)
            select token_hash, partner_id, key_id, values_sealed, created_at, expires_at, import_id, line
            from jsonb_to_recordset(${JSON.stringify(prefills)}::jsonb) as g(token_hash text,
              partner_id text, key_id text, values_sealed text, created_at bigint,
              expires_at bigint, import_id text, line integer)`);
        keepSettled(tx, id, settled);
        const accepted = settled.filter(({ state }) => state === 'accepted');
        const last = checked.at(-1)?.line;
        if (last === undefined)
          tx.send(sql`update partner_imports set state = 'finished', finished_at = ${clock.now()}
            where id = ${id}`);
        addJobs(deps, tx, [
          ...accepted.map(({ line }) => inviteMerchantJob({ importId: id, line })),
          ...(last === undefined ? [] : [checkImportJob(id, last)]),
        ]);
      }),

    invitationOf: async ({ importId, line }, mail) => {
      const state = mail === 'invite' ? 'accepted' : 'invited';
      const [row] = await database.run<{ tokenSealed: string; expiresAt: number }>(
        sql`select token_sealed, expires_at from partner_import_rows
          where import_id = ${importId} and line = ${line}::integer and state = ${state}
          and token_sealed is not null and expires_at > ${clock.now()}::bigint
          and (${mail}::text = 'invite' or reminded_at is null)`,
      );
      if (row === undefined) return undefined;
      const place = rowPlace('token_sealed', { importId, line });
      const token = TOKEN.parse(JSON.parse(sealer.openUnbound(place, row.tokenSealed)));
      const hashes = sealer.tokenHashes(token.prefillId);
      const [prefill] = await database.run<{ tokenHash: string; valuesSealed: string }>(
        sql`select token_hash, values_sealed from partner_prefills
          where token_hash ${inTexts(hashes)} and import_id = ${importId}`,
      );
      if (prefill === undefined) return undefined;
      const plain = sealer.openUnbound(prefillPlace(prefill.tokenHash), prefill.valuesSealed);
      return { ...token, expiresAt: row.expiresAt, values: VALUES.parse(JSON.parse(plain)) };
    },

    sent: ({ importId, line }, mail, message) =>
      database.transaction(async (tx) => {
        const now = clock.now();
        const { channel, template, templateVersion } = message;
        const told =
          mail === 'invite'
            ? await tx.run(sql`update partner_import_rows set state = 'invited', invited_at = ${now}
                where import_id = ${importId} and line = ${line}::integer and state = 'accepted'
                returning line`)
            : await tx.run(sql`update partner_import_rows set reminded_at = ${now},
                  token_sealed = null
                where import_id = ${importId} and line = ${line}::integer and reminded_at is null
                returning line`);
        if (told.length === 0) return;
        tx.send(
          query.insertInto('outbox').values({
            ...{ id: newRowId('out'), channel, template, templateVersion, state: 'sent' as const },
            ...{ contentHash: contentHash(message), createdAt: now, sentAt: now },
          }),
        );
        if (mail === 'invite')
          addJobs(deps, tx, [
            remindMerchantJob({ importId, line }, now + PARTNER_LIMITS.invitationReminderMs),
          ]);
      }),

    unreached: async ({ importId, line }) => {
      await database.run(sql`update partner_import_rows set state = 'unreached', token_sealed = null
        where import_id = ${importId} and line = ${line}::integer
          and state in ('accepted', 'invited')`);
    },

    stopReminder: async ({ importId, line }) => {
      await database.run(sql`update partner_import_rows set token_sealed = null
        where import_id = ${importId} and line = ${line}::integer and state <> 'accepted'`);
    },

    lateImports: async (after) => {
      const late = await database.run<{ id: string; state: ImportState }>(
        sql`select id, state from partner_imports where state in ('reading', 'checking')
          and created_at < ${clock.now() - LIMITS.jobLostMs}
          and id > ${after} order by id limit ${LIMITS.rowsAtOnce}::integer`,
      );
      return late.map(({ id, state }) => ({
        place: id,
        jobs: [state === 'reading' ? readImportJob(id) : checkImportJob(id, 'late')],
      }));
    },
  };
}
