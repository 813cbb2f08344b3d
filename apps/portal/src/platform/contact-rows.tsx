import { telUri } from '@signet/rulebook/core/tel-uri';
import type { LinkRow } from '@signet/ui/link-rows';
import { usePortal } from './application.tsx';
import { EmailAddress, FilledWithLink, PhoneNumber, useSupportHours } from './support-links.tsx';
import { useShellTexts } from './texts/text-provider.tsx';

/**
 * Support contacts that the brand has configured, with the opening hours on the first.
 * docs/readings.md 22.
 */
export function useContactRows(): LinkRow[] {
  const shell = useShellTexts();
  const { supportPhone, supportEmail } = usePortal().boot.brand;
  const hours = useSupportHours();
  const rows: LinkRow[] = [];
  if (supportPhone)
    rows.push({
      icon: 'call',
      href: telUri(supportPhone),
      title: (
        <FilledWithLink
          text={shell.helpPhone}
          place="phone"
          link={<PhoneNumber>{supportPhone}</PhoneNumber>}
        />
      ),
    });
  if (supportEmail)
    rows.push({
      icon: 'mail',
      href: `mailto:${supportEmail}`,
      title: (
        <FilledWithLink
          text={shell.helpEmail}
          place="email"
          link={<EmailAddress>{supportEmail}</EmailAddress>}
        />
      ),
    });
  return rows.map((row, at) => (at === 0 ? { ...row, text: hours } : row));
}
