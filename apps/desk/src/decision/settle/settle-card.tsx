import '@signet/ui/text-field.css';
import './settle.css';
import { formatDay } from '@signet/rulebook/core/format-date';
import { noteError } from '@signet/rulebook/decision/case-notes';
import { DECISION_LIMITS } from '@signet/rulebook/decision/limits';
import { REVIEW_CASE_TEXTS } from '@signet/rulebook/decision/review-texts.en-US';
import { invitationEndsAt } from '@signet/rulebook/people/invitation';
import { Banner } from '@signet/ui/banner';
import { ChoiceCards } from '@signet/ui/choice-cards';
import { StatusPill } from '@signet/ui/status-pill';
import { TextArea } from '@signet/ui/text-area';
import { type ReactNode, useState } from 'react';
import { serverNow } from '../../platform/clock.ts';
import { TEXTS as PLATFORM } from '../../platform/texts.en-US.ts';
import { codeText, DESK_LOCALE, errorText, fillIn } from '../../platform/texts.tsx';
import { RecentSignIn, useIsRecentlySignedIn } from '../../session/recent-sign-in.tsx';
import { useSession } from '../../session/session.tsx';
import { CaseCard } from '../case/card.tsx';
import type { CasePartProps } from '../case/case-tab.ts';
import type { FoundCase } from '../case-history.ts';
import { CaseKind } from '../case-parts.tsx';
import { dayWords } from '../due-words.ts';
import { TEXTS } from './texts.en-US.ts';
import { type Settlement, useSettle } from './use-settle.ts';

type CaseAction = FoundCase['actions'][number];

/** A case with its own actions, what follows from each, and what each takes: a reason, a note, two. */
export function SettleCard({
  found,
  isMine,
  blocked,
  title,
  isToldBeside = false,
  followsAlso,
  children,
  ...part
}: Pick<CasePartProps, 'open' | 'history' | 'isMine' | 'onDone'> & {
  found: FoundCase;
  /** Why an action cannot be taken yet. */
  blocked?: (action: CaseAction['action']) => string | undefined;
  title?: string;
  /** What the case is about stands beside it already. */
  isToldBeside?: boolean;
  /** What an action means for this case, after what it means for any. */
  followsAlso?: (action: CaseAction['action']) => string | undefined;
  /** What is done first, such as a comparison. */
  children?: ReactNode;
}) {
  const { isBusy, error, settle } = useSettle(part);
  if (found.actions.length === 0) return null;
  return (
    <CaseCard
      title={
        title ?? (
          <>
            <CaseKind reviewCase={found.case} />
            {found.owner && <span className="soft"> {found.owner.name}</span>}
          </>
        )
      }
      aside={
        found.owner && (
          <span>
            {fillIn(TEXTS.watchList, { answer: found.owner.watchList ?? TEXTS.notAsked })}
          </span>
        )
      }
    >
      {found.case !== 'decision' && !isToldBeside && <p>{REVIEW_CASE_TEXTS[found.case]}</p>}
      <ProposedBy found={found} />
      {children}
      {error && (
        <Banner tone="bad" role="alert">
          {errorText(error)}
        </Banner>
      )}
      {isMine ? (
        <Choosing
          {...{ found, isBusy, followsAlso }}
          blocked={blocked ?? (() => undefined)}
          onSettle={(settlement) => settle(found, settlement)}
        />
      ) : (
        <p className="soft">{TEXTS.claimFirst}</p>
      )}
    </CaseCard>
  );
}

function ProposedBy({
  found: { owner, account, reopening, watchList, expiredIds },
}: {
  found: FoundCase;
}) {
  const { staff } = useSession();
  if (reopening !== undefined)
    return (
      <Banner>
        {fillIn(reopening.proposedBy.id === staff.id ? TEXTS.reopeningByYou : TEXTS.reopening, {
          name: reopening.proposedBy.name,
          reason: reopening.reason.message,
        })}
      </Banner>
    );
  if (watchList !== undefined)
    return (
      <Banner tone="warn">
        {[fillIn(TEXTS.matched, { names: watchList.names.join(', ') }), saidBy(watchList, staff.id)]
          .filter(Boolean)
          .join(' ')}
      </Banner>
    );
  if (expiredIds !== undefined)
    return (
      <Banner tone="warn">
        {expiredIds.people.map(({ name, expiresOn, isGiven }) => (
          <p key={name}>
            {fillIn(isGiven ? TEXTS.idGiven : TEXTS.idExpired, {
              name,
              day: formatDay(expiresOn, DESK_LOCALE),
            })}
          </p>
        ))}
      </Banner>
    );
  const by = owner?.proposedBy ?? account?.proposedBy;
  if (by === undefined) return null;
  return (
    <Banner>
      {by.id === staff.id ? TEXTS.proposedByYou : fillIn(TEXTS.proposedByOther, { name: by.name })}
    </Banner>
  );
}

