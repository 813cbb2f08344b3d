import { LinkButton } from '@signet/ui/button';
import { Card } from '@signet/ui/card';
import { Actions } from '@signet/ui/page';
import { StatusList } from '@signet/ui/status-list';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { bankStatusText, paymentCapabilities } from '../payment-capabilities.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('decision/complete');

/** Everything is done, or all but the bank: what works, what is left, and where to find the rest. */
export function Screen() {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const application = useApplication();
  const { boot } = usePortal();
  const { to } = useNavigation();
  const isBankLeft = application.bank === undefined && application.openPages.includes('bank');
  const mayReplaceBank = application.bank?.status === 'PENDING' && application.openPages.includes('bank');
  const isDone = application.status.money.payouts && !isBankLeft;
  const isBankChecked = application.status.id === 'bankPending';
  const lead = isBankLeft
    ? texts.leadLeft
    : isBankChecked
      ? bankStatusText(application.status, texts, boot.locale)
      : isDone
        ? fillIn(texts.lead)
        : texts.leadWait;
  const result = (kind: 'secondary' | 'text') => (
    <LinkButton kind={kind} href={to('success')}>
      {texts.result}
    </LinkButton>
  );
  const replaceBank = (
    <LinkButton kind="text" href={to('bank')}>
      {texts.replace}
    </LinkButton>
  );
  return (
    <ScreenPage title={isDone ? texts.title : texts.titleLeft} lead={lead}>
      <h2>{texts.worksTitle}</h2>
      <StatusList items={paymentCapabilities(application, texts, fillIn)} />
      {isBankLeft && (
        <>
          <h2>{texts.leftTitle}</h2>
          <Card title={texts.leftCard} headingLevel={3}>
            <p>{texts.leftText}</p>
          </Card>
        </>
      )}
      <h2>{texts.moreTitle}</h2>
      <ul>
        {!isBankChecked && <li>{fillIn(texts.emailed, { email: application.applicant.email.emailAddress ?? '' })}</li>}
        <li>{fillIn(texts.reference, { reference: application.reference })}</li>
      </ul>
      <Actions later={isBankLeft ? result('text') : mayReplaceBank && replaceBank}>
        {isBankLeft ? <LinkButton href={to('bank')}>{texts.linkBank}</LinkButton> : result('secondary')}
      </Actions>
    </ScreenPage>
  );
}
