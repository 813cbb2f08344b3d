/**
 * The host of what somebody typed or pasted, as a browser spells it; `*.` before it stays. Undefined
 * where there is none.
 */
export function hostOf(typed: string): string | undefined {
  const bare = typed.trim().replace(/^https?:\/\//i, '');
  const star = bare.startsWith('*.') ? '*.' : '';
  const host = URL.parse(`https://${bare.slice(star.length)}`)?.hostname;
  return host?.includes('.') || host === 'localhost' ? `${star}${host}` : undefined;
}
