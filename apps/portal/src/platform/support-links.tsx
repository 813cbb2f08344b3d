import { localized } from '@signet/rulebook/core/localized';
import { telUri } from '@signet/rulebook/core/tel-uri';
import type { ReactNode } from 'react';
import { usePortal } from './application.tsx';
import { useFormatMessage } from './texts/text-provider.tsx';

/** The number of our support as a link; what is written is how the brand writes it. */
export function PhoneLink({ text }: { text?: string }) {
  const { supportPhone } = usePortal().boot.brand;
  if (!supportPhone) return null;
  const written = <PhoneNumber>{supportPhone}</PhoneNumber>;
  return <a href={telUri(supportPhone)}>{text === undefined ? written : <FilledWithLink text={text} place="phone" link={written} />}</a>;
}

/** A number that goes to the next line whole: in two halves nobody reads it out. */
export const PhoneNumber = ({ children }: { children: string }) => <span className="phone-number">{children}</span>;

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

/** A text with a link, or what stands in one, in the place of `{contact}` or of another. */
export function FilledWithLink({ text, link, place = 'contact' }: { text: string; link: ReactNode; place?: 'contact' | 'phone' }) {
  const fillIn = useFormatMessage();
  const [before, after] = fillIn(text, { [place]: GAP }).split(GAP);
  return (
    <>
      {before}
      {link}
      {after}
    </>
  );
}
