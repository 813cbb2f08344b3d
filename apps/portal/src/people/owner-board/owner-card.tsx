import type { Answers } from '@signet/rulebook/answer-rows';
import { isKeyOf } from '@signet/rulebook/core/keys-of';
import type { OwnersStage } from '@signet/rulebook/people/step-ups';
import type { OwnerView } from '@signet/rulebook/people/view';
import { Branch } from '@signet/ui/board';
import { Card } from '@signet/ui/card';
import type { ReactNode } from 'react';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { formatShare, fullName, initialsOf, isOtherOwner, ownerAnswers } from '../format-owner.ts';
import { InvitationButton, InvitationDates, useDayInWords } from './owner-invitation.tsx';
import { ownerState, progressOf } from './owner-state.ts';
import { OwnerSteps } from './owner-steps.tsx';
import { StakeLines } from './stake-lines.tsx';
import type { TEXTS } from './texts.en-US.ts';
import type { Invite } from './use-invite.ts';

const useTexts = textsOf<typeof TEXTS>('people/owner-board');

type OwnerCardProps = {
  owner: OwnerView;
  stage: OwnersStage;
  invite: Invite;
  /** True when the page's main button already sends this owner's first invitation. */
  isAskedBelow?: boolean;
  actions?: ReactNode;
  headingLevel?: 2 | 3;
};

/** Key of the text about partner details that the applicant does not know. */
const owedOf = ({ noAddressOrDob, noSsn }: Answers): 'both' | 'address' | 'number' | undefined => {
  if (noAddressOrDob) return noSsn ? 'both' : 'address';
  return noSsn ? 'number' : undefined;
};

function useMissing(owner: OwnerView): string | undefined {
  const { lacksShare, lacksDetails, owed } = useTexts();
  const fillIn = useFormatMessage();
  const { locale } = usePortal().boot;
  const { market } = useApplication();
  if (progressOf(owner) !== undefined) return undefined;
  if (owner.status === 'incomplete') return isOtherOwner(owner) ? lacksDetails[market] : lacksShare;
  const unknown =
    owner.status === 'request to be sent' ? owedOf(ownerAnswers(owner, locale)) : undefined;
  return unknown && fillIn(owed[unknown], { name: owner.firstName });
}

const isOnlyBehind = ({ stake, ownershipPercentage }: OwnerView): boolean =>
  stake !== undefined && Number(ownershipPercentage) === 0;

/** Whether the lines below name the address, so that it is not told twice. */
const namesAddress = ({ verification, invitation }: OwnerView): boolean =>
  (verification === 'toInvite' && invitation?.isOpen === true) ||
  (verification === 'invited' &&
    (invitation?.delivery === 'sending' || invitation?.delivery === 'refused'));

function OwnerLines({ owner }: { owner: OwnerView }) {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const inWords = useDayInWords();
  const missing = useMissing(owner);
  const progress = progressOf(owner);
  const meaning =
    progress !== undefined && isKeyOf(texts.meaning, progress)
      ? texts.meaning[progress]
      : undefined;
  return (
    <>
      <StakeLines owner={owner} />
      {missing && <p>{missing}</p>}
      {meaning && <p>{fillIn(meaning, { name: owner.firstName })}</p>}
      {owner.confirmedAt !== undefined && (
        <p>{fillIn(texts.since, { day: inWords(owner.confirmedAt) })}</p>
      )}
    </>
  );
}

export function OwnerCard({
  owner,
  stage,
  invite,
  isAskedBelow = false,
  actions,
  headingLevel = 2,
}: OwnerCardProps) {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { locale } = usePortal().boot;
  const isOther = isOtherOwner(owner);
  const name = fullName(owner);
  // Whoever holds a share through a company only owns nothing of the business itself, which would
  // only puzzle.
  const isBehind = isOnlyBehind(owner);
  return (
    <Card
      mark={initialsOf(owner)}
      headingLevel={headingLevel}
      title={isOther ? name : fillIn(texts.you, { name })}
      status={ownerState(owner, stage, texts)}
      actions={actions}
    >
      <p className="meta">
        {!isBehind && (
          <span>
            {fillIn(texts.owns, { share: formatShare(Number(owner.ownershipPercentage), locale) })}
          </span>
        )}
        {owner.isController === 'YES' && (
          <span>{isBehind ? texts.controls : ` · ${texts.controls}`}</span>
        )}
      </p>
      {isOther && !namesAddress(owner) && <p className="meta">{owner.email}</p>}
      <OwnerLines owner={owner} />
      {isOther && <InvitationDates owner={owner} />}
      {isOther && <OwnerSteps owner={owner} />}
      {isOther && (
        <InvitationButton owner={owner} stage={stage} invite={invite} isAskedBelow={isAskedBelow} />
      )}
    </Card>
  );
}

type OwnerBranchProps = Pick<OwnerCardProps, 'owner' | 'stage' | 'invite' | 'actions'> & {
  /** Whether the page's one filled button is theirs. */
  isNext: boolean;
  /** Whether the page already tells until when they have time. */
  isDayTold: boolean;
};

/** An owner on the board of a submitted list. */
export function OwnerBranch({
  owner,
  stage,
  invite,
  actions,
  isNext,
  isDayTold,
}: OwnerBranchProps) {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { locale } = usePortal().boot;
  const { home } = useApplication();
  const isOther = isOtherOwner(owner);
  const name = fullName(owner);
  const isConfirmed = !isOther && home.works.inPerson;
  const role = owner.isController === 'YES' ? texts.controls : undefined;
  return (
    <Branch
      mark={initialsOf(owner)}
      isYou={!isOther}
      title={isOther ? name : fillIn(texts.you, { name })}
      note={[isOther && !namesAddress(owner) && owner.email, role].filter(Boolean).join(' · ')}
      figure={
        isOnlyBehind(owner) ? undefined : formatShare(Number(owner.ownershipPercentage), locale)
      }
      status={
        isConfirmed
          ? { text: texts.progress.verified, tone: 'good' }
          : ownerState(owner, stage, texts)
      }
      actions={actions}
    >
      <OwnerLines owner={owner} />
      {isOther && <InvitationDates owner={owner} isDayTold={isDayTold} />}
      {isOther && <OwnerSteps owner={owner} />}
      {/* A corrected address gets its link by itself. */}
      {isOther && owner.need !== 'mail' && (
        <InvitationButton owner={owner} stage={stage} invite={invite} isNext={isNext} />
      )}
    </Branch>
  );
}
