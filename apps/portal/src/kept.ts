import type { Answers } from '@signet/rulebook/entities/asked';

/** What was typed on a page when the person had to sign in again; never a secret. decisions.md, section 6, Fresh proof. */
export function keepTyped(path: string, answers: Answers): void {
  if (Object.keys(answers).length === 0) return;
  try {
    sessionStorage.setItem(`typed:${path}`, JSON.stringify(answers));
  } catch {
    return; // the page is typed again; nothing else is lost
  }
}

/** What was kept for a page, once. */
export function takeTyped(path: string): Answers {
  try {
    const kept = sessionStorage.getItem(`typed:${path}`);
    sessionStorage.removeItem(`typed:${path}`);
    return JSON.parse(kept ?? '{}') as Answers; // written above
  } catch {
    return {};
  }
}
