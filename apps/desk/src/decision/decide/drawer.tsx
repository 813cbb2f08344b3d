import './decide.css';
import { needsNote, noteError } from '@signet/rulebook/decision/case-notes';
import { DECISION_LIMITS } from '@signet/rulebook/decision/limits';
import {
  isReviewDecision,
  publicReason,
  REVIEW_DECISIONS,
  type ReviewDecision,
} from '@signet/rulebook/decision/reasons';
import { DECISION_REASON_TEXTS } from '@signet/rulebook/decision/texts.en-US';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { ChoiceCards } from '@signet/ui/choice-cards';
import { Drawer } from '@signet/ui/drawer';
import { KeyHint } from '@signet/ui/key-hint';
import { Segments } from '@signet/ui/segments';
import { StatusPill } from '@signet/ui/status-pill';
import { TextArea } from '@signet/ui/text-area';
import type { ApiError } from '@signet/web/api';
import { useState } from 'react';
import { call } from '../../platform/call.ts';
import { useNow } from '../../platform/clock.ts';
import { TEXTS as PLATFORM } from '../../platform/texts.en-US.ts';
import { codeText, errorText, fillIn } from '../../platform/texts.tsx';
import { useAction } from '../../platform/use-action.ts';
import { useLoadedData } from '../../platform/use-loaded-data.ts';
import { useSession } from '../../session/session.tsx';
import { ConflictBanner, ConflictLink } from '../case/conflict-banner.tsx';
import type { OpenCase } from '../case/use-case.ts';
import type { CaseHistory } from '../case-history.ts';
import { claimOf, proposalOf } from '../claim.ts';
import { timeWords } from '../due-words.ts';
import { languageName } from '../language-name.ts';
import {
  actName,
  type Choice,
  choose,
  type DecideMode,
  firstChoice,
  isAllLooked,
  isComplete,
  type Since,
} from './decide-step.ts';
import { type DecisionPreview, Preview } from './preview.tsx';
import { SecondLook } from './second-look.tsx';
import { TEXTS } from './texts.en-US.ts';

export type DecisionDone = ReviewDecision | 'proposed';

const tickMs = 5_000;

/** Refusals after which the claim is no longer one’s own. */
const LOST = ['review.notClaimed', 'review.claimedByOther'];

type Props = {
  mode: DecideMode;
  open: OpenCase;
  history: CaseHistory;
  onClose: () => void;
  onDone: (done: DecisionDone) => void;
};

