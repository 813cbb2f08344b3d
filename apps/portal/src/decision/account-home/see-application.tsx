import { localDay } from '@signet/rulebook/core/dates';
import { formatLongDate } from '@signet/rulebook/core/format-date';
import { Button } from '@signet/ui/button';
import type { FunctionComponent } from 'react';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('decision/account-home');

/**
 * What was submitted, to read and to print; nothing can be changed here. The list comes with the
 * sign-up's script: a static import would make it a part of this room's, and of every page.
 */
export async function loadSeeApplication(): Promise<FunctionComponent<{ onDone: () => void }>> {
  const { AnswerList } = await import('../../sign-up/answer-list/answer-list.tsx');
  return function SeeApplication({ onDone }) {
    const texts = useTexts();
    const fillIn = useFormatMessage();
    const { locale } = usePortal().boot;
    const { market, reference, submittedAt } = useApplication();
    const lead =
      submittedAt === undefined
        ? texts.seeLead
        : fillIn(texts.seeLeadOf, {
            day: formatLongDate(localDay(market, submittedAt), locale),
            reference,
          });
    return (
      <ScreenPage title={texts.seeTitle} lead={lead}>
        <div className="deck-main">
          <AnswerList canEdit={false} />
        </div>
        <div className="record-links">
          <Button kind="text" icon="print" onClick={() => window.print()}>
            {texts.print.page}
          </Button>
          <Button kind="text" onClick={onDone}>
            {texts.backHome}
          </Button>
        </div>
      </ScreenPage>
    );
  };
}
