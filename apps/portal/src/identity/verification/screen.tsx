import { Checklist } from '@signet/ui/checklist';
import { DocumentIllustration } from '@signet/ui/outcome-illustrations';
import { useApplication } from '../../platform/application.tsx';
import { laterPart } from '../../platform/later-part.tsx';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import { InquiryScreen } from '../inquiry/inquiry-screen.tsx';
import { useInquiry } from '../inquiry/use-inquiry.ts';
import { useVendorItem } from '../inquiry/use-vendor-item.ts';
import type { TEXTS } from './texts.en-US.ts';

/** Loaded when idle: few people need it, and the page works without it. */
const PaperCheck = laterPart(() =>
  import('../paper-check/paper-check.tsx').then((module) => module.PaperCheck),
);

const useTexts = textsOf<typeof TEXTS>('identity/verification');

/** Business document check in the identity vendor's frame. docs/readings.md 74. */
export function Screen() {
  const texts = useTexts();
  const { market } = useApplication();
  const state = useInquiry('verification');
  const whoTakesIt = useVendorItem(state.inquiry, texts.pictures);
  return (
    <InquiryScreen state={state} texts={texts} art={<DocumentIllustration />}>
      <Checklist
        items={[
          { ...(market === 'US' ? texts.atHandUS : texts.atHandCA), icon: 'doc' },
          { ...texts.photo, icon: 'phone' },
          { ...texts.time, icon: 'clock' },
          ...whoTakesIt,
        ]}
      />
      <PaperCheck purpose="businessDocument" />
    </InquiryScreen>
  );
}
