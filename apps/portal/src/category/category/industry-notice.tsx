import type { Industry } from '@signet/industries/parse-industries';
import { type QuebecEligibility, quebecEligibility } from '@signet/rulebook/category/eligibility';
import { SLAS } from '@signet/rulebook/reference/slas';
import { Banner } from '@signet/ui/banner';
import { usePortal } from '../../platform/application.tsx';
import { useValidationContext } from '../../platform/form/use-form.ts';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('category/category');

const { from, to } = SLAS.review;

function useQuebec(industry: Industry | undefined): QuebecEligibility {
  const { market } = useValidationContext();
  return quebecEligibility(industry, {
    market,
    territory: usePortal().application?.company.address?.territory,
  });
}

/**
 * True when the territory is unknown, so that the applicant must say whether the business is in
 * Quebec.
 */
export const useMustAskQuebec = (industry: Industry | undefined): boolean =>
  useQuebec(industry) === 'unknown';

/** Explains the consequences of a restricted industry before Continue. docs/readings.md 57. */
export function IndustryNotice({ industry }: { industry: Industry | undefined }) {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const quebec = useQuebec(industry);
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
      {quebec === 'unknown' && (
        <Banner tone="warn">
          <p>{texts.quebec}</p>
        </Banner>
      )}
      {quebec === 'refused' && (
        <Banner tone="bad" title={texts.quebecKnownTitle}>
          <p>{texts.quebecKnown}</p>
        </Banner>
      )}
    </div>
  );
}
