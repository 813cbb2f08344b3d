import { usePortal } from '../../platform/application.tsx';
import { InvitationPage } from './invitation-page.tsx';
import { OwnDetails } from './own-details.tsx';

/**
 * Landing page of an owner's link: the invitation, and once accepted, the owner's details.
 * docs/decisions/0063.
 */
export function Screen() {
  const { owner } = usePortal();
  return owner === undefined ? <InvitationPage /> : <OwnDetails />;
}
