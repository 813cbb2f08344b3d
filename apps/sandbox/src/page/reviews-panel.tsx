import { Banner } from '@signet/ui/banner';
import { Button, LinkButton } from '@signet/ui/button';
import { SelectField } from '@signet/ui/select-field';
import { useState } from 'react';
import { ActionErrorBanner, useActionError } from './action-error.tsx';
import { control, type ReviewControl, type ReviewItem } from './control-client.ts';
import { formatMoment } from './format.ts';
import { Empty, Panel } from './panel.tsx';

/** The product's manual review queue, with the actions a reviewer can take. docs/readings.md 94. */
export function ReviewsPanel({ desk, nowMs }: { desk: ReviewControl | undefined; nowMs: number }) {
  const { failed, attempt } = useActionError();
  const [chosen, setChosen] = useState<string>();
  const reviewers = desk?.reviewers ?? [];
  const reviewer = chosen ?? reviewers[0] ?? '';
  const applications = Map.groupBy(desk?.reviews ?? [], ({ id }) => id);
  return (
    <Panel
      id="reviews"
      title="What waits for a person"
      span="all"
      count={applications.size}
      isRead={desk !== undefined}
      lead="Whatever waits for a person of the product, oldest first: decisions, accounts, requests, and what is stuck with its reason; the same as npm run review."
    >
      <ActionErrorBanner failed={failed} />
      {desk?.isAnswering === false && <Empty>The product does not answer at the moment.</Empty>}
      {desk?.textsStoppedBy !== undefined && (
        <Banner tone="warn" title="Text messages are stopped">
          <p>The limit {desk.textsStoppedBy} was reached. Photo ID is offered meanwhile.</p>
          <div className="small-buttons">
            <Button onClick={() => void attempt(control.resetTextBreaker, 'It was not reset.')}>
              Send text messages again
            </Button>
          </div>
        </Banner>
      )}
      {desk?.isAnswering && applications.size === 0 && (
        <Empty>Nothing waits. SSN 0004 leads here after the code.</Empty>
      )}
      {applications.size > 0 && (
        <SelectField
          name="reviewer"
          label="You act as"
          prompt="Choose who"
          value={reviewer}
          onChange={(name) => name !== '' && setChosen(name)}
          options={reviewers.map((name) => ({ value: name, label: name }))}
        />
      )}
      {[...applications.values()].map((rows) => (
        <WaitingApplication
          key={rows[0]?.id}
          rows={rows}
          reviewer={reviewer}
          nowMs={nowMs}
          onPress={(call) => attempt(call, 'It was not done.')}
        />
      ))}
    </Panel>
  );
}

type Press = (call: () => Promise<unknown>) => Promise<unknown>;
type WaitingProps = {
  rows: readonly ReviewItem[];
  reviewer: string;
  nowMs: number;
  onPress: Press;
};

function WaitingApplication({ rows, reviewer, nowMs, onPress }: WaitingProps) {
  const [isBusy, setBusy] = useState(false);
  const press = (call: () => Promise<unknown>) => {
    setBusy(true);
    void onPress(call).finally(() => setBusy(false));
  };
  const [row] = rows;
  if (row === undefined) return null;
  const { id, reference, businessName, decision, decisions, proposal, confirmed } = row;
  return (
    <article className="review" aria-label={businessName}>
      <div>
        <h3 className="fault-vendor">{businessName}</h3>
        <p className="small muted">
          {reference} · {decision} · {id}
        </p>
      </div>
      {rows.map((waiting) => (
        <Case
          key={`${waiting.case} ${waiting.owner?.id ?? ''}`}
          row={waiting}
          reviewer={reviewer}
          nowMs={nowMs}
          isBusy={isBusy}
          press={press}
        />
      ))}
      {decisions.length > 0 && (
        <div className="review-case">
          {proposal !== undefined && (
            <p>{proposal.reviewer.name} has approved it: a second reviewer must confirm.</p>
          )}
          {proposal === undefined && confirmed.includes('APPROVED') && (
            <p>Approving it takes two reviewers.</p>
          )}
          <div className="small-buttons">
            <Button
              onClick={() => press(() => control.review(id, 'APPROVED', reviewer))}
              busy={isBusy}
            >
              Approve
            </Button>
            <Button
              kind="danger"
              onClick={() => press(() => control.review(id, 'DECLINED', reviewer))}
              busy={isBusy}
            >
              Decline
            </Button>
          </div>
        </div>
      )}
    </article>
  );
}

type CaseProps = {
  row: ReviewItem;
  reviewer: string;
  nowMs: number;
  isBusy: boolean;
  press: (call: () => Promise<unknown>) => void;
};

function Case({ row, reviewer, nowMs, isBusy, press }: CaseProps) {
  const buttons = row.actions.flatMap(
    ({ action, label, reasons }): { action: string; label: string; reason?: string }[] =>
      reasons.length === 0
        ? [{ action, label }]
        : reasons.map(({ code, message }) => ({
            action,
            label: `${label}: ${message}`,
            reason: code,
          })),
  );
  return (
    <div className="review-case">
      <p>
        {row.reason?.message}
        {row.fault && ` (${row.fault})`}{' '}
        <span className="small muted">
          since {formatMoment(new Date(row.since).toISOString(), nowMs)}
        </span>
      </p>
      {row.case === 'bank.voidCheck' && (
        <LinkButton
          kind="text"
          href={`/control/reviews/${encodeURIComponent(row.id)}/void-check`}
          target="_blank"
          rel="noreferrer"
        >
          See the check
        </LinkButton>
      )}
      {row.owner !== undefined && <OwnerLine owner={row.owner} />}
      {row.account !== undefined && <AccountLine account={row.account} />}
      {buttons.length > 0 && (
        <div className="small-buttons">
          {buttons.map(({ action, label, reason }) => (
            <Button
              key={label}
              kind="secondary"
              onClick={() =>
                press(() =>
                  control.settle(
                    row.id,
                    { case: row.case, action, reason, ownerId: row.owner?.id },
                    reviewer,
                  ),
                )
              }
              busy={isBusy}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

const OwnerLine = ({
  owner: { name, proposedBy, confirmed },
}: {
  owner: NonNullable<ReviewItem['owner']>;
}) => (
  <p>
    {name}.{' '}
    {proposedBy !== undefined
      ? `${proposedBy.name} has confirmed them: a second reviewer must say so too.`
      : confirmed.length > 0 && 'Confirming them takes two reviewers.'}
  </p>
);

const AccountLine = ({
  account: { proposedBy, confirmed },
}: {
  account: NonNullable<ReviewItem['account']>;
}) => (
  <p>
    {proposedBy !== undefined
      ? `${proposedBy.name} has released payouts to it: a second reviewer must say so too.`
      : confirmed.length > 0 && 'Releasing payouts to it takes two reviewers and a reason.'}
  </p>
);
