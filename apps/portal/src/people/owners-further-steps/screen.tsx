import { LinkButton } from '@signet/ui/button';
import { Card } from '@signet/ui/card';
import { ReviewIllustration } from '@signet/ui/outcome-illustrations';
import { Actions } from '@signet/ui/page';
import { StatusList } from '@signet/ui/status-list';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { usePoll } from '../../platform/application-events/use-poll.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { SupportContact } from '../../platform/support-contact.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { formatShare, fullName, isOtherOwner } from '../format-owner.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('people/owners-further-steps');

const KINDS = ['online', 'inPerson', 'payouts'] as const;

/** What is left once the owners were sent: who must still confirm, what works meanwhile, who was told. docs/readings.md 83. */
export function Screen() {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { boot, reload } = usePortal();
  const { id, reference, owners, status, applicant, bank, openPages } = useApplication();
  const { to } = useNavigation();
  usePoll(
    true,
    () => reload(id),
    () => undefined,
  );
  const isBankLeft = bank === undefined && openPages.includes('bank');
  const works = KINDS.map((kind) => {
    const { title, on, off } = texts.works[kind];
    return { state: status.money[kind] ? ('done' as const) : ('now' as const), title, text: status.money[kind] ? on : off };
  });
  return (
    <ScreenPage title={texts.title} lead={isBankLeft ? texts.leadBank : texts.lead} art={<ReviewIllustration />}>
      <h2>{texts.partnersTitle}</h2>
      {owners?.list.filter(isOtherOwner).map((owner) => (
        <Card key={owner.id} title={fullName(owner)} headingLevel={3} status={{ text: texts.state, tone: 'info' }}>
          <p>{fillIn(texts.share, { share: formatShare(Number(owner.ownershipPercentage), boot.locale) })}</p>
          <p>{fillIn(texts.notAsked, { email: owner.email })}</p>
        </Card>
      ))}
      <h2>{texts.worksTitle}</h2>
      <StatusList items={works} />
      <h2>{texts.toldTitle}</h2>
      <ul>
        <li>{fillIn(texts.told, { email: applicant.email.emailAddress ?? '' })}</li>
        <li>{texts.toldPartners}</li>
      </ul>
      <h2>{texts.askTitle}</h2>
      <SupportContact />
      <p>{fillIn(texts.reference, { reference })}</p>
      <Actions
        later={
          <LinkButton kind="text" href={to('owners')}>
            {texts.list}
          </LinkButton>
        }
      >
        {isBankLeft ? (
          <LinkButton href={to('bank')}>{texts.linkBank}</LinkButton>
        ) : (
          <LinkButton href={to('success')}>{texts.result}</LinkButton>
        )}
      </Actions>
    </ScreenPage>
  );
}
