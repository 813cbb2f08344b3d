import { useEffect, useEffectEvent } from 'react';
import { useFocusField } from '../../platform/form/use-form.ts';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import { RequestForm } from '../review-request/request-form.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('decision/account-home');

/** The request for a review, in the column of a form; nothing else competes with it. */
export function AskForReview({ onDone }: { onDone: () => void }) {
  const texts = useTexts();
  const focus = useFocusField();
  const focusMessage = useEffectEvent(() => focus('message'));
  useEffect(() => focusMessage(), []);
  return (
    <div className="page">
      <div className="content">
        <RequestForm onSent={onDone} />
        <button type="button" className="btn btn-text" onClick={onDone}>
          {texts.backHome}
        </button>
      </div>
    </div>
  );
}
