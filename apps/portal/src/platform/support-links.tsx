import { localized } from '@signet/rulebook/core/localized';
import { telUri } from '@signet/rulebook/core/tel-uri';
import type { ReactNode } from 'react';
import { usePortal } from './application.tsx';
import { useFormatMessage } from './texts/text-provider.tsx';

/** The number of our support as a link; what is written is how the brand writes it. */
export function PhoneLink({ children }: { children?: string }) {
  const { supportPhone } = usePortal().boot.brand;
  return supportPhone ? <a href={telUri(supportPhone)}>{children ?? supportPhone}</a> : null;
}

/** The address of our support as a link. */
export function EmailLink({ children }: { children?: string }) {
  const { supportEmail } = usePortal().boot.brand;
  return supportEmail ? <a href={`mailto:${supportEmail}`}>{children ?? supportEmail}</a> : null;
}

/** When somebody answers, in the reader's language. */
export function useSupportHours(): string | undefined {
  const { locale, brand } = usePortal().boot;
  return brand.supportHours && localized(brand.supportHours, locale);
}

/** A character that no text holds. */
const GAP = '\u0000';

/** A text with a link in the place of `{contact}`. */
export function FilledWithLink({ text, link }: { text: string; link: ReactNode }) {
  const fillIn = useFormatMessage();
  const [before, after] = fillIn(text, { contact: GAP }).split(GAP);
  return (
    <>
      {before}
      {link}
      {after}
    </>
  );
}
