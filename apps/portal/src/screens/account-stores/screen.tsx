import { LinkButton } from '@signet/ui/button';
import { Actions } from '@signet/ui/page';
import { usePortal } from '../../application.tsx';
import { useNavigation } from '../../navigation.ts';
import { ScreenPage } from '../../screen-page.tsx';
import { useFill, useTexts } from '../../texts.tsx';

/** The stores of an account cannot be connected online yet: says so, keeps everything, and leads on. docs/decisions/0009. */
export function Screen() {
  const texts = useTexts('account-stores');
  const fillIn = useFill();
  const { boot } = usePortal();
  const { matched, to } = useNavigation();
  const { supportPhone, supportEmail } = boot.brand;
  const businessId = matched?.businessId ?? '';
  return (
    <ScreenPage title={texts.title} lead={texts.lead} back={to('accounts')}>
      <ul>
        {texts.nexts.map((next) => (
          <li key={next}>{next}</li>
        ))}
      </ul>
      <h2>{texts.askTitle}</h2>
      <ul>
        {supportPhone && <li>{fillIn(texts.askPhone, { contact: supportPhone })}</li>}
        {supportEmail && <li>{fillIn(texts.askEmail, { contact: supportEmail })}</li>}
        {!supportPhone && !supportEmail && <li>{texts.askOther}</li>}
      </ul>
      <p>{fillIn(texts.reference, { reference: businessId })}</p>
      <Actions
        later={
          <LinkButton kind="text" href={to('accounts')}>
            {texts.accounts}
          </LinkButton>
        }
      >
        {/* A new document: prices and terms are those of the application's country. The id is no authority. */}
        <LinkButton href={`/?applicationId=urn:app:${businessId}`}>{texts.application}</LinkButton>
      </Actions>
    </ScreenPage>
  );
}
