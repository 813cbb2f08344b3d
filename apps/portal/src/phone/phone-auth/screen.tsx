import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { Spinner } from '@signet/ui/loading';
import { Actions } from '@signet/ui/page';
import { type ReactNode, useEffect, useState } from 'react';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { useSecondsUntil } from '../../platform/application-events/countdown.ts';
import { useApplicationEvents } from '../../platform/application-events/use-application-events.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { useErrorTexts } from '../../platform/texts/rulebook-texts.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { track } from '../../platform/track.ts';
import { pageAfterPhone, phoneStepOf } from '../phone-step.ts';
import { PhotoIdButton } from '../photo-id-alternative.tsx';
import type { TEXTS as PHONE_TEXTS } from '../texts.en-US.ts';
import { LinkAlternatives } from './link-alternatives.tsx';
import { LinkExpiry, SendLinkButton } from './link-countdown.tsx';
import type { TEXTS } from './texts.en-US.ts';
import { type PhoneLinkDisplay, phoneLinkDisplay, useSendLink } from './use-send-link.ts';

const useTexts = textsOf<typeof TEXTS>('phone/phone-auth');
const usePhoneTexts = textsOf<typeof PHONE_TEXTS>('phone');

/**
 * The link's live state; the route guard redirects once the phone is verified. docs/readings.md 9.
 */
function useLink(): { view: PhoneLinkDisplay; hasGivenUp: boolean; lookAgain: () => void } {
  const { reload } = usePortal();
  const { go } = useNavigation();
  const application = useApplication();
  const { id, phoneLink, serverNow } = application;
  const [hasGivenUp, setGivenUp] = useState(false);
  const isOver = useSecondsUntil(phoneLink?.expiresAt, serverNow) === 0;
  const view = phoneLinkDisplay(
    phoneLink,
    isOver ? (phoneLink?.expiresAt ?? serverNow) : serverNow,
  );
  const isWaiting = view.stage === 'waiting' || view.stage === 'opened';
  useApplicationEvents(
    isWaiting && !hasGivenUp,
    application,
    async () => {
      const fresh = await reload(id);
      const step = phoneStepOf(application);
      if (fresh.phoneLink === undefined) {
        track('phoneLink.success', step);
        // In the same turn as reload; later, the route guard would redirect first.
        go(pageAfterPhone(fresh), { replace: true });
      } else if (fresh.phoneLink.status === 'FAILED')
        track('phoneLink.failed', { ...step, errorCode: fresh.phoneLink.reason ?? 'none' });
    },
    () => setGivenUp(true),
  );
  return { view, hasGivenUp, lookAgain: () => setGivenUp(false) };
}

/**
 * Waits for a texted link to be used: instructions, time left and alternatives. docs/readings.md
 * 65.
 */
export function Screen() {
  const texts = useTexts();
  const errors = useErrorTexts();
  const linkTexts = usePhoneTexts();
  const fillIn = useFormatMessage();
  const application = useApplication();
  const calls = useSendLink();
  const { view, hasGivenUp, lookAgain } = useLink();
  const { stage, reason } = view;
  const { stepUp } = phoneStepOf(application);
  useEffect(() => track('phoneLink.started', { stepUp }), [stepUp]);

  const last4 = (application.phoneLink?.phone ?? '').slice(-4);
  const { failure } = calls;
  const locked =
    application.phoneLink?.lockedUntil === undefined
      ? 'otp.permanentlyLocked'
      : 'otp.temporarilyLocked';
  const isTold = stage === 'locked' && failure?.code === locked; // by the page's own words
  const failureText =
    failure && !isTold
      ? fillIn(errors[failure.code], failure.data)
      : stage === 'failed' && reason
        ? linkTexts.reasons[reason]
        : '';
  const page = (title: string, lead: string, children?: ReactNode) => (
    <ScreenPage title={title} lead={lead} why={texts.why}>
      <div className={failureText ? undefined : 'visually-hidden'} role="alert">
        {failureText && <Banner tone="bad">{failureText}</Banner>}
      </div>
      {children}
    </ScreenPage>
  );
  if (stage === 'locked')
    return page(
      linkTexts.titleLocked,
      errors[locked],
      <Actions>
        <PhotoIdButton
          isLeaving={calls.pending === 'leaving'}
          onPress={() => void calls.photoId()}
          kind="primary"
        />
      </Actions>,
    );
  if (stage === 'unsent' || stage === 'failed')
    return page(
      stage === 'failed' ? texts.titleFailed : texts.titleUnsent,
      stage === 'failed' ? '' : fillIn(texts.leadUnsent, { last4 }),
      <Actions later={<LinkAlternatives calls={calls} />}>
        <SendLinkButton calls={calls} isFirst={stage === 'unsent'} kind="primary" />
      </Actions>,
    );
  const isOpened = stage === 'opened';
  return page(
    isOpened ? texts.titleOpened : texts.title,
    isOpened ? texts.leadOpened : fillIn(texts.lead, { last4 }),
    <>
      {hasGivenUp ? (
        <>
          <p role="status">{texts.giveUp}</p>
          <Button kind="secondary" onClick={lookAgain}>
            {texts.again}
          </Button>
        </>
      ) : (
        <Spinner label={texts.waiting} />
      )}
      <div>
        <LinkExpiry />
        <div role="status">{calls.sentTimes > 0 && !isOpened && <p>{texts.sentAgain}</p>}</div>
      </div>
      <SendLinkButton calls={calls} isFirst={false} kind="text" />
      <LinkAlternatives calls={calls} />
    </>,
  );
}
