import { LinkButton } from '@signet/ui/button';
import { Actions } from '@signet/ui/page';
import { usePortal } from '../../platform/application.tsx';
import type { TEXTS as FEEDBACK_TEXTS } from '../../platform/feedback/texts.en-US.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { SupportContact } from '../../platform/support-contact.tsx';
import { useErrorTexts } from '../../platform/texts/rulebook-texts.tsx';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useFeedbackTexts = textsOf<typeof FEEDBACK_TEXTS>('platform/feedback');

const useTexts = textsOf<typeof TEXTS>('accounts/account-overlap');

/** Shown when this profile cannot get an account in the visitor's country. docs/readings.md 103. */
export function Screen() {
  const texts = useTexts();
  const { titles } = useFeedbackTexts();
  const errors = useErrorTexts();
  const { market } = usePortal().boot;
  const { to } = useNavigation();
  const code = market === 'US' ? 'account.overlapUS' : 'account.overlapCA';
  return (
    <ScreenPage title={titles[code]} lead={errors[code]}>
      <p>{texts.kept}</p>
      <SupportContact />
      <Actions>
        <LinkButton href={to('accounts')}>{texts.accounts}</LinkButton>
      </Actions>
    </ScreenPage>
  );
}
