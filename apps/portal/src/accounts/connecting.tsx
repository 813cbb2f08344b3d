import { Button, LinkButton } from '@signet/ui/button';
import { Actions } from '@signet/ui/page';
import { useState } from 'react';
import { call } from '../platform/api.ts';
import { useApplication, usePortal } from '../platform/application.tsx';
import { showError } from '../platform/feedback/show-error.ts';
import type { TEXTS as FEEDBACK } from '../platform/feedback/texts.en-US.ts';
import { useNavigation } from '../platform/navigation.ts';
import { ScreenPage } from '../platform/screen/screen-page.tsx';
import { SupportContact } from '../platform/support-contact.tsx';
import { useErrorTexts } from '../platform/texts/rulebook-texts.tsx';
import { textsOf, useFormatMessage } from '../platform/texts/text-provider.tsx';
import { useMutation } from '../platform/use-mutation.ts';
import { connectPatiently } from './connect-patiently.ts';

const useFeedbackTexts = textsOf<typeof FEEDBACK>('platform/feedback');

type Words = Readonly<Record<'title' | 'lead', string>>;
export type ConnectingTexts = {
  ready: Words;
  done: Words;
  failed: Words;
  connect: string;
  connecting: string;
  go: string;
  account: string;
};

type Stage = 'ready' | 'failed' | 'notAllowed';

function useConnection(): { stage: Stage; isBusy: boolean; connect: () => void } {
  const { setApplication } = usePortal();
  const { id } = useApplication();
  const { go } = useNavigation();
  const [stage, setStage] = useState<Stage>('ready');
  const { pending, mutate } = useMutation<'connect'>({
    onError: ({ code, data }) => {
      if (code === 'link.incorrect') return go('incorrect-url', { replace: true });
      setStage(code === 'store.notAllowed' ? 'notAllowed' : 'failed');
      if (code === 'channel.unauthorised' || code === 'wam.failed') showError({ code, data });
    },
  });
  const connect = () =>
    void mutate('connect', async () => {
      const outcome = await connectPatiently(() => call('connectService', { params: { id } }));
      if ('refused' in outcome) throw outcome.refused;
      setApplication(outcome.connected);
    });
  return { stage, isBusy: pending === 'connect', connect };
}

/**
 * Connects a channel or a product, then shows the outcome and the next step. docs/decisions/0086.
 */
export function Connecting({ texts, name }: { texts: ConnectingTexts; name: string }) {
  const fillIn = useFormatMessage();
  const feedback = useFeedbackTexts();
  const errors = useErrorTexts();
  const { page, connection } = useApplication();
  const { to } = useNavigation();
  const { stage, isBusy, connect } = useConnection();
  const account = (kind: 'primary' | 'text') => (
    <LinkButton kind={kind} href={to('success')}>
      {texts.account}
    </LinkButton>
  );
  if (connection !== undefined)
    return (
      <ScreenPage title={fillIn(texts.done.title, { name })} lead={texts.done.lead}>
        <Actions later={account('text')}>
          <LinkButton href={to(page)}>{texts.go}</LinkButton>
        </Actions>
      </ScreenPage>
    );
  if (stage === 'notAllowed')
    return (
      <ScreenPage title={feedback.titles['store.notAllowed']} lead={errors['store.notAllowed']}>
        <SupportContact />
        <Actions>{account('primary')}</Actions>
      </ScreenPage>
    );
  return (
    <ScreenPage title={fillIn(texts[stage].title, { name })} lead={texts[stage].lead}>
      {stage === 'failed' && <SupportContact />}
      <Actions later={account('text')}>
        <Button onClick={connect} busy={isBusy} busyLabel={texts.connecting}>
          {texts.connect}
        </Button>
      </Actions>
    </ScreenPage>
  );
}
