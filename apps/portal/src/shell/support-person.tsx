import { RailPerson } from '@signet/ui/rail';
import { usePortal } from '../platform/application.tsx';
import { EmailLink, PhoneLink, useSupportHours } from '../platform/support-links.tsx';
import { useShellTexts } from '../platform/texts/text-provider.tsx';

/** Whom to reach, at the foot of the rail. */
export function SupportPerson() {
  const shell = useShellTexts();
  const { supportPhone, supportEmail } = usePortal().boot.brand;
  const hours = useSupportHours();
  if (!supportPhone && !supportEmail) return null;
  return (
    <RailPerson title={shell.personTitle}>
      <p>{supportPhone ? <PhoneLink /> : <EmailLink />}</p>
      {hours && <p>{hours}</p>}
    </RailPerson>
  );
}
