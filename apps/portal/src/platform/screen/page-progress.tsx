import { usePageJourney } from '../page-journey.ts';
import { ProgressBar } from './progress-bar.tsx';

/** How far the page that comes is on the way. */
export function PageProgress() {
  const journey = usePageJourney();
  return journey && <ProgressBar journey={journey} />;
}
