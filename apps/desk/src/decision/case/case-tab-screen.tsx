import { needsClaimToReveal } from '@signet/rulebook/decision/reveal-reasons';
import { Timeline } from '@signet/ui/timeline';
import { useMay, useSession } from '../../session/session.tsx';
import { SettleCard } from '../settle/settle-card.tsx';
import type { CasePartProps } from './case-tab.ts';
import { timelineDays } from './case-timeline.ts';
import { MessagesCard, OwnersCard, SourcesCard, StepUpsCard, TypedCard } from './facts-cards.tsx';
import { Notes } from './notes.tsx';

import { TEXTS } from './texts.en-US.ts';
import { WhyCard } from './why-card.tsx';

/** Why it is here, what can be done about each case, and what is known. */
export function CaseTabScreen({ open, history, isMine, onDone }: CasePartProps) {
  const { review } = history;
  const may = useMay();
  const { roles } = useSession();
  const mayWithoutClaim = !needsClaimToReveal(roles);
  return (
    <div className="case-columns">
      <div className="case-main">
        <WhyCard history={history} />
        {may('case.decide') &&
          review.cases.map((found) => (
            <SettleCard
              key={`${found.case} ${found.owner?.id ?? ''}`}
              {...{ found, open, history, isMine, onDone }}
            />
          ))}
        <SourcesCard decisions={history.decisions} market={review.market} />
        <TypedCard
          typed={history.typed}
          id={may('secret.show') && (isMine || mayWithoutClaim) ? review.id : undefined}
        />
        <OwnersCard owners={history.owners} companies={history.companies} />
        <StepUpsCard stepUps={history.stepUps} />
        <MessagesCard messages={history.messages} />
      </div>
      <div className="case-side">
        <Notes id={review.id} />
        <section aria-label={TEXTS.timeline.title}>
          <h2>{TEXTS.timeline.title}</h2>
          <Timeline days={timelineDays(history)} />
        </section>
      </div>
    </div>
  );
}
