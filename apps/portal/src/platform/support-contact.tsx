import { usePortal } from './application.tsx';
import type { Words } from './texts/load-texts.ts';
import { useFill } from './texts/text-provider.tsx';

export type WhomToAskProps = {
  texts: Words['shown'];
  /** What is said where the brand has neither a phone nor an e-mail, in place of the usual words. */
  other?: string;
};

/** How a person of ours is reached, by what the brand has. decisions.md, section 8. */
export function WhomToAsk({ texts, other = texts.askOther }: WhomToAskProps) {
  const fillIn = useFill();
  const { supportPhone, supportEmail } = usePortal().boot.brand;
  return (
    <>
      {supportPhone && <p>{fillIn(texts.askPhone, { contact: supportPhone })}</p>}
      {supportEmail && <p>{fillIn(texts.askEmail, { contact: supportEmail })}</p>}
      {!supportPhone && !supportEmail && <p>{other}</p>}
    </>
  );
}
