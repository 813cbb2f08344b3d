import { matchPath } from '@signet/rulebook/routes';
import { signInPath, startPath } from '@signet/rulebook/visit-paths';
import { useEffect, useState } from 'react';
import { usePortal } from '../application.tsx';

/** How this tab's last session ended. A hint only; the start page copes without it. */
type LeftSession = { by: 'time' | 'person'; path: string };

const KEY = 'left-session';

export function saveSignedOutNotice(left: LeftSession): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(left));
  } catch {
    return; // sign-in then returns to the start page
  }
}

function leftSession(isSignedIn: boolean): LeftSession | undefined {
  try {
    if (isSignedIn) sessionStorage.removeItem(KEY);
    const { by, path = '' } = JSON.parse(
      sessionStorage.getItem(KEY) ?? '{}',
    ) as Partial<LeftSession>; // written above
    return by && path.startsWith('/') ? { by, path } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * How this tab's session ended, on the start page only and after hydration; undefined when signed
 * in again.
 */
export function useSignedOutNotice(): LeftSession | undefined {
  const { path, signedIn } = usePortal().boot;
  const [left, setLeft] = useState<LeftSession>();
  useEffect(() => {
    const found = leftSession(signedIn);
    if (matchPath(path)?.route === 'get-started') setLeft(found);
  }, [path, signedIn]);
  return left;
}

export const signInAndReturn = (
  left: LeftSession | undefined,
  referralUrlId: string | undefined,
): string => signInPath(left?.path ?? startPath(referralUrlId));
