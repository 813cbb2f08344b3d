import { LINK_EXITS, type LinkExit } from '@signet/rulebook/bank/link-exit';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { BankIllustration } from '@signet/ui/outcome-illustrations';
import { useState } from 'react';
import { useApplication } from '../../platform/application.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { textsOf, useFormatMessage, useShellTexts } from '../../platform/texts/text-provider.tsx';
import { LinkableBanks } from './linkable-banks.tsx';
import type { TEXTS } from './texts.en-US.ts';
import { useBankMutation, useBankWindow, useDeferBank } from './use-bank-link.ts';

const useTexts = textsOf<typeof TEXTS>('bank/bank');

/**
 * Instant linking first, then manual; names the vendor before its window opens. docs/readings.md
 * 98.
 */
export function ChooseMethod({ onManual }: { onManual: () => void }) {
  const texts = useTexts();
  const shell = useShellTexts();
  const fillIn = useFormatMessage();
  const navigation = useNavigation();
  const { market, bank } = useApplication();
  const isCanadian = market === 'CA';
  const failedPage =
    bank?.testDeposits?.state === 'failed'
      ? 'bank-deposits'
      : bank?.review === 'refused'
        ? 'bank-success'
        : undefined;
  const mutation = useBankMutation();
  const connect = useBankWindow();
  const putOff = useDeferBank();
  const [exit, setExit] = useState<LinkExit>();

  const onConnect = () => {
    setExit(undefined);
    return mutation.mutate('opening', async (key) => {
      const ended = await connect(key, () => mutation.setPending('linking'));
      if (ended !== 'linked') setExit(ended);
    });
  };
  const connectButton = (
    <Button
      busy={mutation.pending === 'opening' || mutation.pending === 'linking'}
      busyLabel={mutation.pending === 'linking' ? texts.instant.linking : texts.instant.opening}
      onClick={() => void onConnect()}
    >
      {texts.instant.button}
    </Button>
  );
  return (
    <ScreenPage
      title={texts.title}
      lead={texts.lead}
      back={navigation.to('success')}
      art={<BankIllustration />}
      cta={connectButton}
    >
      {bank && (failedPage || bank.failure) && (
        <Banner tone="warn" title={fillIn(texts.failed, { last4: bank.last4 })}>
          {failedPage ? (
            <a href={navigation.to(failedPage)}>{texts.failedLink}</a>
          ) : (
            bank.failure && texts.failures[bank.failure]
          )}
        </Banner>
      )}
      {mutation.error && <Banner>{texts.tryManual}</Banner>}
      <div role="status">{exit && <Banner tone="info">{texts.exits[exit]}</Banner>}</div>
      <Button
        kind={exit && LINK_EXITS[exit].leadsOn === 'byHand' ? 'primary' : 'secondary'}
        onClick={onManual}
      >
        {isCanadian ? texts.manualButtonCa : texts.manualButton}
      </Button>
      <div className="bank-later">
        <Button
          kind="text"
          busy={mutation.pending === 'puttingOff'}
          busyLabel={shell.saving}
          onClick={() => void mutation.mutate('puttingOff', putOff)}
        >
          {texts.later}
        </Button>
        <p className="meta">{texts.laterText}</p>
      </div>
      <LinkableBanks />
    </ScreenPage>
  );
}
