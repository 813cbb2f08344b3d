import { ownershipTotal } from '@signet/rulebook/people/ownership';
import { ShareBar } from '@signet/ui/share-bar';
import { usePortal } from '../../platform/application.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { formatShare, fullName, isOtherOwner } from '../format-owner.ts';
import type { TEXTS } from './texts.en-US.ts';
import { useOwners } from './use-owners.ts';

const useTexts = textsOf<typeof TEXTS>('people/owner-board');

/** Sum of all shares, with a warning when it is too high or too low. docs/readings.md 81. */
export function useOwnershipTotal(): ReturnType<typeof ownershipTotal> {
  return ownershipTotal(useOwners().map(({ ownershipPercentage }) => ({ share: ownershipPercentage })));
}

const WHOLE = 100;

/** Known shares as a bar, including the unassigned rest; nothing when no share is known or they exceed 100%. */
export function OwnershipBar() {
  const { share: words } = useTexts();
  const fillIn = useFormatMessage();
  const { locale } = usePortal().boot;
  const { percent } = useOwnershipTotal();
  const owners = useOwners().filter(({ ownershipPercentage }) => Number(ownershipPercentage) > 0);
  if (owners.length === 0 || percent > WHOLE) return null;
  const left = WHOLE - percent;
  return (
    <ShareBar
      label={words.label}
      shares={owners.map((owner) => {
        const share = Number(owner.ownershipPercentage);
        const filled = { name: fullName(owner), share: formatShare(share, locale) };
        return { id: owner.id, percent: share, words: fillIn(isOtherOwner(owner) ? words.part : words.you, filled) };
      })}
      rest={left > 0 ? { percent: left, words: fillIn(words.left, { share: formatShare(left, locale) }) } : undefined}
    />
  );
}
