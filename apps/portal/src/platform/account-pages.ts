import type { ApplicationView } from '@signet/rulebook/application-view';
import { ROUTES, type RouteId } from '@signet/rulebook/routes';
import { usePortal } from './application.tsx';
import { useNavigation } from './navigation.ts';

/** Screens of an account; before the decision, some of them are steps of the sign-up. */
const ACCOUNT_SCREENS: readonly string[] = [
  'account-home',
  'bank',
  'bank-success',
  'bank-deposits',
  'order',
  'order-card',
  'order-status',
  'owners',
  'close-account',
];
/** Rows of Home in which the sign-up goes on. docs/decisions/0214. */
const SIGN_UP_ROWS: readonly string[] = ['answers', 'checks', 'step'];

/** Whether a page is shown in the account's frame, without the steps of the sign-up. */
export const isAccountPage = (
  route: RouteId | undefined,
  application: Pick<ApplicationView, 'home'> | undefined,
): boolean => {
  if (route === undefined) return false;
  const { access, screen } = ROUTES[route];
  if (access === 'person') return true;
  return (
    ACCOUNT_SCREENS.includes(screen) &&
    application !== undefined &&
    !SIGN_UP_ROWS.includes(application.home.row)
  );
};

export function useIsAccountPage(): boolean {
  const { boot, application } = usePortal();
  const { matched } = useNavigation();
  return boot.signedIn && isAccountPage(matched?.route, application);
}
