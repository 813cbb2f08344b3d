import type { Answers } from '@signet/rulebook/answer-rows';
import type { OwnerView } from '@signet/rulebook/people/view';
import type { Tone } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { Card } from '@signet/ui/card';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { formatShare, fullName, initialsOf, isOtherOwner } from '../format-owner.ts';
import type { TEXTS } from './texts.en-US.ts';
import { type OwnersView, ownerAnswers } from './use-owners-view.ts';

const useTexts = textsOf<typeof TEXTS>('people/owners');

const TONES = { completed: 'good', incomplete: 'warn', 'request to be sent': 'info' } as const satisfies Record<OwnerView['status'], Tone>;

type OwnerCardProps = {
  owner: OwnerView;
  /** What may be done with the list. */
  stage: 'open' | 'waiting' | 'closed';
  onOpen: (at: OwnersView) => void;
  onRemove: (owner: OwnerView) => void;
};

/** Which sentence says what a partner owes. */
const owedOf = ({ noAddressOrDob, noSsn }: Answers): 'both' | 'address' | 'number' | undefined => {
  if (noAddressOrDob) return noSsn ? 'both' : 'address';
  return noSsn ? 'number' : undefined;
};

export function OwnerCard({ owner, stage, onOpen, onRemove }: OwnerCardProps) {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { locale } = usePortal().boot;
  const { market } = useApplication();
  const name = fullName(owner);
  const answers = ownerAnswers(owner, locale);
  const owed = owner.status === 'request to be sent' ? owedOf(answers) : undefined;
  const ownerId = owner.id;
  const whom = <span className="visually-hidden">{fillIn(texts.of, { name })}</span>;
  // Answers that the applicant said they do not know are not asked for first.
  const isLeft = stage === 'open' && owed !== undefined;
  const details = isOtherOwner(owner) && (
    <Button kind="text" onClick={() => onOpen({ view: 'details', ownerId })}>
      {owner.status === 'completed' ? texts.details.change : texts.enter}
      {whom}
    </Button>
  );
  const actions = (
    <>
      {!isLeft && details}
      <Button kind="text" onClick={() => onOpen(isOtherOwner(owner) ? { view: 'person', ownerId } : { view: 'own' })}>
        {texts.edit}
        {whom}
      </Button>
      {isLeft && details}
      {isOtherOwner(owner) && stage === 'open' && (
        <Button kind="text" onClick={() => onRemove(owner)}>
          {texts.remove}
          {whom}
        </Button>
      )}
    </>
  );
  return (
    <Card
      mark={initialsOf(owner)}
      title={isOtherOwner(owner) ? name : fillIn(texts.you, { name })}
      status={{ text: texts.states[owner.status], tone: TONES[owner.status] }}
      actions={stage === 'closed' ? undefined : actions}
    >
      <p>{fillIn(texts.owns, { share: formatShare(Number(owner.ownershipPercentage), locale) })}</p>
      {answers.isController && <p>{texts.controls}</p>}
      {isOtherOwner(owner) && <p>{owner.email}</p>}
      {owner.status === 'incomplete' && <p>{isOtherOwner(owner) ? texts.lacksDetails[market] : texts.lacksShare}</p>}
      {owed && <p>{fillIn(texts.owed[owed], { name: owner.firstName })}</p>}
    </Card>
  );
}
