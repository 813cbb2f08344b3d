import { keysOf } from '../core/keys-of.ts';

/**
 * Query parameters of links in resume and reminder e-mails, reported to analytics once.
 * docs/readings.md 52.
 */
export const EMAIL_FLAGS = { resumeEmail: 'resume', reminderEmail: 'reminder' } as const;
export type EmailFlag = keyof typeof EMAIL_FLAGS;
export const EMAIL_FLAG_IDS = keysOf(EMAIL_FLAGS);

export function emailFlagIn(search: string): EmailFlag | undefined {
  const query = new URLSearchParams(search);
  return EMAIL_FLAG_IDS.find((name) => query.get(name) === 'true');
}
