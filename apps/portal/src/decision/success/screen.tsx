import { calendarLeaf, formatLongDate } from '@signet/rulebook/core/format-date';
import { Checklist } from '@signet/ui/checklist';
import { ReviewIllustration } from '@signet/ui/outcome-illustrations';
import { Receipt } from '@signet/ui/receipt';
import { StatusList } from '@signet/ui/status-list';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { useApplicationEvents } from '../../platform/application-events/use-application-events.ts';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { isDecisionPending, moneyCapabilities } from '../payment-capabilities.ts';
import { ReviewRequest } from '../review-request/review-request.tsx';
import { Declined } from './declined.tsx';
import {
  asksToVerify,
  OwnersLink,
  PrintLink,
  TerminalLink,
  useNextStepLink,
} from './next-step.tsx';
import { resultIdFor, resultLead, resultPoints } from './result-texts.ts';
import { ReviewStages } from './review-stages.tsx';
import type { TEXTS } from './texts.en-US.ts';
import { VerifyIdentity } from './verify-identity.tsx';

const useTexts = textsOf<typeof TEXTS>('decision/success');

/** Announces a result that changes while the page is open, but not the initial one. */
function News({ title }: { title: string }) {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const first = useRef(title);
  const [news, setNews] = useState('');
  useEffect(() => {
    if (title !== first.current) setNews(fillIn(texts.news, { title }));
  }, [title, texts, fillIn]);
  return (
    <p className="visually-hidden" role="status">
      {news}
    </p>
  );
}

const LOOKED_AT: readonly string[] = ['checking', 'stillChecking', 'inReview'];

/**
 * A receipt for an approval and a calendar for a review; declines and requests for more have no
 * drawing.
 */
function useResultArt(isApproved: boolean): ReactNode {
  const { receipt } = useTexts();
  const { boot } = usePortal();
  const { status, applicant, company, reference } = useApplication();
  if (LOOKED_AT.includes(status.id))
    return <ReviewIllustration date={status.by && calendarLeaf(status.by.to, boot.locale)} />;
  if (!isApproved) return undefined;
  const person = [applicant.name?.firstName, applicant.name?.lastName].filter(Boolean).join(' ');
  const date = status.decidedOn && {
    label: receipt.date,
    value: formatLongDate(status.decidedOn, boot.locale),
  };
  return (
    <Receipt
      name={company.dba || company.name || person}
      what={receipt.title}
      rows={[...(date ? [date] : []), { label: receipt.reference, value: reference }]}
    />
  );
}

/**
 * The result page: the decision, what works now, and what comes next by when. docs/readings.md 7,
 * 11 and 91.
 */
export function Screen() {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { reload } = usePortal();
  const application = useApplication();
  const { status } = application;
  const { title, lead, reason, points } = useResultTexts();
  useApplicationEvents(
    isDecisionPending(status),
    application,
    () => reload(application.id),
    () => undefined,
  );
  const facts = moneyCapabilities(status, texts.works, texts.payoutsWait);
  const art = useResultArt(facts.length > 0);
  return (
    <ScreenPage title={title} lead={lead} art={art} aside={<PrintLink />} cta={useNextStepLink()}>
      <News title={title} />
      {reason && <p>{reason}</p>}
      {facts.length > 0 && (
        <>
          <h2 className="visually-hidden">{texts.worksTitle}</h2>
          <StatusList items={facts} />
        </>
      )}
      {points.length > 0 && (
        <>
          <h2>{texts.nextTitle}</h2>
          <ReviewStages />
          <Checklist isPlain items={points.map((point) => ({ title: point }))} />
        </>
      )}
      <OwnersLink />
      <TerminalLink isOffered={LOOKED_AT.includes(status.id) || facts.length > 0} />
      {status.id === 'declined' && <Declined />}
      {status.id !== 'inReview' && facts.length === 0 && (
        <p className="meta">{fillIn(texts.reference, { reference: application.reference })}</p>
      )}
      {asksToVerify(application) && <VerifyIdentity />}
      {ASKS_FOR_REVIEW.includes(status.id) && (
        <ReviewRequest kind={status.id === 'declined' ? 'primary' : 'secondary'} />
      )}
    </ScreenPage>
  );
}

/** Statuses without a step of their own that allow requesting a manual review. */
const ASKS_FOR_REVIEW: readonly string[] = ['declined', 'inReview', 'stillChecking', 'error'];

/**
 * Statuses whose reason the applicant must be given; the others are self-explanatory.
 * docs/readings.md 33.
 */
const GIVES_REASON: readonly string[] = ['declined', 'inReview', 'stepUp', 'verificationNeeded'];

export function useResultTexts(): {
  title: string;
  lead: string;
  reason?: string;
  points: string[];
} {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { boot } = usePortal();
  const { status, applicant } = useApplication();
  const id = resultIdFor(status, texts);
  const { title } = texts.results[id];
  const points = resultPoints(status, texts);
  const lead = resultLead(status, texts, boot.locale);
  const email = applicant.email.emailAddress ?? boot.emailAddress ?? '';
  const reason =
    GIVES_REASON.includes(id) && status.reason?.code !== 'review'
      ? status.reason?.message
      : undefined;
  if (id === 'declined') return { title, lead: reason ?? lead, points };
  return { title, lead, reason, points: points.map((point) => fillIn(point, { email })) };
}
