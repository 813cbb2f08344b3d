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
};

/**
 * The applicant may edit details until the owner has started; from then on the owner provides them.
 */
const ENTERED: readonly OwnerView['verification'][] = ['toInvite', 'invited'];

export function OwnerActions({ owner, onOpen, onRemove }: OwnerActionsProps) {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { id: ownerId, mayEdit, mayRemove, status, verification } = owner;
  if (!mayEdit && !mayRemove) return null;
  const isOther = isOtherOwner(owner);
  const heard = (words: string) => (
    <span className="visually-hidden">{fillIn(words, { name: fullName(owner) })}</span>
  );
  return (
    <>
      {isOther && mayEdit && ENTERED.includes(verification) && (
        <Button kind="text" onClick={() => onOpen({ view: 'details', ownerId })}>
          <span>{status === 'completed' ? texts.details.change : texts.enter}</span>
          {heard(texts.forWhom)}
        </Button>
      )}
      {mayEdit && (
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
