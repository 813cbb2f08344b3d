import { LinkButton } from '@signet/ui/button';
import { Card } from '@signet/ui/card';
import { useApplication } from '../../platform/application.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import { isOtherOwner } from '../format-owner.ts';
import { OwnerCard } from './owner-card.tsx';
import { OwnershipBar } from './ownership-bar.tsx';
import type { TEXTS } from './texts.en-US.ts';
import { useInvite } from './use-invite.ts';
import { useOwners } from './use-owners.ts';

const useTexts = textsOf<typeof TEXTS>('people/owner-board');

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

/** Once nobody is waited for: whose business it is, at a glance. */
export function ConfirmedOwners() {
  const { confirmed: texts } = useTexts();
  const { to } = useNavigation();
  const { openPages } = useApplication();
  const see = openPages.includes('owners') && (
    <LinkButton kind="text" href={to('owners')}>
      {texts.see}
    </LinkButton>
  );
  return (
    <Card title={texts.title} actions={see}>
      <OwnershipBar />
      <p className="meta">{texts.text}</p>
    </Card>
  );
}
