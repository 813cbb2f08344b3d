import { LinkButton } from '@signet/ui/button';
import { Details } from '@signet/ui/details';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { maskedPhone } from '../phone-step.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('phone/otp');

/** The texted link in place of the code, where this phone may be proven by one. */
export function UseLinkInstead() {
  const texts = useTexts();
  const { to } = useNavigation();
  if (useApplication().phoneLink === undefined) return null;
  return (
    <Details summary={texts.linkTitle}>
      <p>{texts.linkText}</p>
      <LinkButton kind="secondary" href={to('phone-auth')}>
        {texts.link}
      </LinkButton>
    </Details>
  );
}

/** Who corrects a wrong number: after sending, the page that asked it is closed. */
export function WrongNumber() {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { supportPhone, supportEmail } = usePortal().boot.brand;
  const last4 = maskedPhone(useApplication());
  return (
    <p>
      {fillIn(texts.wrongNumber, { last4 })} {supportPhone && fillIn(texts.wrongNumberPhone, { contact: supportPhone })}
      {!supportPhone && supportEmail && fillIn(texts.wrongNumberEmail, { contact: supportEmail })}
      {!supportPhone && !supportEmail && texts.wrongNumberOther}
    </p>
  );
}
