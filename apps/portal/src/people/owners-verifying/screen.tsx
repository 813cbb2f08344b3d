import { DecisionWait } from '../../decision/decision-wait/decision-wait.tsx';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import { OwnerCard } from '../owner-board/owner-card.tsx';
import { OwnershipBar } from '../owner-board/ownership-bar.tsx';
import { useInvite } from '../owner-board/use-invite.ts';
import { useOwners } from '../owner-board/use-owners.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('people/owners-verifying');

/**
 * Waits for the decision after the list was submitted; owners not invited yet can still be invited
 * here.
 */
export function Screen() {
  const { title, owners } = useTexts();
  const invite = useInvite();
  return (
    <DecisionWait title={title}>
      <h2>{owners}</h2>
      <OwnershipBar />
      {useOwners().map((owner) => (
        <OwnerCard key={owner.id} owner={owner} stage="closed" invite={invite} headingLevel={3} />
      ))}
    </DecisionWait>
  );
}
