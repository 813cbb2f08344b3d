import { SLAS } from '@signet/rulebook/reference/slas';
import { Button } from '@signet/ui/button';
import { useEffect, useEffectEvent } from 'react';
import { useFocusField } from '../../platform/form/use-form.ts';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { textsOf, useFormatMessage, useShellTexts } from '../../platform/texts/text-provider.tsx';
import { RequestForm } from '../review-request/request-form.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('decision/account-home');

const { from, to } = SLAS.reviewRequest;

/** The request for a review, in the column of a form; nothing else competes with it. */
export function AskForReview({ onDone }: { onDone: () => void }) {
  const texts = useTexts();
  const shell = useShellTexts();
  const fillIn = useFormatMessage();
  const focus = useFocusField();
  const focusMessage = useEffectEvent(() => focus('message'));
  useEffect(() => focusMessage(), []);
  return (
    <ScreenPage title={texts.askTitle} lead={fillIn(texts.askLead, { from, to })}>
      <RequestForm onSent={onDone} />
      <p>
        <Button kind="text" onClick={onDone}>
          {shell.back}
        </Button>
      </p>
    </ScreenPage>
  );
}
