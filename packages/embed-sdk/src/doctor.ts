/**
 * Diagnoses for the embedding page's developer: why the frame is silent or broken, and the fix.
 * docs/decisions/0098.
 */
export const FINDINGS = {
  insecurePage: ['This page is not on https.', 'Serve it on https.'],
  sandboxed: ['A sandbox keeps the frame from working.', 'Remove the sandbox.'],
  hostPolicy: [
    'The Content-Security-Policy of this page blocks the frame.',
    'Add {portal} to its frame-src and connect-src.',
  ],
  offline: ['{portal} can’t be reached.', 'Check the connection and extensions.'],
  referralUnknown: ['There is no referral “{referral}”.', 'Use one of your referralUrlIds.'],
  domainNotListed: [
    '{page} is not listed for this referral.',
    'Add its host to your parentDomains.',
  ],
  cookieBlocked: ['The browser blocks the frame’s cookie.', 'Sign-up offers its own tab.'],
  cameraBlocked: [
    'The page blocks the camera.',
    'Send Permissions-Policy: camera=(self "{portal}").',
  ],
  failed: ['A script of the frame can’t be reached.', 'Check the connection and extensions.'],
  silent: ['The frame is silent.', 'Check its console. List every parent page.'],
} as const;

export type Finding = keyof typeof FINDINGS;

/**
 * Finds why the frame is silent, nearest cause first; queries the portal only when the page itself
 * shows no cause.
 */
export async function findCause(
  frame: HTMLIFrameElement,
  portal: string,
  referral: string,
  isBlockedHere: () => boolean,
): Promise<Finding> {
  if (!isSecureContext) return 'insecurePage';
  if (origin === 'null' || frame.sandbox.length) return 'sandboxed';
  if (isBlockedHere()) return 'hostPolicy';
  try {
    const answer = await fetch(
      `${portal}/api/v2/embed-check?referralUrlId=${encodeURIComponent(referral)}`,
      {
        credentials: 'omit',
        signal: AbortSignal.timeout(5_000),
      },
    );
    const { isReferralKnown, isListed } = await answer.json();
    if (!isReferralKnown) return 'referralUnknown';
    return isListed ? 'silent' : 'domainNotListed';
  } catch {
    await new Promise((resume) => setTimeout(resume, 99)); // the browser reports the policy only after the request has failed
    return isBlockedHere() ? 'hostPolicy' : 'offline';
  }
}
