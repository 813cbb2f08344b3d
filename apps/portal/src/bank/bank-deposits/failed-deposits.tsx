import { BANK_LIMITS } from '@signet/rulebook/bank/limits';
import type { TestDepositView } from '@signet/rulebook/bank/test-deposits';
import { formatDay } from '@signet/rulebook/core/format-date';
import { LinkButton } from '@signet/ui/button';
import { Checklist } from '@signet/ui/checklist';
import { usePortal } from '../../platform/application.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { SupportContact } from '../../platform/support-contact.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { VoidCheck } from '../void-check/void-check.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('bank/bank-deposits');

export function FailedDeposits({ last4, deposits }: { last4: string; deposits: TestDepositView }) {
  const { failed } = useTexts();
  const fillIn = useFormatMessage();
  const { boot } = usePortal();
  const { to } = useNavigation();
  const { failure = 'tries', enterBy } = deposits;
  const lead = fillIn(failed.whys[failure], {
    last4,
    tries: BANK_LIMITS.testDepositTries,
    day: formatDay(enterBy, boot.locale),
  });
  return (
    <ScreenPage
      title={failed.title}
      lead={lead}
      cta={<LinkButton href={to('bank')}>{failed.button}</LinkButton>}
    >
      <h2>{failed.waysTitle}</h2>
      <Checklist
        isPlain
        items={[
          { title: failed.link, icon: 'bank' },
          { title: failed.cheque, icon: 'doc' },
          { title: failed.hold, icon: 'shield' },
        ]}
      />
      <VoidCheck />
      <div className="contact-lines">
        <SupportContact />
      </div>
    </ScreenPage>
  );
}
