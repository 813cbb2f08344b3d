import type { NoteSubject } from '@signet/rulebook/decision/case-notes';
import { changeIfThere } from '../application/change-application.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import { addMessages } from '../messages/add-messages.ts';
import type { OutboxMessage } from '../messages/outbox-message.ts';
import { auditDetail, idOf } from '../platform/audit/audit-detail.ts';
import { newRowId } from '../platform/ids.ts';
import type { Tx } from '../platform/sql/database.ts';
import { query } from '../platform/sql/query.ts';
import { type Sql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import type { Reviewer } from './new-decision.ts';

/** `at` is in ms of the product's clock. */
export type CaseNote = {
  id: string;
  author: Reviewer;
  about?: NoteSubject;
  text: string;
  mentions: Reviewer[];
  at: number;
};

export type CaseNotes = {
  /** Mentions of unknown or revoked people are left out; false where the application is gone. */
  addNote(note: {
    id: string;
    author: Reviewer;
    text: string;
    mentions: readonly string[];
    /** Written to each of them who has an address; without it nobody is written to. */
    mail?: ((to: string) => OutboxMessage) | undefined;
  }): Promise<boolean>;
  notesOf(application: Pick<StoredApplication, 'id' | 'dataKey'>): Promise<CaseNote[]>;
  /** Those that somebody of support wrote or is mentioned in. */
  supportNotesOf(application: Pick<StoredApplication, 'id' | 'dataKey'>): Promise<CaseNote[]>;
};

const place = (applicationId: string, rowId: string) => ({
  ...{ table: 'case_notes', column: 'text_sealed' },
  ...{ applicationId, rowId },
});

type Written = {
  author: Reviewer;
  about?: NoteSubject;
  text: string;
  mentions: readonly string[];
};

/** Written for themselves; what goes with a decision or a proposal is never support’s. */
const IS_SUPPORTS = sql`n.about is null and exists (select 1 from reviewers w
  where (w.id = n.author_id or w.id = any(n.mentions)) and 'support' = any(w.roles))`;

/** Writes a note with whatever else `tx` does. */
export function writeNote(
  { sealer, clock }: StoreDeps,
  tx: Tx,
  { id: applicationId, dataKey }: Pick<StoredApplication, 'id' | 'dataKey'>,
  { author, about, text, mentions }: Written,
): void {
  const id = newRowId('note');
  tx.send(
    query.insertInto('caseNotes').values({
      ...{ id, applicationId, authorId: author.id, about, mentions: [...mentions] },
      textSealed: sealer.seal(dataKey, place(applicationId, id), text.trim()),
      createdAt: clock.now(),
    }),
  );
}

/** Notes of staff: sealed, never changed, erased with the application. docs/decisions/0224. */
export function buildCaseNotes(deps: StoreDeps): CaseNotes {
  const { database, sealer } = deps;
  const read = async (
    { id, dataKey }: Pick<StoredApplication, 'id' | 'dataKey'>,
    which: Sql,
  ): Promise<CaseNote[]> => {
    const rows = await database.run<Omit<CaseNote, 'text'> & { textSealed: string }>(
      sql`select n.id, jsonb_build_object('id', a.id, 'name', a.name) as author, n.about,
          n.text_sealed, n.created_at as at,
          (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name) order by m.name), '[]')
            from reviewers m where m.id = any(n.mentions)) as mentions
        from case_notes n join reviewers a on a.id = n.author_id
        where n.application_id = ${id} and ${which} order by n.created_at, n.id`,
    );
    return rows.map(({ textSealed, ...note }) => ({
      ...note,
      text: sealer.open(dataKey, place(id, note.id), textSealed),
    }));
  };
  return {
    addNote: async ({ id, author, text, mentions, mail }) => {
      const asked = { id, actor: `reviewer:${author.id}` };
      const added = await changeIfThere(deps, asked, async (tx, application) => {
        const known = await tx.run(
          query
            .selectFrom('reviewers')
            .select(['id', 'email'])
            .where('kind', '=', 'person')
            .where('revokedAt', 'is', null)
            .where('id', 'in', ['', ...mentions]),
        );
        writeNote(deps, tx, application, {
          ...{ author, text },
          mentions: known.map((person) => person.id),
        });
        const addresses = known.flatMap(({ id: personId, email }) =>
          personId === author.id ? [] : (email ?? []),
        );
        if (mail !== undefined) addMessages(deps, tx, undefined, addresses.map(mail));
        const detail = auditDetail({ reviewer: idOf(author.id), mentions: known.length });
        return { action: 'note.added', detail, keepsVersion: true };
      });
      return added?.changed ?? false;
    },
    notesOf: (application) => read(application, sql`true`),
    supportNotesOf: (application) => read(application, IS_SUPPORTS),
  };
}
