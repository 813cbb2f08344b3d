import { type Journey, journeyOf, journeyOfView } from '@signet/rulebook/journey';
import { DRAFT_FORMS } from '@signet/rulebook/reference/enumerations';
import { ROUTES, type RouteId, type RouteRow } from '@signet/rulebook/routes';
import { use, useEffect, useState } from 'react';
import { isAccountPage } from './account-pages.ts';
import { usePortal } from './application.tsx';
import { DraftOwners } from './draft-owners.ts';
import { useNavigation } from './navigation.ts';

/** False for account and public pages, which are not part of the journey. */
const hasSteps = (route: RouteId): boolean =>
  route === 'get-started' ||
  ROUTES[route].access === 'draft' ||
  ROUTES[route].access === 'application';

/** The steps for the current page: the application's own, or the usual ones before it exists. */
export function usePageJourney(): Journey | undefined {
  const { boot, application } = usePortal();
  const { matched } = useNavigation();
  const hasOtherOwners = useDraftOwners(matched?.route);
  // A returning user sees their own card on the start page, without the steps of a new applicant.
  const isTheirs =
    matched?.route === 'get-started' && (boot.front !== undefined || boot.isKnown === true);
  if (matched === undefined || isTheirs || !hasSteps(matched.route)) return undefined;
  if (isAccountPage(matched.route, application)) return undefined;
  if (application !== undefined && matched.route !== 'get-started')
    return journeyOfView(application, matched.route);
  const { form }: RouteRow = ROUTES[matched.route];
  return journeyOf(
    {
      isSubmitted: false,
      incompleteForm: DRAFT_FORMS.find((known) => known === form) ?? 'applicant',
      checking: false,
      decision: 'PENDING',
      applicationLevel: 'FULL',
      isBankLinked: false,
      stepUps: [],
      hasOtherOwners,
    },
    matched.route === 'get-started' ? undefined : matched.route,
  );
}

function useDraftOwners(route: RouteId | undefined): boolean {
  const read = use(DraftOwners);
  const [isDeclared, setDeclared] = useState(false);
  useEffect(() => {
    if (route !== undefined && ROUTES[route].access === 'draft') setDeclared(read());
  }, [route, read]);
  return isDeclared;
}
