import { usePortal } from './application.tsx';
import type { LocaleTexts } from './texts/load-texts.ts';
import { useFormatMessage } from './texts/text-provider.tsx';

export type SupportContactProps = {
  texts: LocaleTexts['shown'];
  /** What is said where the brand has neither a phone nor an e-mail, in place of the usual words. */
  other?: string;
};

/** How a person of ours is reached, by what the brand has. decisions.md, section 8. */
export function SupportContact({ texts, other = texts.askOther }: SupportContactProps) {
  const fillIn = useFormatMessage();
  const { supportPhone, supportEmail } = usePortal().boot.brand;
  return (
    <>
      {supportPhone && <p>{fillIn(texts.askPhone, { contact: supportPhone })}</p>}
      {supportEmail && <p>{fillIn(texts.askEmail, { contact: supportEmail })}</p>}
      {!supportPhone && !supportEmail && <p>{other}</p>}
    </>
  );
}
