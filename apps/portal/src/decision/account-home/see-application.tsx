import { Button } from '@signet/ui/button';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { textsOf, useShellTexts } from '../../platform/texts/text-provider.tsx';
import { AnswerList } from '../../sign-up/answer-list/answer-list.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('decision/account-home');

/** What was submitted, to read and to print; nothing can be changed here. */
export function SeeApplication({ onDone }: { onDone: () => void }) {
  const texts = useTexts();
  const shell = useShellTexts();
  return (
    <ScreenPage title={texts.seeTitle} lead={texts.seeLead}>
      <AnswerList canEdit={false} />
      <p>
        <Button kind="text" onClick={onDone}>
          {shell.back}
        </Button>
      </p>
    </ScreenPage>
  );
}
