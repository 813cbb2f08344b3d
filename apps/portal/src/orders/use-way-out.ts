import type { RouteId } from '@signet/rulebook/routes';
import { useApplication } from '../platform/application.tsx';

/**
 * The page that the order's pages lead out to: the application's, or its result where that is an
 * order page itself.
 */
export function useWayOut(): RouteId {
  const { page } = useApplication();
  return page === 'restaurant-solution' ? 'success' : page;
}
