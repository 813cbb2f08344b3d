import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { Spinner } from '@signet/ui/loading';
import { Actions } from '@signet/ui/page';
import { call } from '../../platform/api.ts';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { useNavigation } from '../../platform/navigation.ts';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import { track } from '../../platform/track.ts';
import { useConsumedQuery } from '../../platform/use-consumed-query.ts';
import { useMutation } from '../../platform/use-mutation.ts';
import { useResumedPress } from '../../platform/use-resumed-press.ts';
import { pageAfterPhone, phoneStepOf } from '../phone-step.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('phone/mobile-verification');

/**
 * Verifies the number silently with the mobile network, without a text; falls back to the texted
 * link. docs/readings.md 66.
 */
export function Screen() {
  const texts = useTexts();
  const { setApplication } = usePortal();
  const application = useApplication();
  const { id } = application;
  const { go } = useNavigation();
  const { vfp } = useConsumedQuery(['vfp']);
  const { pending, error, mutate } = useMutation<'asking' | 'skipping'>();

  const ask = async (skips: boolean, idempotencyKey: string) => {
    const step = phoneStepOf(application);
    const query = skips ? { skip: 'true' as const } : {};
    if (vfp === undefined && !skips) track('mobileVerification.started', step);
    const body = vfp === undefined || skips ? {} : { vfp };
    const reply = await call('verifyPhoneByNetwork', {
      params: { id },
      query,
      body,
      idempotencyKey,
    });
    if (reply.redirectTargetUrl !== undefined)
      return window.location.replace(reply.redirectTargetUrl);
    const isProven = reply.application.phoneLink === undefined;
    if (isProven) track('mobileVerification.success', step);
    else track('mobileVerification.failed', { ...step, errorCode: skips ? 'skipped' : 'none' });
    setApplication(reply.application);
    go(pageAfterPhone(reply.application), { replace: true });
  };
  useResumedPress(true, () => mutate('asking', (key) => ask(false, key)));
  return (
    <ScreenPage title={texts.title} lead={texts.lead} why={texts.why}>
      <div className={error ? undefined : 'visually-hidden'} role="alert">
        {error && <Banner tone="warn">{texts.failed}</Banner>}
      </div>
      {!error && <Spinner label={texts.working} />}
      <Actions>
        <Button
          kind="secondary"
          busy={pending === 'skipping'}
          busyLabel={texts.skipping}
          onClick={() => void mutate('skipping', (key) => ask(true, key))}
        >
          {texts.skip}
        </Button>
      </Actions>
    </ScreenPage>
  );
}
