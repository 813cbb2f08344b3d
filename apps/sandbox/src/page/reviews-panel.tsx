import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { useState } from 'react';
import { ActionErrorBanner, useActionError } from './action-error.tsx';
import { control, type ReviewControl, type ReviewItem } from './control-client.ts';
import { Empty, Panel } from './panel.tsx';

/** The product's reviewer: what waits for a person, with what a person can say of it. docs/readings.md 94. */
export function ReviewsPanel({ desk }: { desk: ReviewControl | undefined }) {
  const { failed, attempt } = useActionError();
  const press: Press = (call) => attempt(call, 'It was not done.');
  return (
    <Panel
      id="reviews"
      title="What waits for a person"
      span="all"
      count={desk?.reviews.length}
      isRead={desk !== undefined}
      lead="Whatever waits for a person of the product, oldest first: decisions, accounts, requests, and what is stuck with its reason; the same as npm run review."
    >
      <ActionErrorBanner failed={failed} />
      {desk?.isAnswering === false && <Empty>The product does not answer at the moment.</Empty>}
      {desk?.textsStoppedBy !== undefined && (
        <Banner tone="warn" title="Text messages are stopped">
          <p>The limit {desk.textsStoppedBy} was reached. Photo ID is offered meanwhile.</p>
          <div className="small-buttons">
            <Button onClick={() => void attempt(control.resetTextBreaker, 'It was not reset.')}>Send text messages again</Button>
          </div>
        </Banner>
      )}
      {desk?.isAnswering && desk.reviews.length === 0 && <Empty>Nothing waits. SSN 0004 leads here after the code.</Empty>}
      {desk?.reviews.map((row) => (
        <Row key={`${row.id} ${row.case} ${row.owner?.id ?? ''}`} row={row} reviewers={desk.reviewers} onPress={press} />
      ))}
    </Panel>
  );
}

type Press = (call: () => Promise<unknown>) => Promise<unknown>;

function Row({ row, reviewers, onPress }: { row: ReviewItem; reviewers: readonly string[]; onPress: Press }) {
  const [isBusy, setBusy] = useState(false);
  const press = (call: () => Promise<unknown>) => {
    setBusy(true);
    void onPress(call).finally(() => setBusy(false));
  };
  return (
    <article className="phone" aria-label={row.businessName}>
      <h3 className="phone-number">{row.businessName}</h3>
      <p className="small muted">
        {row.id} · {row.decision} · since {new Date(row.since).toISOString().slice(0, 16).replace('T', ' ')}
      </p>
      <p>
        {row.reason?.message}
        {row.fault && ` (${row.fault})`}
      </p>
      {row.decisions.length > 0 && (
        <>
          {row.proposal !== undefined && <p>{row.proposal.reviewer.name} has approved it: a second reviewer must confirm.</p>}
          {row.proposal === undefined && row.confirmed.includes('APPROVED') && <p>Approving it takes two reviewers.</p>}
          {reviewers.map((name) => (
            <div className="small-buttons" key={name}>
              <Button onClick={() => press(() => control.review(row.id, 'APPROVED', name))} busy={isBusy}>
                Approve as {name}
              </Button>
              <Button kind="danger" onClick={() => press(() => control.review(row.id, 'DECLINED', name))} busy={isBusy}>
                Decline as {name}
              </Button>
            </div>
          ))}
        </>
      )}
      {row.owner !== undefined && <OwnerLine owner={row.owner} />}
      {row.actions.length > 0 &&
        // Whoever confirms an owner may have to be another reviewer than the first.
        (row.owner === undefined ? reviewers.slice(0, 1) : reviewers).map((name) => (
          <div className="small-buttons" key={name}>
            {row.actions.map(({ action, label, reasons }) => (
              <Button
                key={action}
                onClick={() =>
                  press(() => control.settle(row.id, { case: row.case, action, reason: reasons[0]?.code, ownerId: row.owner?.id }, name))
                }
                busy={isBusy}
              >
                {row.owner === undefined ? label : `${label} as ${name}`}
              </Button>
            ))}
          </div>
        ))}
    </article>
  );
}

const OwnerLine = ({ owner: { name, proposedBy, confirmed } }: { owner: NonNullable<ReviewItem['owner']> }) => (
  <p>
    {name}.{' '}
    {proposedBy !== undefined
      ? `${proposedBy.name} has confirmed them: a second reviewer must say so too.`
      : confirmed.length > 0 && 'Confirming them takes two reviewers.'}
  </p>
);
