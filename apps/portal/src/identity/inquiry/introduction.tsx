import './phone-hand-off.css';
import { formatDay } from '@signet/rulebook/core/format-date';
import { writeDate } from '@signet/rulebook/core/written';
import { IDENTITY_LIMITS } from '@signet/rulebook/identity/limits';
import { MARKETS } from '@signet/rulebook/reference/locales';
import { SLAS } from '@signet/rulebook/reference/slas';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { Details } from '@signet/ui/details';
import { Actions } from '@signet/ui/page';
import type { ReactNode } from 'react';
import { useIsHydrated, usePortal } from '../../platform/application.tsx';
import { SaveForLater } from '../../platform/save-for-later/save-for-later.tsx';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { EmailLink, FilledWithLink, PhoneLink } from '../../platform/support-links.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { InquiryNews } from './inquiry-news.tsx';
import type { TEXTS } from './texts.en-US.ts';
import type { InquiryState, InquiryTexts } from './use-inquiry.ts';

const useTexts = textsOf<typeof TEXTS>('identity/inquiry');

type IntroductionProps = {
  state: InquiryState;
  texts: InquiryTexts;
  art: ReactNode;
  onStart: () => void;
  onOtherDevice: () => void;
  children: ReactNode;
};

export function Introduction({
  state,
  texts,
  art,
  onStart,
  onOtherDevice,
  children,
}: IntroductionProps) {
  const words = useTexts();
  const { inquiry } = state;
  const isOpen = inquiry?.inquiryId !== undefined;
  const isSpent = inquiry?.attemptsLeft === 0 && !isOpen;
  const start = (
    <Button busy={state.pending === 'opening'} busyLabel={words.opening} onClick={onStart}>
      {isOpen ? words.resume : words.start}
    </Button>
  );
  const otherDevice = (
    <div className={state.mode === 'identification' ? 'other-device' : undefined}>
      <Button kind="text" icon="phone" onClick={onOtherDevice}>
        {words.otherDevice}
      </Button>
    </div>
  );
  return (
    <ScreenPage title={texts.title} lead={texts.lead} why={texts.why} art={art}>
      <AskedAgain />
      <LastFailure inquiry={inquiry} />
      <InquiryNews state={state} isSpent={isSpent} />
      {!isSpent && children}
      {!isSpent && (
        <Details summary={words.tipsTitle}>
          <ul>
            {texts.tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </Details>
      )}
      <Tries inquiry={inquiry} />
      {isSpent ? (
        <Person state={state} texts={texts} kind="primary" />
      ) : (
        <Actions later={otherDevice}>{start}</Actions>
      )}
      {!isSpent && inquiry?.manualReviewAvailable && (
        <Person state={state} texts={texts} kind="secondary" />
      )}
      {texts.comeBack === undefined ? <SaveForLater /> : <p className="meta">{texts.comeBack}</p>}
      <Contact reference={state.reference} />
    </ScreenPage>
  );
}

/** Why a reviewer asked for this document once more, and until when. docs/decisions/0254. */
function AskedAgain() {
  const words = useTexts();
  const fillIn = useFormatMessage();
  const { boot, application } = usePortal();
  // Invited owners have no application here, and are never asked for a document once more.
  if (application?.changes === undefined) return null;
  const { by, marks } = application.changes;
  return (
    <Banner tone="info" title={fillIn(words.askedAgain, { day: formatDay(by, boot.locale) })}>
      {marks.map(({ changeable, what, why, line }) => (
        <p key={changeable}>
          <strong>{what}</strong> {why} {line}
        </p>
      ))}
    </Banner>
  );
}

type Stands = Pick<InquiryState, 'inquiry'>;

/** Why the last inquiry failed, and the next step. docs/readings.md 69. */
function LastFailure({ inquiry }: Stands) {
  const words = useTexts();
  if (inquiry?.failure === undefined || inquiry.inquiryId !== undefined) return null;
  return (
    <Banner tone="warn" title={words.failedTitle}>
      <p>{words.failures[inquiry.failure]}</p>
      <p>{words.failedNext}</p>
    </Banner>
  );
}

/**
 * Attempts left after the first one; after a failed inquiry the banner covers it. docs/readings.md
 * 69.
 */
function Tries({ inquiry }: Stands) {
  const words = useTexts();
  const fillIn = useFormatMessage();
  const { locale, market } = usePortal().boot;
  const isHydrated = useIsHydrated();
  if (
    inquiry === undefined ||
    (inquiry.failure !== undefined && inquiry.attemptsLeft > 0) ||
    inquiry.attemptsLeft === IDENTITY_LIMITS.photoIdAttempts ||
    (inquiry.inquiryId !== undefined && inquiry.attemptsLeft > 1)
  )
    return null;
  if (inquiry.attemptsLeft > 0)
    return (
      <p>
        <span>{fillIn(words.attemptsLeft, { count: inquiry.attemptsLeft })}</span>{' '}
        {inquiry.manualReviewAvailable && <span>{words.lastTry}</span>}
      </p>
    );
  if (inquiry.nextTryAt === undefined || inquiry.inquiryId !== undefined) return null;
  // Undefined uses the device's zone, which the server does not know.
  const timeZone = isHydrated ? undefined : MARKETS[market].timeZone;
  const time = writeDate(inquiry.nextTryAt, locale, {
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
  return <p>{fillIn(words.noTries, { count: IDENTITY_LIMITS.photoIdAttempts, time })}</p>;
}

/** Offers a manual review before and after the last attempt. docs/readings.md 69. */
function Person({
  state,
  texts,
  kind,
}: {
  state: InquiryState;
  texts: InquiryTexts;
  kind: 'primary' | 'secondary';
}) {
  const words = useTexts();
  const fillIn = useFormatMessage();
  const { from, to } = SLAS.stepUp;
  const button = (
    <Button
      kind={kind}
      busy={state.pending === 'asking'}
      busyLabel={words.asking}
      onClick={() => void state.requestManualReview()}
    >
      {words.person}
    </Button>
  );
  return (
    <>
      <h2>{words.personTitle}</h2>
      <p>{fillIn(texts.reviewText ?? words.personText, { from, to, email: state.email })}</p>
      {kind === 'primary' ? <Actions>{button}</Actions> : <div>{button}</div>}
    </>
  );
}

function Contact({ reference }: Pick<InquiryState, 'reference'>) {
  const words = useTexts();
  const fillIn = useFormatMessage();
  const { supportPhone, supportEmail } = usePortal().boot.brand;
  if (!supportPhone && !supportEmail) return null;
  return (
    <p>
      <FilledWithLink
        text={supportPhone ? words.askPhone : words.askEmail}
        link={supportPhone ? <PhoneLink /> : <EmailLink />}
      />{' '}
      {reference !== undefined && <span>{fillIn(words.reference, { reference })}</span>}
    </p>
  );
}
