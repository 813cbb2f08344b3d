import type { ReplyOf } from '@signet/rulebook/endpoints';
import { Button } from '@signet/ui/button';
import { StatusPill } from '@signet/ui/status-pill';
import { useState } from 'react';
import { call } from '../../platform/call.ts';
import { TEXTS as PLATFORM } from '../../platform/texts.en-US.ts';
import { errorText, fillIn } from '../../platform/texts.tsx';
import { useLoadedData } from '../../platform/use-loaded-data.ts';
import { useMay, useSession } from '../../session/session.tsx';
import { momentWords } from '../due-words.ts';
import { NoteForm } from '../note-form.tsx';
import { TEXTS } from './texts.en-US.ts';

export type CaseNote = ReplyOf<'listNotes'>['notes'][number];
type Colleague = ReplyOf<'listColleagues'>['colleagues'][number];

export const useNotes = (id: string) =>
  useLoadedData(`notes ${id}`, (reason) => call('listNotes', { params: { id } }, reason));

/** What colleagues noted, oldest first, and a place to add to it. */
export function Notes({ id }: { id: string }) {
  const may = useMay();
  const { data, error, isLoading, reload, replace } = useNotes(id);
  return (
    <section className="case-notes" aria-label={TEXTS.notes.title}>
      <h2>{TEXTS.notes.title}</h2>
      {error && (
        <p className="soft" role="alert">
          {errorText(error)}{' '}
          <Button kind="text" busy={isLoading} onClick={() => void reload()}>
            {PLATFORM.tryAgain}
          </Button>
        </p>
      )}
      {data && <NoteList notes={data.notes} />}
      {data && may('case.work') && <Composer id={id} onAdded={replace} />}
    </section>
  );
}

export function NoteList({ notes }: { notes: readonly CaseNote[] }) {
  const { staff } = useSession();
  if (notes.length === 0) return <p className="soft">{TEXTS.notes.none}</p>;
  return (
    <ol className="note-list">
      {notes.map(({ id, author, about, text, mentions, at }) => (
        <li key={id}>
          <p className="note-head">
            <strong>{author.name}</strong>
            <time dateTime={new Date(at).toISOString()}>{momentWords(at)}</time>
            {about && <StatusPill>{TEXTS.notes.about[about]}</StatusPill>}
          </p>
          <p className="note-text">{text}</p>
          {mentions.length > 0 && (
            <p className="note-for">
              {mentions.map((person) => (
                <StatusPill key={person.id} tone={person.id === staff.id ? 'warn' : 'plain'}>
                  {person.id === staff.id ? TEXTS.notes.you : person.name}
                </StatusPill>
              ))}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

function Composer({ id, onAdded }: { id: string; onAdded: (reply: ReplyOf<'addNote'>) => void }) {
  const [mentions, setMentions] = useState<readonly string[]>([]);
  const onAdd = async (text: string, idempotencyKey: string) => {
    const body = { text, mentions: [...mentions] };
    onAdded(await call('addNote', { params: { id }, body, idempotencyKey }));
    setMentions([]);
  };
  return (
    <NoteForm name="note" words={TEXTS.notes} about={mentions.join()} onAdd={onAdd}>
      <Mentions chosen={mentions} onChange={setMentions} />
    </NoteForm>
  );
}

/** Read only when somebody is to be mentioned. */
function Mentions({
  chosen,
  onChange,
}: {
  chosen: readonly string[];
  onChange: (ids: readonly string[]) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="note-mentions"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span>
          {chosen.length === 0
            ? TEXTS.notes.mention
            : fillIn(TEXTS.notes.mentioned, { count: chosen.length })}
        </span>
      </summary>
      {isOpen && <Colleagues {...{ chosen, onChange }} />}
    </details>
  );
}

function Colleagues({
  chosen,
  onChange,
}: {
  chosen: readonly string[];
  onChange: (ids: readonly string[]) => void;
}) {
  const { staff } = useSession();
  const { data } = useLoadedData('colleagues', () => call('listColleagues'));
  const others = data?.colleagues.filter((person: Colleague) => person.id !== staff.id);
  if (others === undefined) return <p className="soft">{PLATFORM.loading}</p>;
  if (others.length === 0) return <p className="soft">{TEXTS.notes.alone}</p>;
  const outsiders = others.filter(({ id, isReviewer }) => !isReviewer && chosen.includes(id));
  return (
    <>
      <ul className="plain-rows">
        {others.map(({ id, name }) => (
          <li key={id}>
            <label className="note-person">
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                }
              />
              <span>{name}</span>
            </label>
          </li>
        ))}
      </ul>
      {outsiders.length > 0 && (
        <p className="soft" role="status">
          {fillIn(TEXTS.notes.outside, {
            names: outsiders.map(({ name }) => name).join(', '),
          })}
        </p>
      )}
    </>
  );
}
