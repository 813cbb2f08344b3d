import { ANALYTICS_LIMITS } from '@signet/rulebook/analytics/limits';
import { useEffect } from 'react';
import { usePortal } from '../platform/application.tsx';
import { useNavigation } from '../platform/navigation.ts';
import { useTracking } from '../platform/tracking.ts';

/**
 * Reloads the survey script after a delay, the only way to restart it, because it starts by itself.
 * Returns the cancel function.
 */
export function restartSurvey(url: string, page: Document = document): () => void {
  const timer = setTimeout(() => {
    page.getElementById('survey')?.remove();
    const script = page.createElement('script');
    script.id = 'survey';
    script.src = url;
    script.async = true;
    page.head.append(script);
  }, ANALYTICS_LIMITS.surveyRestartMs);
  return () => clearTimeout(timer);
}

/**
 * Final pages without inputs: a third-party script must not run where numbers are typed.
 * docs/decisions/0082.
 */
const SURVEY_PAGES: readonly string[] = ['success', 'complete', 'owner-success'];

export function Survey() {
  const { boot } = usePortal();
  const { matched } = useNavigation();
  const tracking = useTracking(boot.tracking);
  const page = matched?.route ?? '';
  const url = tracking === 'on' && SURVEY_PAGES.includes(page) ? boot.scripts.survey : undefined;
  useEffect(() => (url === undefined ? undefined : restartSurvey(url)), [url]);
  return null;
}
