import { ownershipTotal } from '@signet/rulebook/people/ownership';
import { BUSINESS } from '@signet/rulebook/people/ownership-tree';
import { ShareBar } from '@signet/ui/share-bar';
import { usePortal } from '../../platform/application.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { formatShare, fullName, isOtherOwner } from '../format-owner.ts';
import type { TEXTS } from './texts.en-US.ts';
import { useCompanies, useOwners } from './use-owners.ts';

const useTexts = textsOf<typeof TEXTS>('people/owner-board');

/** Sum of all shares, with a warning when it is too high or too low. docs/readings.md 81. */
export function useOwnershipTotal(): ReturnType<typeof ownershipTotal> {
  const ofCompanies = useCompanies().flatMap(({ holdings }) =>
    holdings.filter(({ of }) => of === BUSINESS),
  );
  return ownershipTotal([
    ...useOwners().map(({ ownershipPercentage }) => ({ share: ownershipPercentage })),
    ...ofCompanies,
  ]);
}

const WHOLE = 100;

/**
 * Known shares as a bar, including the unassigned rest; nothing when no share is known or they
 * exceed 100%.
 */
export function OwnershipBar() {
  const { share: words } = useTexts();
  const fillIn = useFormatMessage();
  const { locale } = usePortal().boot;
  const { percent, warning } = useOwnershipTotal();
  const owners = useOwners().filter(({ ownershipPercentage }) => Number(ownershipPercentage) > 0);
  const companies = useCompanies().flatMap(({ id, name, holdings }) =>
    holdings.filter(({ of }) => of === BUSINESS).map(({ share }) => ({ id, name, share })),
  );
  if (owners.length + companies.length === 0 || warning === 'owners.shareTotalTooHigh') return null;
  const left = WHOLE - percent;
  return (
    <ShareBar
      label={words.label}
      shares={[
        ...owners.map((owner) => ({
          id: owner.id,
          percent: Number(owner.ownershipPercentage),
          words: fillIn(isOtherOwner(owner) ? words.part : words.you, {
            name: fullName(owner),
            share: formatShare(Number(owner.ownershipPercentage), locale),
          }),
        })),
        ...companies.map(({ id, name, share }) => ({
          id,
          percent: Number(share),
          words: fillIn(words.part, { name, share: formatShare(Number(share), locale) }),
        })),
      ]}
      rest={
        left > 0
          ? { percent: left, words: fillIn(words.left, { share: formatShare(left, locale) }) }
          : undefined
      }
    />
  );
}