const saidBy = (
  { proposedBy: by }: NonNullable<FoundCase['watchList']>,
  reader: string,
): string | undefined =>
  by && (by.id === reader ? TEXTS.proposedByYou : fillIn(TEXTS.proposedByOther, { name: by.name }));

function Choosing({
  found,
  isBusy,
  followsAlso,
  blocked,
  onSettle,
}: {
  found: FoundCase;
  isBusy: boolean;
  followsAlso: ((action: CaseAction['action']) => string | undefined) | undefined;
  blocked: (action: CaseAction['action']) => string | undefined;
  onSettle: (settlement: Settlement) => void;
}) {
  const [choice, setChoice] = useState<CaseAction['action'] | ''>('');
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const chosen = found.actions.find(({ action }) => action === choice);
  const name = `${found.case}-${found.owner?.id ?? ''}`.replaceAll(/\W/g, '-');
  const isRecent = useIsRecentlySignedIn();
  const mustSignIn = chosen?.needsRecentSignIn === true && !isRecent;
  const missing = chosen === undefined ? TEXTS.chooseAct : missingOf(chosen, reason, note);
  const stopped =
    missing ??
    (mustSignIn ? PLATFORM.recentSignIn : undefined) ??
    (chosen && blocked(chosen.action));
  const code = note === '' ? undefined : noteError(note);
  const send = () => {
    if (chosen === undefined || stopped !== undefined || isBusy) return;
    onSettle({
      action: chosen.action,
      ...(reason !== '' && { reason }),
      ...(note.trim() !== '' && { note }),
    });
  };
  return (
    <div className="settle">
      <ChoiceCards
        name={name}
        legend={TEXTS.choose}
        legendHidden
        value={choice}
        onChange={(action) => {
          setChoice(action);
          setReason('');
        }}
        options={found.actions.map((action) => ({
          value: action.action,
          label: action.label,
          help: [followsOf(found, action), followsAlso?.(action.action)].filter(Boolean).join(' '),
          aside: takesTwo(found, action) && <StatusPill tone="info">{TEXTS.takesTwo}</StatusPill>,
        }))}
      />
      {chosen !== undefined && chosen.reasons.length > 0 && (
        <ChoiceCards
          name={`${name}-reason`}
          legend={TEXTS.reason}
          value={reason}
          onChange={setReason}
          options={chosen.reasons.map(({ code: value, message }) => ({ value, label: message }))}
        />
      )}
      {mustSignIn && <RecentSignIn />}
      {chosen !== undefined && (
        <TextArea
          name={`${name}-note`}
          label={TEXTS.note}
          hint={chosen.needsNote ? TEXTS.noteRequired : TEXTS.noteHelp}
          optional={chosen.needsNote ? undefined : PLATFORM.optional}
          error={code && codeText(code)}
          rows={3}
          maxLength={DECISION_LIMITS.noteMaxChars}
          value={note}
          onChange={setNote}
        />
      )}
      <div className="settle-send">
        <button
          type="button"
          className={`btn ${isRefusal(chosen) ? 'btn-danger' : 'btn-primary'}`}
          aria-disabled={stopped !== undefined || isBusy || undefined}
          aria-describedby={`${name}-hint`}
          onClick={send}
        >
          {isBusy ? TEXTS.doing : (chosen?.label ?? TEXTS.choose)}
        </button>
        <span className="soft" id={`${name}-hint`}>
          {stopped ?? TEXTS.recorded}
        </span>
      </div>
    </div>
  );
}

const isRefusal = (action: CaseAction | undefined): boolean =>
  action !== undefined && /^decline/.test(action.action);

const missingOf = (
  { reasons, needsNote }: CaseAction,
  reason: string,
  note: string,
): string | undefined => {
  if (reasons.length > 0 && reason === '') return TEXTS.chooseReason;
  const code = needsNote || note !== '' ? noteError(note) : undefined;
  return code && codeText(code);
};

const takesTwo = (
  { owner, account, reopening, watchList }: FoundCase,
  { action }: CaseAction,
): boolean =>
  [owner, account, reopening, watchList].some(
    (about) => about?.confirmed.includes(action) === true,
  );

/** What an action leads to, in words. */
function followsOf(found: FoundCase, action: CaseAction): string {
  const texts: Readonly<Partial<Record<string, string>>> = TEXTS.follows[found.case];
  const follows = fillIn(texts[action.action] ?? '', {
    day: dayWords(invitationEndsAt(serverNow(), {})),
  });
  return takesTwo(found, action) ? `${follows} ${TEXTS.takesTwoHelp}` : follows;
}
