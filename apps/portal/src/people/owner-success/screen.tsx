import { Checklist } from '@signet/ui/checklist';
import { ReviewIllustration } from '@signet/ui/outcome-illustrations';
import { Receipt } from '@signet/ui/receipt';
import { useOwnRecord } from '../../platform/application.tsx';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { OwnerContact } from '../owner-contact.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('people/owner-success');

export function Screen() {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const {
    verification,
    isOver,
    firstName = '',
    lastName = '',
    applicantName: applicant,
    businessName: business,
  } = useOwnRecord();
  const isVerified = verification === 'verified';
  const isLookedAt = verification === 'inReview' && !isOver;
  const { title, lead, points } = texts[isVerified ? 'verified' : isLookedAt ? 'inReview' : 'over'];
  const names = { applicant, business };
  return (
    <ScreenPage
      title={title}
      lead={fillIn(lead, names)}
      art={
        isVerified ? (
          <Receipt
            name={business}
            what={texts.receipt}
            rows={[{ label: texts.name, value: `${firstName} ${lastName}` }]}
          />
        ) : isLookedAt ? (
          <ReviewIllustration />
        ) : undefined
      }
    >
      <Checklist isPlain items={points.map((point) => ({ title: fillIn(point, names) }))} />
      <OwnerContact />
    </ScreenPage>
  );
}
