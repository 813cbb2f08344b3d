import { localDay } from '@signet/rulebook/core/dates';
import { formatDay } from '@signet/rulebook/core/format-date';
import type { OwnersStage } from '@signet/rulebook/people/step-ups';
import type { OwnerView } from '@signet/rulebook/people/view';
import { Button } from '@signet/ui/button';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { useErrorTexts } from '../../platform/texts/rulebook-texts.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { fullName } from '../format-owner.ts';
import type { TEXTS } from './texts.en-US.ts';
import type { Invite } from './use-invite.ts';

const useTexts = textsOf<typeof TEXTS>('people/owner-board');

const ASKED: readonly OwnerView['verification'][] = ['toInvite', 'invited', 'started'];

export function useDayInWords(): (at: number) => string {
  const { boot } = usePortal();
  const { market } = useApplication();
  return (at) => formatDay(localDay(market, at), boot.locale);
}

export function InvitationDates({
  owner,
  isDayTold = false,
}: {
  owner: OwnerView;
  isDayTold?: boolean;
}) {
  const { invite } = useTexts();
  const fillIn = useFormatMessage();
  const inWords = useDayInWords();
  const { serverNow: now } = useApplication();
  const { sentAt, answerBy, delivery } = owner.invitation ?? {};
  const isAsked = ASKED.includes(owner.verification);
  const isOut = owner.verification === 'invited' && sentAt !== undefined;
  return (
    <>
      {isOut && delivery === 'sending' && <p>{fillIn(invite.sendingTo, { email: owner.email })}</p>}
      {isOut && delivery === 'refused' && <p>{fillIn(invite.refused, { email: owner.email })}</p>}
      {isOut && delivery === 'accepted' && <p>{fillIn(invite.state, { day: inWords(sentAt) })}</p>}
      {answerBy !== undefined && isAsked && !isDayTold && (
        <p>
          {fillIn(answerBy > now ? invite.until : invite.late, {
            name: owner.firstName,
            day: inWords(answerBy),
          })}
        </p>
      )}
    </>
  );
}

type InvitationButtonProps = {
  owner: OwnerView;
  stage: OwnersStage;
  invite: Invite;
  isAskedBelow?: boolean;
  /** Whether the page's one filled button is theirs. */
  isNext?: boolean;
};

export function InvitationButton({
  owner,
  stage,
  invite: { send, sendingTo },
  isAskedBelow = false,
  isNext = false,
}: InvitationButtonProps) {
  const { invite, of } = useTexts();
  const errors = useErrorTexts();
  const fillIn = useFormatMessage();
  if (owner.invitation === undefined || !ASKED.includes(owner.verification)) return null;
  const { isOpen, left, delivery } = owner.invitation;
  const isFirst = owner.verification === 'toInvite';
  const isLate = owner.need === 'late';
  const kind = isNext && (owner.need === 'link' || isLate) ? 'primary' : 'secondary';
  if (!isOpen) return <p>{errors['invitation.tooMany']}</p>;
  const shared = {
    busy: sendingTo === owner.id,
    busyLabel: invite.sending,
    onClick: () => send(owner),
  };
  if (isFirst)
    return (
      <div className="card-ask">
        <p>
          {fillIn(stage === 'open' && !isAskedBelow ? invite.onSubmit : invite.asked, {
            email: owner.email,
            name: owner.firstName,
          })}
        </p>
        {!isAskedBelow && (
          <Button kind={kind} {...shared}>
            {fillIn(invite.send, { name: owner.firstName })}
          </Button>
        )}
      </div>
    );
  return (
    <div className="card-ask card-ask-again">
      <Button kind={isLate ? kind : 'secondary'} icon="repeat" {...shared}>
        <span>{isLate ? invite.renew : delivery === 'refused' ? invite.again : invite.remind}</span>
        <span className="visually-hidden">{fillIn(of, { name: fullName(owner) })}</span>
      </Button>
      <p className="meta">{fillIn(invite.left, { count: left })}</p>
    </div>
  );
}
