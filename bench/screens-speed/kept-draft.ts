import { draftFormsBefore, FORMS } from '@signet/rulebook/forms';
import { ROUTES, type RouteId, type RouteRow } from '@signet/rulebook/routes';
import type { Made } from '@signet/testing/screen-states/made';
import { PLAIN_PREFIX } from '../first-screen/plain-page.ts';

/**
 * Browser script that stores a draft, as typed on the pages before this one, for the page and its
 * plain version.
 */
export function keptDraftScript(
  route: RouteId,
  { person }: Made,
  currency: 'USD' | 'CAD' = 'USD',
): string {
  const { access, form }: RouteRow = ROUTES[route];
  if (access !== 'draft') return '';
  const before = draftFormsBefore(form);
  const paths = new Set(before.flatMap((one) => FORMS[one].map(({ path }): string => path)));
  const answers = Object.fromEntries(
    Object.entries(person.answers).filter(([path]) => paths.has(path)),
  );
  const kept = JSON.stringify(JSON.stringify({ answers, savedAt: Date.now() }));
  const keys = [`draft::${currency}`, `draft:${PLAIN_PREFIX.slice('/r/'.length)}:${currency}`];
  return `for (const key of ${JSON.stringify(keys)}) localStorage.setItem(key, ${kept})`;
}
