import { ROUTES, type RouteId, type RouteRow, STEPS_TOTAL } from '@signet/rulebook/routes';
import { Progress } from '@signet/ui/progress';
import { useFormatMessage, useShellTexts } from '../texts/text-provider.tsx';

/** How far a page is on the way, and a second quiet line below; nothing on pages that are no step. */
export function ProgressBar({ route, note }: { route: RouteId | undefined; note?: string | undefined }) {
  const shell = useShellTexts();
  const fillIn = useFormatMessage();
  const row: RouteRow | undefined = route && ROUTES[route];
  const step = row?.step;
  if (step === undefined) return null;
  // A step-up was not in the count shown before, so it is not numbered.
  const words = row?.notInStepCount ? shell.oneMore : shell.progress;
  const label = fillIn(words, { current: step, max: STEPS_TOTAL, section: shell.sections[step - 1] ?? '' });
  return (
    <div className="where">
      <Progress current={step} max={STEPS_TOTAL} label={label} />
      {note && <p className="progress-text">{note}</p>}
    </div>
  );
}
