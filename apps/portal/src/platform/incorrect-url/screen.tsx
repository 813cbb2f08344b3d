import { LinkButton } from '@signet/ui/button';
import { Actions } from '@signet/ui/page';
import { usePortal } from '../application.tsx';
import { useNavigation } from '../navigation.ts';
import { ScreenPage } from '../screen/screen-page.tsx';
import { textsOf } from '../texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('platform/incorrect-url');

/** An address that is none of ours, with the way back. docs/readings.md 5. */
export function Screen() {
  const texts = useTexts();
  const { application } = usePortal();
  const { to } = useNavigation();
  return (
    <ScreenPage title={texts.title} lead={texts.lead}>
      <Actions>
        <LinkButton href={application ? to('resume') : to('get-started')}>{application ? texts.application : texts.start}</LinkButton>
      </Actions>
    </ScreenPage>
  );
}
