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
  <span className="whole">{children}</span>
);

/** Moves to the next line as a whole; one too long for a line breaks after its @. */
export function EmailAddress({ children }: { children: string }) {
  const end = children.indexOf('@') + 1;
  return (
    <span className="whole">
      <span>{children.slice(0, end)}</span>
      <wbr />
      <span>{children.slice(end)}</span>
    </span>
  );
}

export function EmailLink({ text }: { text?: string }) {
  const { supportEmail } = usePortal().boot.brand;
  if (!supportEmail) return null;
  const written = <EmailAddress>{supportEmail}</EmailAddress>;
  return (
    <a href={`mailto:${supportEmail}`}>
      {text === undefined ? written : <FilledWithLink text={text} place="email" link={written} />}
    </a>
  );
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
  place?: 'contact' | 'phone' | 'email';
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
