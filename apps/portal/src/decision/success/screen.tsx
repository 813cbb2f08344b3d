import { businessIdOf } from '@signet/rulebook/routes';
import { ArtApproved, ArtReview } from '@signet/ui/zz-art-results';
import { Checklist } from '@signet/ui/checklist';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { useFollow } from '../../platform/application-events/use-application-events.ts';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { useFill, useTexts } from '../../platform/texts/text-provider.tsx';
import { Declined } from './declined.tsx';
import { isWaiting, moneyFacts } from '../zz-screens-success-facts.ts';
import { NextStep } from './next-step.tsx';
import { useResult } from './zz-screens-success-result.ts';

/** Says once that the result has changed while the page was open; silent for the result it opened with. */
function News({ title }: { title: string }) {
  const texts = useTexts('success');
  const fillIn = useFill();
  const first = useRef(title);
  const [news, setNews] = useState('');
  useEffect(() => {
    if (title !== first.current) setNews(fillIn(texts.news, { title }));
  }, [title, texts, fillIn]);
  return (
    <p className="vh" role="status">
      {news}
    </p>
  );
}

/** Only what somebody is looking at is drawn so; a result that says no, or asks for more, has no drawing. */
const ART_WHILE_LOOKED_AT: { [status: string]: ReactNode } = { checking: <ArtReview />, inReview: <ArtReview /> };

/** The result: what was decided, what works now, what comes next, and by when. look.md, Moments; decisions.md, rows 6, 7 and 18. */
export function Screen() {
  const texts = useTexts('success');
  const fillIn = useFill();
  const { reload } = usePortal();
  const application = useApplication();
  const { status } = application;
  const { title, lead, reason, points } = useResult();
  useFollow(
    isWaiting(status),
    application.id,
    () => reload(application.id),
    () => undefined,
  );
  const facts = moneyFacts(status, texts.works, texts.payoutsWait);
  return (
    <ScreenPage title={title} lead={lead} art={facts.length > 0 ? <ArtApproved /> : ART_WHILE_LOOKED_AT[status.id]}>
      <News title={title} />
      {reason && <p>{reason}</p>}
      {facts.length > 0 && (
        <>
          <h2>{texts.worksTitle}</h2>
          <Checklist items={facts} />
        </>
      )}
      {points.length > 0 && (
        <>
          <h2>{texts.nextTitle}</h2>
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </>
      )}
      {status.id === 'declined' && <Declined />}
      <p>{fillIn(texts.reference, { reference: businessIdOf(application.id) })}</p>
      <NextStep />
    </ScreenPage>
  );
}
