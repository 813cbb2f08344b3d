import { REVIEW_CASE_TEXTS } from '@signet/rulebook/decision/review-texts.en-US';
import { Button } from '@signet/ui/button';
import { ChoiceCards } from '@signet/ui/choice-cards';
import { StatusPill } from '@signet/ui/status-pill';
import { useState } from 'react';
import { fillIn } from '../../platform/texts.tsx';
import { useSession } from '../../session/session.tsx';
import type { FoundCase } from '../case-history.ts';
import { CaseKind } from '../case-parts.tsx';
import { CaseCard } from './card.tsx';
import { TEXTS } from './texts.en-US.ts';

type CaseAction = FoundCase['actions'][number];
export type Settlement = { action: CaseAction['action']; reason?: string };

/** A case with its own actions; one that takes a reason asks for it before anything is sent. */
export function SettleCard({
  found,
  isMine,
  pending,
  onSettle,
}: {
  found: FoundCase;
  /** True while the application is claimed by whoever reads. */
  isMine: boolean;
  pending: boolean;
  onSettle: (settlement: Settlement) => void;
}) {
  const { staff } = useSession();
  const [asking, setAsking] = useState<CaseAction>();
  const [reason, setReason] = useState('');
  if (found.actions.length === 0) return null;
  const confirmed = [...(found.owner?.confirmed ?? []), ...(found.account?.confirmed ?? [])];
  const proposedBy = found.owner?.proposedBy ?? found.account?.proposedBy;
  const choose = (action: CaseAction) => {
    setReason('');
    if (action.reasons.length === 0) onSettle({ action: action.action });
    else setAsking(action);
  };
  return (
    <CaseCard
      title={
        <>
          <CaseKind reviewCase={found.case} />
          {found.owner && <span className="soft"> {found.owner.name}</span>}
        </>
      }
      aside={
        found.owner && (
          <span>
            {fillIn(TEXTS.acts.watchList, {
              answer: found.owner.watchList ?? TEXTS.acts.notAsked,
            })}
          </span>
        )
      }
    >
      {found.case !== 'decision' && <p>{REVIEW_CASE_TEXTS[found.case]}</p>}
      {proposedBy && (
        <p>
          {proposedBy.id === staff.id
            ? TEXTS.acts.proposedByYou
            : fillIn(TEXTS.acts.proposedByOther, { name: proposedBy.name })}
        </p>
      )}
      {!isMine && <p className="soft">{TEXTS.acts.claimFirst}</p>}
      {isMine && asking === undefined && (
        <div className="settle-acts">
          {found.actions.map((action) => (
            <span key={action.action} className="settle-act">
              <Button
                kind={/^decline/.test(action.action) ? 'danger' : 'secondary'}
                busy={pending}
                onClick={() => choose(action)}
              >
                {action.label}
              </Button>
              {confirmed.includes(action.action) && (
                <StatusPill tone="info">{TEXTS.acts.takesTwo}</StatusPill>
              )}
            </span>
          ))}
        </div>
      )}
      {isMine && asking !== undefined && (
        <div className="settle-reason">
          <ChoiceCards
            name={`${found.case}-${found.owner?.id ?? ''}-reason`}
            legend={TEXTS.acts.reason}
            value={reason}
            onChange={setReason}
            options={asking.reasons.map(({ code, message }) => ({ value: code, label: message }))}
          />
          <div className="settle-acts">
            <Button
              busy={pending}
              busyLabel={TEXTS.acts.doing}
              onClick={() => reason !== '' && onSettle({ action: asking.action, reason })}
              aria-describedby={reason === '' ? 'settle-hint' : undefined}
            >
              {asking.label}
            </Button>
            <Button kind="text" onClick={() => setAsking(undefined)}>
              {TEXTS.acts.cancel}
            </Button>
            {reason === '' && (
              <span className="soft" id="settle-hint">
                {TEXTS.acts.chooseReason}
              </span>
            )}
          </div>
        </div>
      )}
    </CaseCard>
  );
}
