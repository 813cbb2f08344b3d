import { formatDay } from '@signet/rulebook/core/format-date';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { KeyHint } from '@signet/ui/key-hint';
import { useNow } from '../../platform/clock.ts';
import { DESK_LOCALE, fillIn } from '../../platform/texts.tsx';
import { useMay, useSession } from '../../session/session.tsx';
import type { FoundReview } from '../case-history.ts';
import { claimOf, proposalOf } from '../claim.ts';
import { momentWords, timeWords } from '../due-words.ts';
import { outcomeText } from './case-timeline.ts';
import { TEXTS } from './texts.en-US.ts';

const minuteMs = 60_000;
const tickMs = 10_000;
const endingMinutes = 3;

export type ClaimAct = 'claim' | 'release' | 'withdraw';

/** Whose the case is, until when, and what can be done about that. */
export function ClaimBar({
  review,
  isClosed,
  pending,
  onAct,
  onSecondLook,
}: {
  review: FoundReview;
  /** Its reader knows somebody of it, and decides nothing. */
  isClosed: boolean;
  pending: string | undefined;
  onAct: (act: ClaimAct) => void;
  onSecondLook: () => void;
}) {
  const { staff } = useSession();
  const may = useMay();
  const now = useNow(tickMs);
  const claim = claimOf(review, staff.id, now);
  if (!may('case.work')) return <Banner>{TEXTS.noActs}</Banner>;
  if (isClosed) return <Banner tone="warn">{TEXTS.claim.closed}</Banner>;
  return (
    <div className="claim-bars">
      <ProposalBar {...{ review, isClosed, pending, onAct, onSecondLook }} />
      {claim.is === 'free' && (
        <Banner>
          <div className="bar-line">
            <span>{[TEXTS.claim.free, ...careWords(review, staff.id)].join(' ')}</span>
            <span className="act-below">
              <Button
                kind="secondary"
                busy={pending === 'claim'}
                busyLabel={TEXTS.claim.busy}
                onClick={() => onAct('claim')}
              >
                {TEXTS.claim.claim} <KeyHint keys={['C']} />
              </Button>
            </span>
          </div>
        </Banner>
      )}
      {claim.is === 'mine' && (
        <Banner tone={claim.leftMs < endingMinutes * minuteMs ? 'warn' : 'good'}>
          <div className="bar-line">
            <span>
              {fillIn(
                claim.leftMs < endingMinutes * minuteMs ? TEXTS.claim.mineEnding : TEXTS.claim.mine,
                { minutes: Math.max(1, Math.round(claim.leftMs / minuteMs)) },
              )}
            </span>
            <Button kind="text" busy={pending === 'claim'} onClick={() => onAct('claim')}>
              {TEXTS.claim.renew} <KeyHint keys={['C']} />
            </Button>
            <Button kind="text" busy={pending === 'release'} onClick={() => onAct('release')}>
              {TEXTS.claim.release} <KeyHint keys={['E']} />
            </Button>
          </div>
        </Banner>
      )}
      {claim.is === 'other' && (
        <Banner tone="warn">
          <span>
            {fillIn(TEXTS.claim.other, { name: claim.name, until: timeWords(claim.until) })}
          </span>
        </Banner>
      )}
    </div>
  );
}

/** Who looks after it, and until when it is put off. */
const careWords = ({ assignee, lookAgainOn }: FoundReview, staffId: string): string[] => [
  ...(assignee === undefined
    ? []
    : [
        assignee.id === staffId
          ? TEXTS.claim.assignedToYou
          : fillIn(TEXTS.claim.assigned, { name: assignee.name }),
      ]),
  ...(lookAgainOn === undefined
    ? []
    : [fillIn(TEXTS.claim.lookAgain, { day: formatDay(lookAgainOn, DESK_LOCALE) })]),
];

function ProposalBar({ review, pending, onAct, onSecondLook }: Parameters<typeof ClaimBar>[0]) {
  const { staff } = useSession();
  const may = useMay();
  const proposal = proposalOf(review, staff.id);
  if (review.proposal === undefined || proposal.is === 'none') return null;
  const values = {
    name: review.proposal.reviewer.name,
    decision: outcomeText(review.proposal.decision),
    when: momentWords(review.proposal.proposedAt),
  };
  return (
    <Banner>
      <div className="bar-line">
        <span>{fillIn(TEXTS.proposal[proposal.is], values)}</span>
        {may('case.decide') &&
          (proposal.is === 'mine' ? (
            <Button
              kind="secondary"
              busy={pending === 'withdraw'}
              busyLabel={TEXTS.proposal.withdrawing}
              onClick={() => onAct('withdraw')}
            >
              {TEXTS.proposal.withdraw}
            </Button>
          ) : (
            <Button kind="secondary" onClick={onSecondLook}>
              {TEXTS.proposal.look} <KeyHint keys={['D']} />
            </Button>
          ))}
      </div>
    </Banner>
  );
}
