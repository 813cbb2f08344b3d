import { isBankLinked } from '@signet/rulebook/bank/bank-status';
import { LinkButton } from '@signet/ui/button';
import { ReviewIllustration } from '@signet/ui/outcome-illustrations';
import { Actions } from '@signet/ui/page';
import { StatusList } from '@signet/ui/status-list';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { isOtherOwner } from '../format-owner.ts';
import { OwnerCard } from '../owner-board/owner-card.tsx';
import { OwnerProgress } from '../owner-board/owner-progress.tsx';
import { PartnersAreAsked } from '../owner-board/partners-are-asked.tsx';
import { useInvite } from '../owner-board/use-invite.ts';
import { useOwners } from '../owner-board/use-owners.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('people/owners-further-steps');

const KINDS = ['online', 'inPerson', 'payouts'] as const;

/**
 * Remaining steps after the owners were submitted: who must confirm, their progress, and what works
 * meanwhile. docs/readings.md 83.
 */
export function Screen() {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { reference, status, applicant, bank, openPages } = useApplication();
  const { dashboardUrl } = usePortal().boot.brand;
  const { to } = useNavigation();
  const invite = useInvite();
  const isBankLeft = !isBankLinked(bank) && openPages.includes('bank');
  const isLinkLeft = status.nextAction === 'inviteOwners';
  const works = KINDS.map((kind) => {
    const { title, on, off } = texts.works[kind];
    return {
      state: status.money[kind] ? ('done' as const) : ('now' as const),
      title,
      text: status.money[kind] ? on : off,
    };
  });
  return (
    <ScreenPage
      title={isLinkLeft ? texts.linkLeft.title : texts.title}
      lead={isLinkLeft ? texts.linkLeft.lead : isBankLeft ? texts.leadBank : texts.lead}
      art={<ReviewIllustration />}
    >
      <OwnerProgress />
      <h2>{texts.partnersTitle}</h2>
      {useOwners()
        .filter(isOtherOwner)
        .map((owner) => (
          <OwnerCard key={owner.id} owner={owner} stage="closed" invite={invite} headingLevel={3} />
        ))}
      <PartnersAreAsked />
      <h2>{texts.worksTitle}</h2>
      <StatusList items={works} />
      <p>{fillIn(texts.told, { email: applicant.email.emailAddress ?? '' })}</p>
      <p className="meta">{fillIn(texts.reference, { reference })}</p>
      <Actions
        later={
          <>
            <LinkButton kind="text" href={to('owners')}>
              {texts.list}
            </LinkButton>
            {(isBankLeft || dashboardUrl) && (
              <LinkButton kind="text" href={to('success')}>
                {texts.result}
              </LinkButton>
            )}
          </>
        }
      >
        {isBankLeft ? (
          <LinkButton href={to('bank')}>{texts.linkBank}</LinkButton>
        ) : dashboardUrl ? (
          <LinkButton href={dashboardUrl}>{texts.dashboard}</LinkButton>
        ) : (
          <LinkButton href={to('success')}>{texts.result}</LinkButton>
        )}
      </Actions>
    </ScreenPage>
  );
}
