import './phone-hand-off.css';
import { IDENTITY_LIMITS } from '@signet/rulebook/identity/limits';
import { Button } from '@signet/ui/button';
import { Icon } from '@signet/ui/icon';
import { lazy, Suspense, useState } from 'react';
import { useApplicationEvents } from '../../platform/application-events/use-application-events.ts';
import { retryUntilLoaded } from '../../platform/lazy-load.ts';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { InquiryNews } from './inquiry-news.tsx';
import type { TEXTS } from './texts.en-US.ts';
import type { InquiryState, InquiryTexts } from './use-inquiry.ts';

const useTexts = textsOf<typeof TEXTS>('identity/inquiry');

/** Loaded lazily: applicants on a phone never need the encoder. */
const QrCode = lazy(() =>
  retryUntilLoaded(() => import('./qr-code.tsx')).then(({ QrCode: Part }) => ({ default: Part })),
);

const LinkByText = lazy(() =>
  retryUntilLoaded(() => import('./link-by-text.tsx')).then(({ LinkByText: Part }) => ({
    default: Part,
  })),
);

/** True on a desktop: a wide screen with a mouse. docs/decisions/0062. */
export const isAtComputer = (): boolean =>
  window.matchMedia('(min-width: 62em) and (hover: hover) and (pointer: fine)').matches;

type PhoneHandOffProps = {
  state: InquiryState;
  inquiryId: string;
  link: string;
  texts: InquiryTexts;
  onHere: () => void;
  onNewCode: () => void;
};

/** Hands the inquiry off to a phone by QR code, and watches its progress. docs/decisions/0062. */
export function PhoneHandOff({
  state,
  inquiryId,
  link,
  texts,
  onHere,
  onNewCode,
}: PhoneHandOffProps) {
  const words = useTexts();
  const fillIn = useFormatMessage();
  const [expiredLink, setExpiredLink] = useState<string>();
  const isExpired = expiredLink === link;
  const isWide = isAtComputer();
  useApplicationEvents(
    !isExpired,
    state.followed,
    () => state.read(inquiryId),
    () => setExpiredLink(link),
  );
  const minutes = IDENTITY_LIMITS.phoneHandOffLifeMs / 60_000;
  return (
    <ScreenPage
      title={isWide ? words.qrTitle : words.qrTitleOther}
      lead={isWide ? words.qrText : words.qrTextOther}
      why={texts.why}
    >
      <InquiryNews state={state} />
      <div className="card hand-off">
        <Suspense fallback={<div className="qr" />}>
          {isExpired ? <div className="qr" /> : <QrCode text={link} label={words.qrAlt} />}
        </Suspense>
        <div>
          <h2 className="card-title">{words.tipsTitle}</h2>
          <ul>
            {texts.tips.map((tip) => (
              <li key={tip}>
                <Icon name="check" />
                {tip}
              </li>
            ))}
          </ul>
        </div>
        <p className="hand-off-state" role="status">
          <Icon name={isExpired ? 'info' : 'clock'} />
          <span>{isExpired ? words.qrExpired : fillIn(words.qrWaiting, { minutes })}</span>
        </p>
      </div>
      {isExpired && (
        <Button busy={state.pending === 'opening'} busyLabel={words.opening} onClick={onNewCode}>
          {words.qrNew}
        </Button>
      )}
      {!isExpired && state.inquiry?.phone !== undefined && (
        <Suspense fallback={null}>
          <LinkByText phone={state.inquiry.phone} />
        </Suspense>
      )}
      <Button
        kind="text"
        icon={isWide ? 'computer' : 'phone'}
        busy={state.pending === 'opening'}
        busyLabel={words.opening}
        onClick={onHere}
      >
        {isWide ? words.qrHere : words.qrHereOther}
      </Button>
    </ScreenPage>
  );
}
