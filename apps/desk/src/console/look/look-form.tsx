import { Banner } from '@signet/ui/banner';
import type { ApiError } from '@signet/web/api';
import type { ReactNode } from 'react';
import { errorText } from '../../platform/texts.tsx';

/** What a card of this room sends, what went wrong, and what was done last. */
export function LookForm({
  error,
  said,
  acts,
  children,
  onSend,
}: {
  error: ApiError | undefined;
  said: string | undefined;
  acts: ReactNode;
  children: ReactNode;
  onSend: () => void;
}) {
  return (
    <form
      className="look-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {children}
      {error && (
        <Banner tone="bad" role="alert">
          {errorText(error)}
        </Banner>
      )}
      <p role="status" className={said === undefined ? 'visually-hidden' : 'soft'}>
        {said}
      </p>
      <div className="console-acts">{acts}</div>
    </form>
  );
}
