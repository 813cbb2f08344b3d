import type { Journey, JourneyStep } from '@signet/rulebook/journey';
import { Rail, type RailStep, RailSteps } from '@signet/ui/rail';
import { useJourneyParts, useStepName } from '../platform/journey-names.ts';
import { useNavigation } from '../platform/navigation.ts';
import { useIsOwnerPage, useOwnerSteps } from '../platform/owner-journey.ts';
import { usePageJourney } from '../platform/page-journey.ts';
import { useFormatMessage, useShellTexts } from '../platform/texts/text-provider.tsx';
import { Logo } from './logo.tsx';
import { SupportPerson } from './support-person.tsx';

export function JourneyRail() {
  const journey = usePageJourney();
  const shell = useShellTexts();
  const isOwnerPage = useIsOwnerPage();
  return (
    <Rail logo={<Logo />} person={<SupportPerson />} safety={shell.safeText}>
      {isOwnerPage ? <OwnerRailSteps /> : journey && <Steps journey={journey} />}
    </Rail>
  );
}

/** Steps of an invited owner after acceptance; shows nothing of the application. */
function OwnerRailSteps() {
  const shell = useShellTexts();
  const steps = useOwnerSteps();
  if (steps === undefined) return null;
  const parts = steps.map(({ id, name, state, isAdded }) => ({
    id,
    name,
    state,
    tag: isAdded ? shell.stepAdded : undefined,
  }));
  return <RailSteps label={shell.ownerSteps.label} parts={parts} stateLabels={shell.stepStates} />;
}

function Steps({ journey }: { journey: Journey }) {
  const shell = useShellTexts();
  const fillIn = useFormatMessage();
  const stepName = useStepName();
  const { matched } = useNavigation();
  const isBefore = matched?.route === 'get-started';
  const asRailStep = ({ id, state, isAdded }: JourneyStep): RailStep => ({
    id,
    name: stepName(id),
    state: isBefore ? 'later' : state,
    tag: isAdded ? shell.stepAdded : undefined,
  });
  let before = 0;
  const parts = useJourneyParts(journey).map(({ id, name, steps }): RailStep => {
    const started = before;
    before += steps.reduce((sum, step) => sum + step.seconds, 0);
    const state = isBefore ? 'later' : stateOf(steps);
    return {
      id,
      name,
      state,
      minutes: isBefore
        ? fillIn(shell.minutesEach, { count: minutesAt(before) - minutesAt(started) })
        : undefined,
      steps: state === 'current' ? steps.map(asRailStep) : undefined,
    };
  });
  return (
    <RailSteps
      label={shell.steps}
      parts={parts}
      stateLabels={shell.stepStates}
      left={
        journey.minutesLeft > 0
          ? fillIn(shell.minutesLeft, { count: journey.minutesLeft })
          : undefined
      }
    />
  );
}

/** Rounds cumulative times, so that the parts' minutes add up to the total. */
const minutesAt = (seconds: number): number => Math.round(seconds / 60);

function stateOf(steps: readonly JourneyStep[]): RailStep['state'] {
  if (steps.some(({ state }) => state === 'current')) return 'current';
  return steps.every(({ state }) => state === 'done') ? 'done' : 'later';
}
