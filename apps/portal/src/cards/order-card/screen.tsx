import { useState } from 'react';
import { useApplication } from '../../platform/application.tsx';
import { usePlace } from '../../platform/navigation.ts';
import { AddCard } from './add-card.tsx';
import { KeptCard } from './kept-card.tsx';
import { usePageAfter } from './use-page-after.ts';

/**
 * The card that pays for orders: entered in the payment provider's frame, then shown by its last
 * four digits. docs/decisions/0077.
 */
export function Screen() {
  const { card } = useApplication();
  const [, navigate] = usePlace();
  const { pageAfter, isForOrder } = usePageAfter();
  const [stage, setStage] = useState<'kept' | 'adding' | 'saved'>('kept');
  const [attempt, setAttempt] = useState(0);
  if (card === undefined || stage === 'adding')
    return (
      <AddCard
        key={attempt}
        isOther={card !== undefined}
        onSaved={() => (isForOrder ? navigate(pageAfter) : setStage('saved'))}
        onKeep={() => setStage('kept')}
        onAgain={() => setAttempt(attempt + 1)}
      />
    );
  return (
    <KeptCard
      card={card}
      isNew={stage === 'saved'}
      onOther={() => setStage('adding')}
      onRemoved={() => setStage('adding')}
    />
  );
}