/** One decision about an application: what, why, what its applicant reads, and what follows. */
export function DecideDrawer({ mode, open, history, onClose, onDone }: Props) {
  const { review } = history;
  const { staff } = useSession();
  const now = useNow(tickMs);
  const [choice, setChoice] = useState<Choice>(() => firstChoice(mode, review));
  const [looked, setLooked] = useState<readonly string[]>([]);
  const isSecond = mode === 'second';
  const since = useSince(review.id, review.version, isSecond);
  const preview = usePreview(review.id, review.version, choice);
  const { pending, error, clear, act } = useAction<'decide' | 'claim' | 'sendBack'>(
    async ({ code }) => {
      await Promise.all([open.reload(), since.reload()]);
      return LOST.includes(code);
    },
  );
  const claim = claimOf(review, staff.id, now);
  const [hadClaim, setHadClaim] = useState(false);
  if (claim.is === 'mine' && !hadClaim) setHadClaim(true);
  const proposal = proposalOf(review, staff.id).is;
  const isOwn = proposal === 'mine';
  /** The other drawer is the one for it now: nothing can be sent from here. */
  const isOver = isSecond ? proposal === 'none' : proposal === 'other';
  const { decision, reason, note } = choice;
  const mayDecide = decision === undefined || review.decisions.includes(decision);
  const isConflict = open.newer !== undefined;
  const readNewer = () => {
    clear();
    open.readNewer();
  };
  const takesNote =
    decision !== undefined &&
    needsNote({
      decision,
      step: mode === 'decide' && preview.data?.takesTwo === true ? 'proposes' : 'decides',
      isConfirmation: mode === 'second',
      rulesSay: history.why?.ifSettled?.decision,
    });
  const complete =
    mayDecide &&
    !isOwn &&
    !isOver &&
    isComplete({
      choice,
      hasPreview: preview.data !== undefined,
      isMine: claim.is === 'mine',
      isConflict,
      needsNote: takesNote,
      isLooked: !isSecond || isAllLooked(since.data, looked),
    });

  const send = () => {
    if (!complete || decision === undefined || pending !== undefined) return;
    void act(
      'decide',
      async (idempotencyKey) => {
        const reply = await call('decideReview', {
          params: { id: review.id },
          body: {
            ...{ decision, reason },
            ...(note === '' ? {} : { note }),
            ...(isSecond ? { looked: [...looked] } : {}),
          },
          version: review.version,
          idempotencyKey,
        });
        onDone(reply.review.proposal === undefined ? decision : 'proposed');
        await open.follow(reply.review);
      },
      `${decision} ${reason} ${note} ${review.version}`,
    );
  };
  const claimAgain = () =>
    act('claim', async () => {
      const reply = await call('claimReview', { params: { id: review.id } });
      if (reply.review.version === review.version) await open.follow(reply.review);
      else await open.reload();
    });
  const sendBack = () =>
    act(
      'sendBack',
      async (idempotencyKey) => {
        const reply = await call('sendBackProposal', {
          params: { id: review.id },
          body: { note },
          version: review.version,
          idempotencyKey,
        });
        onClose();
        await open.follow(reply.review);
      },
      `${note} ${review.version}`,
    );
  const business = review.businessName;
  return (
    <Drawer
      title={fillIn(mode === 'second' ? TEXTS.secondTitle : TEXTS.title, { business })}
      closeLabel={PLATFORM.close}
      onClose={onClose}
      onSend={send}
      actions={
        <>
          <span className="drawer-version">
            {isConflict ? <ConflictLink /> : fillIn(TEXTS.readVersion, { version: review.version })}
          </span>
          {isSecond && proposal === 'other' && claim.is === 'mine' && !isConflict && (
            <Button
              kind="secondary"
              busy={pending === 'sendBack'}
              busyLabel={TEXTS.sending}
              onClick={() => void sendBack()}
            >
              {fillIn(TEXTS.sendBack, { name: review.proposal?.reviewer.name ?? '' })}
            </Button>
          )}
          <Button kind="secondary" onClick={onClose}>
            {TEXTS.cancel}
          </Button>
          {decision !== undefined && !isOwn && !isOver && (
            <SendButton
              label={fillIn(TEXTS.act[actName(mode, decision, preview.data?.takesTwo === true)], {
                business,
              })}
              isReady={complete}
              isBusy={pending === 'decide'}
              onSend={send}
            />
          )}
        </>
      }
    >
      <div className="decide">
        {open.newer && (
          <ConflictBanner isDraft before={history} now={open.newer} onRead={readNewer} />
        )}
        {isOwn && <Banner>{TEXTS.own}</Banner>}
        {isOver && (
          <Banner tone="warn" role="alert">
            {isSecond
              ? TEXTS.gone
              : fillIn(TEXTS.overtaken, { name: review.proposal?.reviewer.name ?? '' })}
          </Banner>
        )}
        {!isOwn && !isOver && claim.is !== 'mine' && (
          <ClaimLost
            claim={claim}
            hadClaim={hadClaim}
            isClaiming={pending === 'claim'}
            onClaim={() => void claimAgain()}
          />
        )}
        {error && !isConflict && <Refused error={error} />}
        {!mayDecide && (
          <Banner tone="warn" role="alert">
            {TEXTS.over}
          </Banner>
        )}
        {isSecond ? (
          <SecondLook {...{ history, since, looked }} onLook={setLooked} />
        ) : (
          <Choosing {...{ history, choice, onChoose: setChoice }} />
        )}
        {!(isSecond && isOver) && (
          <section className="decide-part" aria-label={TEXTS.reads}>
            <h3>{TEXTS.reads}</h3>
            <Preview preview={preview} />
          </section>
        )}
        {decision !== undefined && !isOwn && !(isSecond && isOver) && (
          <NoteField
            {...{ note, takesNote, isSecond }}
            onChange={(to) => setChoice({ ...choice, note: to })}
          />
        )}
        {preview.data && !isOver && <Follows preview={preview.data} isSecond={isSecond} />}
      </div>
    </Drawer>
  );
}

const usePreview = (id: string, version: number, { decision, reason }: Choice) =>
  useLoadedData<DecisionPreview | undefined>(
    `preview ${id} ${version} ${decision ?? ''} ${reason}`,
    () =>
      decision === undefined || reason === ''
        ? Promise.resolve(undefined)
        : call('previewDecision', { params: { id }, body: { decision, reason } }),
  );

const useSince = (id: string, version: number, isSecond: boolean) =>
  useLoadedData<Since | undefined>(`since ${id} ${version} ${isSecond}`, () =>
    isSecond ? call('listChangesSince', { params: { id } }) : Promise.resolve(undefined),
  );

