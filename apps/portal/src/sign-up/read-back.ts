import type { Answers, FormPath } from '@signet/rulebook/answer-rows';

/** What is read back whole before it is sent, though the server never tells it again. docs/decisions/0061. */
const READ_BACK = ['applicant.dob', 'company.governmentIdentification.value'] as const satisfies readonly FormPath[];

/** In this page's memory alone: a page that is loaded anew knows nothing of it. */
const remembered = new Map<string, Answers>();

/** Remembers what was just saved of those answers. */
export function rememberToReadBack(applicationId: string, saved: Answers): void {
  const known = remembered.get(applicationId) ?? {};
  const fresh = Object.fromEntries(READ_BACK.flatMap((path) => (saved[path] === undefined ? [] : [[path, saved[path]]])));
  remembered.set(applicationId, { ...known, ...fresh });
}

/** What was typed into this page for an application; a number only while it ends as the one on file does. */
export function readBack(applicationId: string, path: FormPath, last4: string | undefined): string | undefined {
  const typed = remembered.get(applicationId)?.[path];
  if (typeof typed !== 'string' || typed === '') return undefined;
  return last4 === undefined || typed.endsWith(last4) ? typed : undefined;
}
