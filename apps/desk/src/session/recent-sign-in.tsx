import { Banner } from '@signet/ui/banner';
import { LinkButton } from '@signet/ui/button';
import { useLocation, useSearch } from 'wouter';
import { useNow } from '../platform/clock.ts';
import { TEXTS } from '../platform/texts.en-US.ts';
import { useSession } from './session.tsx';
import { unlockPath } from './session-paths.ts';

const tickMs = 5_000;

/** Whether its reader has just proven who they are, which some acts take. */
export function useIsRecentlySignedIn(): boolean {
  const { provenUntil } = useSession();
  return useNow(tickMs) < provenUntil;
}

/** The way to sign in again and back to this page, before anything is typed there. */
export function RecentSignIn() {
  const [path] = useLocation();
  const search = useSearch();
  return (
    <Banner tone="warn">
      <p>{TEXTS.recentSignIn}</p>
      <LinkButton href={unlockPath(search === '' ? path : `${path}?${search}`)} icon="lock">
        {TEXTS.signInAgain}
      </LinkButton>
    </Banner>
  );
}
