import { LinkButton } from '@signet/ui/button';
import { Actions } from '@signet/ui/page';
import { usePortal } from '../../platform/application.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { SupportContact } from '../../platform/support-contact.tsx';
import { useAllTexts, useTexts } from '../../platform/texts/text-provider.tsx';

/** This profile gets no account in the visitor's country: the catalogue's words, whom to ask, and the accounts that there are. Document 1, section 4, Currency mismatch. */
export function Screen() {
  const texts = useTexts('account-overlap');
  const words = useAllTexts();
  const { market } = usePortal().boot;
  const { to } = useNavigation();
  const code = market === 'US' ? 'account.overlapUS' : 'account.overlapCA';
  return (
    <ScreenPage title={words.shown.titles[code]} lead={words.errors[code]}>
      <p>{texts.kept}</p>
      <SupportContact texts={words.shown} />
      <Actions>
        <LinkButton href={to('accounts')}>{texts.accounts}</LinkButton>
      </Actions>
    </ScreenPage>
  );
}
