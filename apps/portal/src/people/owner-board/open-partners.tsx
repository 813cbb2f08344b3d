import { isOtherOwner } from '../format-owner.ts';
import { OwnerCard } from './owner-card.tsx';
import { useInvite } from './use-invite.ts';
import { useOwners } from './use-owners.ts';

/**
 * Every other owner who has yet to confirm who they are, with a reminder to send. The title comes
 * along, because they load apart from Home.
 */
export function OpenPartners({ title }: { title: string }) {
  const invite = useInvite();
  const open = useOwners().filter(
    (owner) => isOtherOwner(owner) && owner.verification !== 'verified',
  );
  return (
    <>
      <h2>{title}</h2>
      {open.map((owner) => (
        <OwnerCard key={owner.id} owner={owner} stage="closed" invite={invite} headingLevel={3} />
      ))}
    </>
  );
}
