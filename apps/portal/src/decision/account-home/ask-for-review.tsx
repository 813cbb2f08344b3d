import { formatDay } from '@signet/rulebook/core/format-date';
import { SLAS } from '@signet/rulebook/reference/slas';
import { Button } from '@signet/ui/button';
import { useEffect, useEffectEvent } from 'react';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { useFocusField } from '../../platform/form/use-form.ts';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { textsOf, useFormatMessage, useShellTexts } from '../../platform/texts/text-provider.tsx';
import { RequestForm } from '../review-request/request-form.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('decision/account-home');

const { from, to } = SLAS.reviewRequest;

type InPlaceOfHome = { onDone: () => void };

/** In the column of a form, with the first field ready; nothing else competes with it. */
function MessagePage({
  title,
  lead,
  isMore,
  onDone,
}: InPlaceOfHome & { title: string; lead: string; isMore: boolean }) {
  const shell = useShellTexts();
  const focus = useFocusField();
  const focusMessage = useEffectEvent(() => focus('message'));
  useEffect(() => focusMessage(), []);
  return (
    <ScreenPage title={title} lead={lead}>
      <RequestForm onSent={onDone} isMore={isMore} />
      <p>
        <Button kind="text" onClick={onDone}>
          {shell.back}
        </Button>
      </p>
    </ScreenPage>
  );
}

export function AskForReview({ onDone }: InPlaceOfHome) {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const lead = fillIn(texts.askLead, { from, to });
  return <MessagePage title={texts.askTitle} lead={lead} isMore={false} onDone={onDone} />;
}

/** What somebody adds to their open request. docs/decisions/0315. */
export function AddToReview({ onDone }: InPlaceOfHome) {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { locale } = usePortal().boot;
  const by = useApplication().home.by;
  const lead =
    by === undefined ? texts.addLate : fillIn(texts.addLead, { day: formatDay(by, locale) });
  return <MessagePage title={texts.addTitle} lead={lead} isMore onDone={onDone} />;
}
