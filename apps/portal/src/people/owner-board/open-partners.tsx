import { isOtherOwner } from '../format-owner.ts';
import { OwnerCard } from './owner-card.tsx';
import { useInvite } from './use-invite.ts';
import { useOwners } from './use-owners.ts';

/** Every other owner who has yet to confirm who they are, with a reminder to send. */
export function OpenPartners() {
  const invite = useInvite();
  return useOwners()
    .filter((owner) => isOtherOwner(owner) && owner.verification !== 'verified')
    .map((owner) => (
      <OwnerCard key={owner.id} owner={owner} stage="closed" invite={invite} headingLevel={3} />
    ));
}
