import type { OwnerView } from '@signet/rulebook/people/view';
import { Button } from '@signet/ui/button';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { fullName, isOtherOwner } from '../format-owner.ts';
import type { TEXTS } from './texts.en-US.ts';
import type { OwnersView } from './use-owners-view.ts';

const useTexts = textsOf<typeof TEXTS>('people/owners');

type OwnerActionsProps = {
  owner: OwnerView;
  onOpen: (at: OwnersView) => void;
  onRemove?: (owner: OwnerView) => void;
  /** Whether the page's one filled button is theirs. */
  isNext?: boolean;
};

/**
 * The applicant may edit details until the owner has started; from then on the owner provides them.
 */
const ENTERED: readonly OwnerView['verification'][] = ['toInvite', 'invited'];

/** What an edit mends, where that is the next thing to do. */
const EDITS = { mail: 'correctMail', denied: 'correctPerson' } as const;

export function OwnerActions({ owner, onOpen, onRemove, isNext = false }: OwnerActionsProps) {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { id: ownerId, mayEdit, mayRemove, status, verification, need } = owner;
  if (!mayEdit && !mayRemove) return null;
  const isOther = isOtherOwner(owner);
  const edit = need === 'mail' || need === 'denied' ? EDITS[need] : undefined;
  const isToEnter = isOther && mayEdit && ENTERED.includes(verification);
  const heard = (words: string) => (
    <span className="visually-hidden">{fillIn(words, { name: fullName(owner) })}</span>
  );
  return (
    <>
      {isNext && edit !== undefined && (
        <Button onClick={() => onOpen({ view: 'person', ownerId })}>
          {fillIn(texts[edit], { name: owner.firstName })}
        </Button>
      )}
      {isToEnter && isNext && need === 'details' && (
        <Button onClick={() => onOpen({ view: 'details', ownerId })}>
          {fillIn(texts.next.complete, { name: owner.firstName })}
        </Button>
      )}
      {isToEnter && !(isNext && need === 'details') && (
        <Button kind="text" onClick={() => onOpen({ view: 'details', ownerId })}>
          <span>{status === 'completed' ? texts.details.change : texts.enter}</span>
          {heard(texts.forWhom)}
        </Button>
      )}
      {mayEdit && !(isNext && edit !== undefined) && (
        <Button
          kind="text"
          onClick={() => onOpen(isOther ? { view: 'person', ownerId } : { view: 'own' })}
        >
          {texts.edit}
          {heard(texts.of)}
        </Button>
      )}
      {mayRemove && onRemove && (
        <Button kind="text" onClick={() => onRemove(owner)}>
          {texts.remove}
          {heard(texts.of)}
        </Button>
      )}
    </>
  );
}
