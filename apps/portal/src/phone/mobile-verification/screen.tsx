import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { Spinner } from '@signet/ui/loading';
import { Actions } from '@signet/ui/page';
import { useEffect, useRef, useState } from 'react';
import { ApiError, call } from '../../platform/api.ts';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { leaveToSignIn, useNavigation } from '../../platform/navigation.ts';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import { track } from '../../platform/track.ts';
import { useConsumedQuery } from '../../platform/use-consumed-query.ts';
import { pageAfterPhone, phoneStepOf } from '../phone-step.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('phone/mobile-verification');

/** Asks the mobile network for the number, without a word and without a text; what it does not tell is asked by link. docs/readings.md 66. */
export function Screen() {
  const texts = useTexts();
  const { setApplication, reload } = usePortal();
  const application = useApplication();
  const { id } = application;
  const { go } = useNavigation();
  const { vfp } = useConsumedQuery(['vfp']);
  const [isSkipping, setSkipping] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const ask = async (skips: boolean) => {
    const step = phoneStepOf(application);
    const query = skips ? { skip: 'true' as const } : {};
    try {
      if (vfp === undefined && !skips) track('mobileVerification.started', step);
      const reply = await call('verifyPhoneByNetwork', { params: { id }, query, body: vfp === undefined || skips ? {} : { vfp } });
      if (reply.redirectTargetUrl !== undefined) return window.location.replace(reply.redirectTargetUrl);
      const isProven = reply.application.phoneLink === undefined;
      if (isProven) track('mobileVerification.success', step);
      else track('mobileVerification.failed', { ...step, errorCode: skips ? 'skipped' : 'none' });
      setApplication(reply.application);
      go(pageAfterPhone(reply.application), { replace: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code.startsWith('auth.')) return leaveToSignIn(window.location.pathname);
      if (error.code === 'application.stepUpClosed') return void reload(id).catch(() => setFailed(true)); // the guard follows
      setFailed(true);
    }
  };
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void ask(false);
  });
  const skip = async () => {
    setSkipping(true);
    await ask(true);
    setSkipping(false);
  };
  return (
    <ScreenPage title={texts.title} lead={texts.lead} why={texts.why}>
      <div className={hasFailed ? undefined : 'visually-hidden'} role="alert">
        {hasFailed && <Banner tone="warn">{texts.failed}</Banner>}
      </div>
      {!hasFailed && <Spinner label={texts.working} />}
      <Actions>
        <Button kind="secondary" busy={isSkipping} busyLabel={texts.skipping} onClick={() => void skip()}>
          {texts.skip}
        </Button>
      </Actions>
    </ScreenPage>
  );
}
