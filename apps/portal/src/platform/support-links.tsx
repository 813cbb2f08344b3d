import { localized } from '@signet/rulebook/core/localized';
import { telUri } from '@signet/rulebook/core/tel-uri';
import type { ReactNode } from 'react';
import { usePortal } from './application.tsx';
import { useFormatMessage } from './texts/text-provider.tsx';

export function PhoneLink({ text }: { text?: string }) {
  const { supportPhone } = usePortal().boot.brand;
  if (!supportPhone) return null;
  const written = <PhoneNumber>{supportPhone}</PhoneNumber>;
  return (
    <a href={telUri(supportPhone)}>
      {text === undefined ? written : <FilledWithLink text={text} place="phone" link={written} />}
    </a>
  );
}

/** Keeps a phone number on one line, because a broken one is hard to read out. */
export const PhoneNumber = ({ children }: { children: string }) => (
  <span className="phone-number">{children}</span>
);

export function EmailLink({ children }: { children?: string }) {
  const { supportEmail } = usePortal().boot.brand;
  return supportEmail ? <a href={`mailto:${supportEmail}`}>{children ?? supportEmail}</a> : null;
}

export function useSupportHours(): string | undefined {
  const { locale, brand } = usePortal().boot;
  return brand.supportHours && localized(brand.supportHours, locale);
}

/** A placeholder character that no text contains. */
const GAP = '\u0000';

/** Fills a placeholder with a link or its content, `{contact}` by default. */
export function FilledWithLink({
  text,
  link,
  place = 'contact',
  values,
}: {
  text: string;
  link: ReactNode;
  place?: 'contact' | 'phone';
  /** What the text says besides. */
  values?: Readonly<Record<string, string | number>>;
}) {
  const fillIn = useFormatMessage();
  const [before, after] = fillIn(text, { ...values, [place]: GAP }).split(GAP);
  return (
    <>
      {before}
      {link}
      {after}
    </>
  );
}
