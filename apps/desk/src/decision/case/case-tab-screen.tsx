import { needsClaimToReveal } from '@signet/rulebook/decision/reveal-reasons';
import { Banner } from '@signet/ui/banner';
import { Timeline } from '@signet/ui/timeline';
import { call } from '../../platform/call.ts';
import { errorText } from '../../platform/texts.tsx';
import { useAction } from '../../platform/use-action.ts';
import { useMay, useSession } from '../../session/session.tsx';
import type { FoundCase } from '../case-history.ts';
import type { CasePartProps } from './case-tab.ts';
import { timelineDays } from './case-timeline.ts';
import { MessagesCard, OwnersCard, SourcesCard, StepUpsCard, TypedCard } from './facts-cards.tsx';
import { Notes } from './notes.tsx';
import { SettleCard, type Settlement } from './settle-card.tsx';
import { TEXTS } from './texts.en-US.ts';
import { WhyCard } from './why-card.tsx';

/** Why it is here, what can be done about each case, and what is known. */
export function CaseTabScreen({ open, history, isMine, onDone }: CasePartProps) {
  const { review } = history;
  const may = useMay();
  const { roles } = useSession();
  const mayWithoutClaim = !needsClaimToReveal(roles);
  const { pending, error, act } = useAction<'settle'>(async ({ code }) => {
    await open.reload();
    return code === 'application.versionConflict';
  });
  const onSettle = (found: FoundCase, { action, reason }: Settlement) =>
    act(
      'settle',
      async (idempotencyKey) => {
        const { review: after } = await call('settleReviewCase', {
          params: { id: review.id },
          body: {
            case: found.case,
            action,
            ...(reason !== undefined && { reason }),
            ...(found.owner && { ownerId: found.owner.id }),
          },
          version: review.version,
          idempotencyKey,
        });
        onDone(TEXTS.done.settled);
        await open.follow(after);
      },
      `${found.case} ${found.owner?.id ?? ''} ${action} ${reason ?? ''} ${review.version}`,
    );
  return (
    <div className="case-columns">
      <div className="case-main">
        {error && (
          <Banner tone="bad" role="alert">
            {errorText(error)}
          </Banner>
        )}
        <WhyCard history={history} />
        {may('case.decide') &&
          review.cases.map((found) => (
            <SettleCard
              key={`${found.case} ${found.owner?.id ?? ''}`}
              {...{ found, isMine }}
              pending={pending === 'settle'}
              onSettle={(settlement) => void onSettle(found, settlement)}
            />
          ))}
        <SourcesCard decisions={history.decisions} />
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
