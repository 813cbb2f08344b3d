import type { Industry } from '@signet/rulebook/reference/categories';
import { Banner } from '@signet/ui/banner';
import { usePortal } from '../../application.tsx';
import { useJudgeContext } from '../../form.tsx';
import { useFill, useTexts } from '../../texts.tsx';

/** What a choice of a special line of business means, before Continue. decisions.md, row 17; document 2, section 5, Business. */
export function Refusal({ industry }: { industry: Industry | undefined }) {
  const texts = useTexts('category');
  const fillIn = useFill();
  const { market } = useJudgeContext();
  const province = usePortal().application?.company.address?.territory;
  const isRecorded = market === 'CA' && (industry?.segment === 'RESTAURANT' || industry?.serviceGroup === 'TRANSPORTATION');
  return (
    <div role="status">
      {industry?.class === 'PROHIBITED' && (
        <Banner tone="warn" title={texts.reviewTitle}>
          <p>{texts.review}</p>
        </Banner>
      )}
      {industry?.class === 'SUPER_PROHIBITED' && (
        <Banner tone="bad" title={fillIn(texts.stopTitle)}>
          <p>{texts.stop}</p>
        </Banner>
      )}
      {isRecorded && province === undefined && (
        <Banner tone="warn" title={texts.quebecTitle}>
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
