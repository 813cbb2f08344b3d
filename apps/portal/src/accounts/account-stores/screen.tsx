import { LinkButton } from '@signet/ui/button';
import { Actions } from '@signet/ui/page';
import { useNavigation } from '../../platform/navigation.ts';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { SupportContact } from '../../platform/support-contact.tsx';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('accounts/account-stores');

/** The stores of an account cannot be connected online yet: says so, keeps everything, and leads on. docs/decisions/0009. */
export function Screen() {
  const texts = useTexts();
  const { matched, to } = useNavigation();
  const businessId = matched?.businessId ?? '';
  return (
    <ScreenPage title={texts.title} lead={texts.lead} back={to('accounts')}>
      <p>{texts.saved}</p>
      <h2>{texts.askTitle}</h2>
      <SupportContact />
      <Actions
        later={
          <LinkButton kind="text" href={to('accounts')}>
            {texts.accounts}
          </LinkButton>
        }
      >
        {/* Full page load: prices and terms are those of the application's country. */}
        <LinkButton href={`/?applicationId=urn:app:${businessId}`}>{texts.application}</LinkButton>
      </Actions>
    </ScreenPage>
  );
}
