import { usePortal } from './application.tsx';
import type { TEXTS } from './feedback/texts.en-US.ts';
import { textsOf, useFormatMessage } from './texts/text-provider.tsx';

const useTexts = textsOf<typeof TEXTS>('platform/feedback');

type SupportContactProps = {
  /** What is said where the brand has neither a phone nor an e-mail, in place of the usual words. */
  other?: string;
};

/** How a person of ours is reached, by what the brand has. docs/readings.md 22. */
export function SupportContact({ other }: SupportContactProps) {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { supportPhone, supportEmail } = usePortal().boot.brand;
  return (
    <>
      {supportPhone && <p>{fillIn(texts.askPhone, { contact: supportPhone })}</p>}
      {supportEmail && <p>{fillIn(texts.askEmail, { contact: supportEmail })}</p>}
      {!supportPhone && !supportEmail && <p>{other ?? texts.askOther}</p>}
    </>
  );
}