function SendButton({
  label,
  isReady,
  isBusy,
  onSend,
}: {
  label: string;
  isReady: boolean;
  isBusy: boolean;
  onSend: () => void;
}) {
  return (
    <button
      type="button"
      className="btn btn-primary"
      aria-disabled={!isReady || isBusy || undefined}
      onClick={onSend}
    >
      <span>{isBusy ? TEXTS.sending : label}</span>
      <KeyHint keys={['Ctrl', '↵']} />
    </button>
  );
}

/** Told at once, because the button stays closed without it. */
function NoteField({
  note,
  takesNote,
  isSecond,
  onChange,
}: {
  note: string;
  takesNote: boolean;
  isSecond: boolean;
  onChange: (note: string) => void;
}) {
  const code = note === '' ? undefined : noteError(note);
  return (
    <TextArea
      name="note-for-file"
      label={TEXTS.note}
      hint={isSecond ? TEXTS.noteOfSecond : takesNote ? TEXTS.noteRequired : TEXTS.noteHelp}
      optional={takesNote ? undefined : PLATFORM.optional}
      error={code && codeText(code)}
      rows={3}
      maxLength={DECISION_LIMITS.noteMaxChars}
      value={note}
      onChange={onChange}
    />
  );
}

function Refused({ error }: { error: ApiError }) {
  return (
    <Banner tone="bad" role="alert">
      {error.fieldErrors.some(({ field }) => field === 'looked')
        ? TEXTS.lookMore
        : errorText(error)}
    </Banner>
  );
}

function ClaimLost({
  claim,
  hadClaim,
  isClaiming,
  onClaim,
}: {
  claim: ReturnType<typeof claimOf>;
  hadClaim: boolean;
  isClaiming: boolean;
  onClaim: () => void;
}) {
  if (claim.is === 'other')
    return (
      <Banner tone="warn" role="alert">
        {fillIn(hadClaim ? TEXTS.lost.other : TEXTS.lost.held, {
          name: claim.name,
          until: timeWords(claim.until),
        })}
      </Banner>
    );
  return (
    <Banner tone="warn" role="alert">
      <div className="bar-line">
        <span>{hadClaim ? TEXTS.lost.free : TEXTS.claimFirst}</span>
        <Button
          kind="secondary"
          busy={isClaiming}
          busyLabel={TEXTS.lost.claiming}
          onClick={onClaim}
        >
          {hadClaim ? TEXTS.lost.claim : TEXTS.lost.claimFirst}
        </Button>
      </div>
    </Banner>
  );
}

const LABELS: Record<ReviewDecision, string> = {
  APPROVED: TEXTS.approve,
  DECLINED: TEXTS.decline,
};

/** True for a reason that its applicant reads as such, not only as “we can’t offer you an account”. */
const saysWhy = (decision: ReviewDecision, code: string): boolean =>
  decision === 'DECLINED' &&
  REVIEW_DECISIONS.DECLINED.some((reason) => reason === code && publicReason(reason) === code);

function Choosing({
  history: { review },
  choice: { decision, reason, note },
  onChoose,
}: {
  history: CaseHistory;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}) {
  const options = review.decisions.filter(isReviewDecision);
  return (
    <>
      <Segments
        legend={TEXTS.choice}
        value={decision}
        onChange={(to) => onChoose(choose(to, note))}
        options={options.map((value) => ({
          value,
          label: LABELS[value],
          aside: review.confirmed.includes(value) && (
            <StatusPill tone="info">{TEXTS.twoReviewers}</StatusPill>
          ),
        }))}
      />
      {decision !== undefined && (
        <ChoiceCards
          name="reason"
          legend={TEXTS.reason}
          hint={TEXTS.reasonHelp}
          value={reason}
          onChange={(to) => onChoose({ decision, reason: to, note })}
          options={REVIEW_DECISIONS[decision].map((code) => ({
            value: code,
            label: DECISION_REASON_TEXTS[code].staff,
            aside: saysWhy(decision, code) ? <StatusPill>{TEXTS.saysWhy}</StatusPill> : undefined,
            help: <span className="row-code">{code}</span>,
          }))}
        />
      )}
    </>
  );
}

function Follows({ preview, isSecond }: { preview: DecisionPreview; isSecond: boolean }) {
  const { shown, takesTwo } = preview;
  const lines =
    takesTwo && !isSecond
      ? [TEXTS.follows.proposes, TEXTS.follows.proposesSilent]
      : [
          TEXTS.follows.final,
          TEXTS.follows.page,
          ...(shown.email
            ? [fillIn(TEXTS.follows.email, { language: languageName(shown.locale) })]
            : []),
          TEXTS.follows.partner,
        ];
  return (
    <section className="decide-part follows" aria-label={TEXTS.followsTitle}>
      <h3>{TEXTS.followsTitle}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
