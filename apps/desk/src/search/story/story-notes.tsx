import { noteError } from '@signet/rulebook/decision/case-notes';
import { DECISION_LIMITS } from '@signet/rulebook/decision/limits';
import { Button } from '@signet/ui/button';
import { TextArea } from '@signet/ui/text-area';
import { type FormEvent, useState } from 'react';
import { CaseCard } from '../../decision/case/card.tsx';
import { NoteList } from '../../decision/case/notes.tsx';
import { call } from '../../platform/call.ts';
import { codeText, errorText } from '../../platform/texts.tsx';
import { useAction } from '../../platform/use-action.ts';
import { useMay } from '../../session/session.tsx';
import type { Story } from './story-words.ts';
import { TEXTS } from './texts.en-US.ts';

/** What support noted or was asked by name, and a place to tell the reviewers something. */
export function StoryNotes({
  reference,
  notes,
  onAdded,
}: Pick<Story, 'notes'> & { reference: string; onAdded: (story: Story) => void }) {
  const may = useMay();
  return (
    <CaseCard title={TEXTS.notes.title}>
      <div className="story-form">
        {notes.length === 0 ? (
          <p className="soft">{TEXTS.notes.none}</p>
        ) : (
          <NoteList notes={notes} />
        )}
        {may('story.note') && <Composer reference={reference} onAdded={onAdded} />}
      </div>
    </CaseCard>
  );
}

function Composer({ reference, onAdded }: { reference: string; onAdded: (story: Story) => void }) {
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const { pending, error, act } = useAction<'add'>();
  const code = noteError(text);
  const add = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (code !== undefined) return;
    void act(
      'add',
      async (idempotencyKey) => {
        onAdded(
          await call('addStoryNote', { params: { id: reference }, body: { text }, idempotencyKey }),
        );
        setText('');
        setTried(false);
      },
      text,
    );
  };
  return (
    <form className="note-form" noValidate onSubmit={add}>
      <TextArea
        name="story-note"
        label={TEXTS.notes.label}
        hint={TEXTS.notes.hint}
        error={isTried && code !== undefined ? codeText(code) : undefined}
        rows={3}
        maxLength={DECISION_LIMITS.noteMaxChars}
        value={text}
        onChange={setText}
      />
      {error && (
        <p className="soft" role="alert">
          {errorText(error)}
        </p>
      )}
      <Button
        kind="secondary"
        type="submit"
        busy={pending === 'add'}
        busyLabel={TEXTS.notes.adding}
      >
        {TEXTS.notes.add}
      </Button>
    </form>
  );
}
