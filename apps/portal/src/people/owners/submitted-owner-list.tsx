import { isBankLinked } from '@signet/rulebook/bank/bank-status';
import { LinkButton } from '@signet/ui/button';
import { Actions } from '@signet/ui/page';
import { useApplication } from '../../platform/application.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import { CompanyCard } from '../owner-board/company-card.tsx';
import { OwnerCard } from '../owner-board/owner-card.tsx';
import { OwnershipBar } from '../owner-board/ownership-bar.tsx';
import { PartnersAreAsked } from '../owner-board/partners-are-asked.tsx';
import { useInvite } from '../owner-board/use-invite.ts';
import { useCompanies, useOwners } from '../owner-board/use-owners.ts';
import { OwnerActions } from './owner-actions.tsx';
import type { TEXTS } from './texts.en-US.ts';
import { useOwnersView } from './use-owners-view.ts';

const useTexts = textsOf<typeof TEXTS>('people/owners');

/**
 * Unconfirmed owners can be invited, reminded and corrected, but none added or removed.
 * docs/decisions/0023 and 0063.
 */
export function SubmittedOwnerList({ stage }: { stage: 'waiting' | 'closed' }) {
  const texts = useTexts();
  const { open } = useOwnersView();
  const { openPages, page, bank } = useApplication();
  const { to } = useNavigation();
  const invite = useInvite();
  const isWaiting = stage === 'waiting';
  const isBankLeft = !isBankLinked(bank) && openPages.includes('bank');
  const hasOnward = !isWaiting && page !== 'owners';
  return (
    <ScreenPage
      title={isWaiting ? texts.waitingTitle : texts.closedTitle}
      lead={isWaiting ? texts.waitingLead : texts.closedLead}
      why={texts.why}
    >
      <PartnersAreAsked />
      <OwnershipBar />
      {useOwners().map((owner) => (
        <OwnerCard
          key={owner.id}
          owner={owner}
          stage={stage}
          invite={invite}
          actions={<OwnerActions owner={owner} onOpen={open} />}
        />
      ))}
      {useCompanies().map((company) => (
        <CompanyCard key={company.id} company={company} />
      ))}
      {isWaiting && isBankLeft && <h2>{texts.meanwhileTitle}</h2>}
      <Actions
        later={
          isWaiting && (
            <LinkButton kind="text" href={to('success')}>
              {texts.result}
            </LinkButton>
          )
        }
      >
        {isWaiting && isBankLeft && <LinkButton href={to('bank')}>{texts.bank}</LinkButton>}
        {hasOnward && <LinkButton href={to(page)}>{texts.onward}</LinkButton>}
      </Actions>
    </ScreenPage>
  );
}
