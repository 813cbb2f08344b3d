import { usePortal } from './application.tsx';
import type { TEXTS } from './feedback/texts.en-US.ts';
import { EmailLink, FilledWithLink, PhoneLink } from './support-links.tsx';
import { textsOf } from './texts/text-provider.tsx';

const useTexts = textsOf<typeof TEXTS>('platform/feedback');

type SupportContactProps = {
  /** Replaces the default texts; then nothing is shown when the brand has neither contact. */
  words?: { askPhone: string; askEmail: string };
  /** Replaces the default text for brands with neither phone nor email. */
  other?: string;
};

/** Links to the brand's support phone and email, as configured. docs/readings.md 22. */
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
