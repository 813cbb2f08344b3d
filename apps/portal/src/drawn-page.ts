import type { Boot } from '@signet/rulebook/boot';
import { matchPath, ROUTES, type RouteId } from '@signet/rulebook/routes';

type Standing = Pick<Boot, 'path' | 'signedIn' | 'flags' | 'application' | 'owner'>;

/**
 * The page at the boot's path if the server can render it whole, which takes all its facts in the
 * boot. Sign-in returns resume by themselves, link pages depend on the fragment, and lists are
 * fetched, so these start with an outline. docs/decisions/0060.
 */
export function drawnPage({
  path,
  signedIn,
  flags,
  application,
  owner,
}: Standing): RouteId | undefined {
  const { route = 'incorrect-url', id, ownerId } = matchPath(path) ?? {};
  if (route === 'get-started') return undefined; // rendered with the first chunk
  const isDrawn = {
    nothing: () => true,
    draft: () => flags.isMultistepFlow && !(signedIn && route === 'category'),
    application: () =>
      application !== undefined && application.id === id && application.openPages.includes(route),
    owner: () =>
      owner === undefined
        ? route === 'owner-error' || route === 'owner-applicant-error'
        : isOwnPage(owner, route, ownerId),
    link: () => false,
    person: () => false,
  }[ROUTES[route].access];
  return isDrawn() ? route : undefined;
}

const isOwnPage = (
  { page, ...own }: NonNullable<Boot['owner']>,
  route: RouteId,
  ownerId: string | undefined,
): boolean => page === route && own.ownerId === ownerId;
