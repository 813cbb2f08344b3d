import { usePortal } from './application.tsx';
import type { TEXTS } from './feedback/texts.en-US.ts';
import { EmailLink, FilledWithLink, PhoneLink } from './support-links.tsx';
import { textsOf } from './texts/text-provider.tsx';

const useTexts = textsOf<typeof TEXTS>('platform/feedback');

type SupportContactProps = {
  /** A page's own words for the two, in place of the usual ones; then nothing is said where the brand has neither. */
  words?: { askPhone: string; askEmail: string };
  /** What is said where the brand has neither a phone nor an e-mail, in place of the usual words. */
  other?: string;
};

/** How a person of ours is reached, by what the brand has; each a link. docs/readings.md 22. */
export function SupportContact({ words, other }: SupportContactProps) {
  const usual = useTexts();
  const texts = words ?? usual;
  const { supportPhone, supportEmail } = usePortal().boot.brand;
  return (
    <>
      {supportPhone && (
        <p>
          <FilledWithLink text={texts.askPhone} link={<PhoneLink />} />
        </p>
      )}
      {supportEmail && (
        <p>
          <FilledWithLink text={texts.askEmail} link={<EmailLink />} />
        </p>
      )}
      {!supportPhone && !supportEmail && !words && <p>{other ?? usual.askOther}</p>}
    </>
  );
}
