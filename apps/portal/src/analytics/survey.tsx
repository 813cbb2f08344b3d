import { LIMITS } from '@signet/rulebook/core/limits';
import { useEffect } from 'react';
import { usePortal } from '../platform/application.tsx';
import { useNavigation } from '../platform/navigation.ts';
import { useTracking } from '../platform/tracking.ts';

/** Loads the script anew a while after a page was opened: it begins by itself and knows no other way to begin again. Gives what calls it off. */
export function restartSurvey(url: string, page: Document = document): () => void {
  const timer = setTimeout(() => {
    page.getElementById('survey')?.remove();
    const script = page.createElement('script');
    script.id = 'survey';
    script.src = url;
    script.async = true;
    page.head.append(script);
  }, LIMITS.surveyRestartMs);
  return () => clearTimeout(timer);
}

/** Pages that end something and ask nothing; a stranger's script has no business where numbers are typed. docs/decisions/0082. */
const SURVEY_PAGES: readonly string[] = ['success', 'complete', 'owner-success'];

/** The survey of the portal's owner, where one is configured and the visit may be counted. */
export function Survey() {
  const { boot } = usePortal();
  const { matched } = useNavigation();
  const tracking = useTracking(boot.tracking);
  const page = matched?.route ?? '';
  const url = tracking === 'on' && SURVEY_PAGES.includes(page) ? boot.scripts.survey : undefined;
  useEffect(() => (url === undefined ? undefined : restartSurvey(url)), [url]);
  return null;
}
