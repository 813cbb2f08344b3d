import { Button } from '@signet/ui/button';
import type { FunctionComponent } from 'react';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { textsOf, useShellTexts } from '../../platform/texts/text-provider.tsx';
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
    const shell = useShellTexts();
    return (
      <ScreenPage title={texts.seeTitle} lead={texts.seeLead}>
        <div className="deck-main">
          <AnswerList canEdit={false} />
        </div>
        <p>
          <Button kind="text" onClick={onDone}>
            {shell.back}
          </Button>
        </p>
      </ScreenPage>
    );
  };
}
