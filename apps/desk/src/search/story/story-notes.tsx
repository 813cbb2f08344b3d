import { CaseCard } from '../../decision/case/card.tsx';
import { NoteList } from '../../decision/case/notes.tsx';
import { NoteForm } from '../../decision/note-form.tsx';
import { call } from '../../platform/call.ts';
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
  const onAdd = async (text: string, idempotencyKey: string) =>
    onAdded(
      await call('addStoryNote', { params: { id: reference }, body: { text }, idempotencyKey }),
    );
  return (
    <CaseCard title={TEXTS.notes.title}>
      <div className="story-form">
        {notes.length === 0 ? (
          <p className="soft">{TEXTS.notes.none}</p>
        ) : (
          <NoteList notes={notes} />
        )}
        {may('story.note') && <NoteForm name="story-note" words={TEXTS.notes} onAdd={onAdd} />}
      </div>
    </CaseCard>
  );
}
