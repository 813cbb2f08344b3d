import { noteError } from '@signet/rulebook/decision/case-notes';
import { DECISION_LIMITS } from '@signet/rulebook/decision/limits';
import { Button } from '@signet/ui/button';
import { TextArea } from '@signet/ui/text-area';
import { type ReactNode, useState } from 'react';
import { codeText, errorText } from '../platform/texts.tsx';
import { useAction } from '../platform/use-action.ts';

/** Where staff write a note; `children` stand below the text, such as whom it is for. */
export function NoteForm({
  name,
  words,
  about = '',
  onAdd,
  children,
}: {
  name: string;
  words: Readonly<Record<'label' | 'hint' | 'add' | 'adding', string>>;
  /** What goes along with the text, so that the same text with another is another note. */
  about?: string;
  onAdd: (text: string, idempotencyKey: string) => Promise<void>;
  children?: ReactNode;
}) {
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const { pending, error, act } = useAction<'add'>();
  const code = noteError(text);
  const add = () => {
    setTried(true);
    if (code !== undefined) return;
    void act(
      'add',
      async (idempotencyKey) => {
        await onAdd(text, idempotencyKey);
        setText('');
        setTried(false);
      },
      `${text} ${about}`,
    );
  };
  return (
    <form
      className="note-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <TextArea
        name={name}
        label={words.label}
        hint={words.hint}
        error={isTried && code !== undefined ? codeText(code) : undefined}
        rows={3}
        maxLength={DECISION_LIMITS.noteMaxChars}
        value={text}
        onChange={setText}
      />
      {children}
      {error && (
        <p className="soft" role="alert">
          {errorText(error)}
        </p>
      )}
      <Button kind="secondary" type="submit" busy={pending === 'add'} busyLabel={words.adding}>
        {words.add}
      </Button>
    </form>
  );
}
