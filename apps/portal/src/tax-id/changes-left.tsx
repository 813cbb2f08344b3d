import { TAX_ID_LIMITS } from '@signet/rulebook/tax-id/limits';
import { useApplication } from '../platform/application.tsx';
import { textsOf, useFormatMessage } from '../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('tax-id');

/**
 * Remaining tax id changes after the first one; before the last, also the alternative.
 * docs/readings.md 78.
 */
export function TaxIdChangesLeft({
  other,
}: {
  other: 'otherPerson' | 'otherBusiness' | 'otherSignUp';
}) {
  return <ChangesLeft changesLeft={useApplication().taxIds.changesLeft} other={other} />;
}

/** Same for any tax id; `other` names the alternative, if there is one. */
export function ChangesLeft({
  changesLeft,
  other,
}: {
  changesLeft: number;
  other?: 'otherPerson' | 'otherBusiness' | 'otherSignUp';
}) {
  const words = useTexts();
  const fillIn = useFormatMessage();
  if (changesLeft === TAX_ID_LIMITS.taxIdChangesPerDay) return null;
  return (
    <p>
      <span>
        {changesLeft === 0 ? words.noneLeft : fillIn(words.attemptsLeft, { count: changesLeft })}
      </span>
      {changesLeft <= 1 && other !== undefined && <span> {words[other]}</span>}
    </p>
  );
}
