import { usePortal } from '../../platform/application.tsx';
import { InvitationPage } from './invitation-page.tsx';
import { OwnDetails } from './own-details.tsx';

/** Where an owner's link leads: who asks, and once they have accepted, their own details. docs/decisions/0063. */
export function Screen() {
  const { owner } = usePortal();
  return owner === undefined ? <InvitationPage /> : <OwnDetails />;
}
