import { Banner } from '@signet/ui/banner';
import { Button, LinkButton } from '@signet/ui/button';
import { StartIllustration } from '@signet/ui/illustrations';
import { Actions } from '@signet/ui/page';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePortal } from '../../platform/application.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { pageTextsOf, useShellTexts } from '../../platform/texts/text-provider.tsx';
import { CountryLine } from '../country/country-line.tsx';
import { useSignUpStep } from '../use-sign-up-step.ts';
import type { TEXTS as START_TEXTS } from './texts.en-US.ts';

const useStartTexts = pageTextsOf<typeof START_TEXTS>('sign-up/get-started');

const START = '#start';

export function SinglePageStart() {
  const texts = useStartTexts();
  const shell = useShellTexts();
  const { boot, application } = usePortal();
  const { to } = useNavigation();
  const { create } = useSignUpStep('applicant');
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const key = useRef<string | undefined>(undefined);
  const begin = () => {
    key.current ??= crypto.randomUUID();
    setBusy(true);
    setFailed(false);
    create({}, key.current).catch(() => {
      setBusy(false);
      setFailed(true);
    });
  };
  const beginOnReturn = useEffectEvent(begin);
  useEffect(() => {
    if (!boot.signedIn || window.location.hash !== START) return;
    window.history.replaceState(window.history.state, '', window.location.pathname); // once: a reload starts nothing by itself
    beginOnReturn();
  }, [boot.signedIn]);
  const away = `/auth/start?path=${encodeURIComponent(to('get-started') + START)}`;
  return (
    <ScreenPage title={texts.legacyTitle} lead={texts.legacyLead} art={<StartIllustration />}>
      <Actions>
        {application && <LinkButton href={to('resume')}>{texts.resume}</LinkButton>}
        {!application && !boot.signedIn && <LinkButton href={away}>{texts.start}</LinkButton>}
        {!application && boot.signedIn && (
          <Button busy={isBusy} busyLabel={shell.loading} onClick={begin}>
            {texts.start}
          </Button>
        )}
      </Actions>
      <div role="alert">{hasFailed && <Banner tone="bad">{shell.loadFailedText}</Banner>}</div>
      <CountryLine />
    </ScreenPage>
  );
}
