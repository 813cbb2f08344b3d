import { Button, LinkButton } from '@signet/ui/button';
import { Details } from '@signet/ui/details';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { EmailLink, FilledWithLink, PhoneLink } from '../../platform/support-links.tsx';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import { PhotoIdInstead } from '../photo-id-alternative.tsx';
import type { TEXTS } from './texts.en-US.ts';
import type { OtpActions } from './use-otp.ts';

const useTexts = textsOf<typeof TEXTS>('phone/otp');

/** Alternatives to the code: the texted link, where supported, and photo ID. */
export function OtherProofs({ calls }: { calls: OtpActions }) {
  const texts = useTexts();
  const { to } = useNavigation();
  return (
    <>
      {useApplication().phoneLink !== undefined && (
        <Details summary={texts.linkTitle}>
          <p>{texts.linkText}</p>
          <LinkButton kind="secondary" href={to('phone-auth')}>
            {texts.link}
          </LinkButton>
        </Details>
      )}
      <PhotoIdInstead
        text={texts.photoText}
        isLeaving={calls.pending === 'leaving'}
        onPress={() => void calls.photoId()}
      />
    </>
  );
}

/** Allows a few changes per day; after that support corrects the number. */
export function WrongNumber({ onChange }: { onChange: () => void }) {
  const texts = useTexts();
  const changesLeft = useApplication().otp?.changesLeft ?? 0;
  if (changesLeft > 0)
    return (
      <div>
        <Button kind="text" icon="pencil" onClick={onChange}>
          {texts.change.action}
        </Button>
      </div>
    );
  return (
    <div>
      <p>{texts.change.none}</p>
      <p>
        <Contact />
      </p>
    </div>
  );
}

function Contact() {
  const texts = useTexts();
  const { supportPhone, supportEmail } = usePortal().boot.brand;
  if (supportPhone) return <FilledWithLink text={texts.wrongNumberPhone} link={<PhoneLink />} />;
  if (supportEmail) return <FilledWithLink text={texts.wrongNumberEmail} link={<EmailLink />} />;
  return texts.wrongNumberOther;
}
