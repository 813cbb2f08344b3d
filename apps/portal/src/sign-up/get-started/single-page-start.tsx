import { signInPath } from '@signet/rulebook/visit-paths';
import { Banner } from '@signet/ui/banner';
import { Button, LinkButton } from '@signet/ui/button';
import { StartIllustration } from '@signet/ui/illustrations';
import { Actions } from '@signet/ui/page';
import { useState } from 'react';
import { usePortal } from '../../platform/application.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { pageTextsOf, useShellTexts } from '../../platform/texts/text-provider.tsx';
import { useMutation } from '../../platform/use-mutation.ts';
import { useResumedPress } from '../../platform/use-resumed-press.ts';
import { CountryLine } from '../country/country-line.tsx';
import { keepPress, useSignUpStep } from '../use-sign-up-step.ts';
import type { TEXTS as START_TEXTS } from './texts.en-US.ts';

const useStartTexts = pageTextsOf<typeof START_TEXTS>('sign-up/get-started');

export function SinglePageStart() {
  const texts = useStartTexts();
  const shell = useShellTexts();
  const { boot, application } = usePortal();
  const { to } = useNavigation();
  const { create, press } = useSignUpStep('applicant');
  const { pending, error, mutate } = useMutation<'starting'>();
  const [key] = useState(press);
  const begin = (kept?: string) => mutate('starting', (own) => create({}, kept ?? own));
  useResumedPress(key !== undefined, () => begin(key));
  const away = signInPath(to('get-started'));
  return (
    <ScreenPage title={texts.legacyTitle} lead={texts.legacyLead} art={<StartIllustration />}>
      <Actions>
        {application && <LinkButton href={to('resume')}>{texts.resume}</LinkButton>}
        {!application && !boot.signedIn && (
          <LinkButton href={away} onClick={() => keepPress(crypto.randomUUID())}>
            {texts.start}
          </LinkButton>
        )}
        {!application && boot.signedIn && (
          <Button
            busy={pending === 'starting'}
            busyLabel={shell.loading}
            onClick={() => void begin()}
          >
            {texts.start}
          </Button>
        )}
      </Actions>
      <div role="alert">{error && <Banner tone="bad">{shell.loadFailedText}</Banner>}</div>
      <CountryLine />
    </ScreenPage>
  );
}
