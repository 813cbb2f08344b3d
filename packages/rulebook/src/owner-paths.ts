import { OWNER_PAGES, type OwnerPage } from './people/owner-pages.ts';
import { referralPrefix } from './routes.ts';

/** The address of an owner’s page. */
export const pathToOwner = (
  page: OwnerPage,
  { id, ownerId, referralUrlId }: { id: string; ownerId: string; referralUrlId?: string },
): string => `${referralPrefix(referralUrlId)}/${id}/owners/${ownerId}${OWNER_PAGES[page]}`;
