import { ownershipTotal } from '@signet/rulebook/people/ownership';
import { ShareBar } from '@signet/ui/share-bar';
import { usePortal } from '../../platform/application.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { formatShare, fullName, isOtherOwner } from '../format-owner.ts';
import type { TEXTS } from './texts.en-US.ts';
import { useOwners } from './use-owners.ts';

const useTexts = textsOf<typeof TEXTS>('people/owner-board');

/** All shares added up, and the warning where they are too many or few. docs/readings.md 81. */
export function useOwnershipTotal(): ReturnType<typeof ownershipTotal> {
  return ownershipTotal(useOwners().map(({ ownershipPercentage }) => ({ share: ownershipPercentage })));
}

const WHOLE = 100;

/** The shares that are known as a bar, with what nobody on the list owns; none before somebody has a share, or where they are too many. */
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
