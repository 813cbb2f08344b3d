import type { Industry } from '@signet/rulebook/reference/categories';
import { FOLLOW_UPS } from '@signet/rulebook/reference/follow-ups';
import { Banner } from '@signet/ui/banner';
import { usePortal } from '../../application.tsx';
import { useJudgeContext } from '../../form.tsx';
import { useFill, useTexts } from '../../texts.tsx';

const { from, to } = FOLLOW_UPS.review;

/** Whether the law of Quebec concerns this line of business, and where the business is, once that is known. Document 2, section 5, Business. */
function useRecorded(industry: Industry | undefined): { province: string | undefined; isRecorded: boolean } {
  const { market } = useJudgeContext();
  const province = usePortal().application?.company.address?.territory;
  return { province, isRecorded: market === 'CA' && (industry?.segment === 'RESTAURANT' || industry?.serviceGroup === 'TRANSPORTATION') };
}

/** True while the person themselves must say whether the business is in Quebec. */
export function useAsksQuebec(industry: Industry | undefined): boolean {
  const { province, isRecorded } = useRecorded(industry);
  return isRecorded && province === undefined;
}

/** What a choice of a special line of business means, before Continue. decisions.md, row 17; document 2, section 5, Business. */
export function Refusal({ industry }: { industry: Industry | undefined }) {
  const texts = useTexts('category');
  const fillIn = useFill();
  const { province, isRecorded } = useRecorded(industry);
  return (
    <div role="status">
      {industry?.class === 'PROHIBITED' && (
        <Banner tone="warn" title={texts.reviewTitle}>
          <p>{fillIn(texts.review, { from, to })}</p>
        </Banner>
      )}
      {industry?.class === 'SUPER_PROHIBITED' && (
        <Banner tone="bad" title={fillIn(texts.stopTitle)}>
          <p>{texts.stop}</p>
        </Banner>
      )}
      {isRecorded && province === undefined && (
        <Banner tone="warn">
          <p>{texts.quebec}</p>
        </Banner>
      )}
      {isRecorded && province === 'QC' && (
        <Banner tone="bad" title={texts.quebecKnownTitle}>
          <p>{texts.quebecKnown}</p>
        </Banner>
      )}
    </div>
  );
}
