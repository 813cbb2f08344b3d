import { Banner } from '@signet/ui/banner';
import { usePortal } from '../../platform/application.tsx';
import { useErrorTexts } from '../../platform/texts/rulebook-texts.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { formatShare, isOtherOwner } from '../format-owner.ts';
import { useOwnershipTotal } from '../owner-board/ownership-bar.tsx';
import { useOwners } from '../owner-board/use-owners.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('people/owners');

/**
 * The total share with any warning; stays quiet about an excess that the rejected list already
 * reports. docs/readings.md 81.
 */
export function OwnershipTotal({ isReported }: { isReported: boolean }) {
  const texts = useTexts();
  const errors = useErrorTexts();
  const fillIn = useFormatMessage();
  const { locale } = usePortal().boot;
  const { percent, warning } = useOwnershipTotal();
  const owners = useOwners();
  // A total that is too low is only reported once the list looks complete, because it is expected
  // along the way.
  const isComplete =
    owners.some(isOtherOwner) && owners.every(({ status }) => status !== 'incomplete');
  return (
    <>
      <p role="status">{fillIn(texts.together, { share: formatShare(percent, locale) })}</p>
      {warning === 'owners.shareTotalTooHigh' && !isReported && (
        <Banner tone="bad" title={texts.overTitle}>
          <p>{errors[warning]}</p>
          <p>{texts.overHelp}</p>
        </Banner>
      )}
      {warning === 'owners.shareTotalTooLow' && isComplete && (
        <Banner tone="warn" title={texts.underTitle}>
          <p>{errors[warning]}</p>
        </Banner>
      )}
    </>
  );
}
