import type { Journey } from '@signet/rulebook/journey';
import { Icon } from '@signet/ui/icon';
import { Progress } from '@signet/ui/progress';
import { useJourneyParts, useStepName } from '../journey-names.ts';
import { useIsOwnerPage, useOwnerSteps } from '../owner-journey.ts';
import { usePageJourney } from '../page-journey.ts';
import { useFormatMessage, useShellTexts } from '../texts/text-provider.tsx';

const SHARE = { done: 1, current: 0.5, later: 0 } as const;

export function ProgressBar({ journey, isSaved = false }: { journey: Journey; isSaved?: boolean }) {
  const shell = useShellTexts();
  const fillIn = useFormatMessage();
  const stepName = useStepName();
  const parts = useJourneyParts(journey);
  const { next, steps } = journey;
  const open = steps.find(({ id }) => id === next?.id);
  if (next === undefined || open === undefined) return null;
  // A step added after submission was not in the earlier count, so it gets no number.
  const words = open.isAdded ? shell.oneMore : shell.progress;
  return (
    <Progress
      parts={parts.map(({ id, steps: own }) => ({
        id,
        done: own.reduce((sum, { state }) => sum + SHARE[state], 0) / own.length,
      }))}
      label={fillIn(words, { current: next.nth, max: steps.length, section: stepName(next.id) })}
      note={
        isSaved && (
          <p className="saved">
            <Icon name="check" size={16} />
            <span>{shell.savedTick}</span>
          </p>
        )
      }
    />
  );
}

export function PageProgress() {
  const journey = usePageJourney();
  const isOwnerPage = useIsOwnerPage();
  if (isOwnerPage) return <OwnerProgressBar />;
  return journey && <ProgressBar journey={journey} />;
}

/** An invited owner's progress; nothing before acceptance or after completion. */
export function OwnerProgressBar() {
  const shell = useShellTexts();
  const fillIn = useFormatMessage();
  const steps = useOwnerSteps() ?? [];
  const at = steps.findIndex(({ state }) => state === 'current');
  const open = steps[at];
  if (open === undefined) return null;
  const words = open.isAdded ? shell.oneMore : shell.progress;
  return (
    <Progress
      parts={steps.map(({ id, state }) => ({ id, done: SHARE[state] }))}
      label={fillIn(words, { current: at + 1, max: steps.length, section: open.name })}
    />
  );
}
