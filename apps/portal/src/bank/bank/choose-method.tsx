import { LIMITS } from '@signet/rulebook/core/limits';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { Checklist } from '@signet/ui/checklist';
import { BankIllustration } from '@signet/ui/outcome-illustrations';
import { useState } from 'react';
import { useApplication } from '../../platform/application.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { textsOf, useFormatMessage, useShellTexts } from '../../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';
import { type BankAction, useBankMutation, useDeferBank, usePlaidLink } from './use-bank-link.ts';

const useTexts = textsOf<typeof TEXTS>('bank/bank');

const [from, to] = LIMITS.microDepositDays;

/** Two ways to link a bank, the instant one first; the vendor is named before its window opens. docs/readings.md 98. */
export function ChooseMethod({ onManual }: { onManual: () => void }) {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const navigation = useNavigation();
  const { market, bank } = useApplication();
  const isCanadian = market === 'CA';
  const hasFailed = bank?.testDeposits?.state === 'failed';
  const mutation = useBankMutation();
  const connect = usePlaidLink();
  const putOff = useDeferBank();
  const [wasClosed, setClosed] = useState(false);

  const onConnect = () => {
    setClosed(false);
    return mutation.mutate('opening', async (key) => setClosed((await connect(key, () => mutation.setDoing('linking'))) === 'closed'));
  };
  const connectButton = (
    <Button
      busy={mutation.doing === 'opening' || mutation.doing === 'linking'}
      busyLabel={mutation.doing === 'linking' ? texts.instant.linking : texts.instant.opening}
      onClick={() => void onConnect()}
    >
      {texts.instant.button}
    </Button>
  );
  const [password, use] = texts.nevers;
  return (
    <ScreenPage
      title={texts.title}
      lead={texts.lead}
      back={navigation.to('success')}
      why={texts.why}
      art={<BankIllustration />}
      cta={connectButton}
    >
      {hasFailed && (
        <Banner tone="warn" title={fillIn(texts.failed, { last4: bank.last4 })}>
          <a href={navigation.to('bank-deposits')}>{texts.failedLink}</a>
        </Banner>
      )}
      {mutation.error && <Banner>{texts.tryManual}</Banner>}
      <Checklist
        items={[
          { title: texts.instant.title, text: texts.instant.text, icon: 'bank' },
          ...(password ? [{ ...password, icon: 'shield' as const }] : []),
          ...(use ? [{ ...use, icon: 'doc' as const }] : []),
        ]}
      />
      <p className={wasClosed ? undefined : 'visually-hidden'} role="status">
        {wasClosed ? texts.canceled : ''}
      </p>
      <h2>{texts.manualTitle}</h2>
      <p>{fillIn(isCanadian ? texts.manualTextCa : texts.manualText, { from, to })}</p>
      <Button kind="secondary" onClick={onManual}>
        {isCanadian ? texts.manualButtonCa : texts.manualButton}
      </Button>
      <DeferBank doing={mutation.doing} onLater={() => void mutation.mutate('puttingOff', putOff)} />
    </ScreenPage>
  );
}

/** Puts the bank off, with what that means beside it. docs/readings.md 25. */
export function DeferBank({ doing, onLater }: { doing: BankAction | 'nothing'; onLater: () => void }) {
  const texts = useTexts();
  const shell = useShellTexts();
  return (
    <div>
      <Button kind="text" busy={doing === 'puttingOff'} busyLabel={shell.saving} onClick={onLater}>
        {texts.later}
      </Button>
      <p className="meta">{texts.laterText}</p>
    </div>
  );
}
