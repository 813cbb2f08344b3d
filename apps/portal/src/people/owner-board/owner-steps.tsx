import type { OwnerView } from '@signet/rulebook/people/view';
import { PartSteps } from '@signet/ui/part-steps';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { stepOf } from './owner-state.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('people/owner-board');

/** How far an owner is with confirming who they are, once a link was sent. */
export function OwnerSteps({ owner }: { owner: OwnerView }) {
  const { steps } = useTexts();
  const fillIn = useFormatMessage();
  const step = stepOf(owner);
  if (step === undefined) return null;
  return (
    <PartSteps
      label={fillIn(steps.label, { name: owner.firstName })}
      steps={steps.names.map((text, at) => ({
        text,
        state: at < step ? 'done' : at === step ? 'now' : 'later',
      }))}
    />
  );
}
