/** In the contract's words, as older builds wrote them. */
type TypedAnswers = Readonly<Record<string, string>>;

let isForgetting = false;

/** Keeps nothing more of this document's pages, and drops what was kept: the person starts anew. */
export function clearTypedAnswers(): void {
  isForgetting = true;
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('typed:')) sessionStorage.removeItem(key);
  } catch {
    return; // nothing was kept
  }
}

/** What was typed on a page and not sent: it is there when the person had to sign in again; never a secret. docs/readings.md 106. */
export function saveTypedAnswers(path: string, answers: Readonly<Record<string, unknown>>): void {
  if (isForgetting) return;
  try {
    if (Object.keys(answers).length === 0) sessionStorage.removeItem(`typed:${path}`);
    else sessionStorage.setItem(`typed:${path}`, JSON.stringify(answers));
  } catch {
    return; // the page is typed again; nothing else is lost
  }
}

/** What was kept of a page, once. */
export function restoreTypedAnswers(path: string): TypedAnswers {
  try {
    const kept = sessionStorage.getItem(`typed:${path}`);
    sessionStorage.removeItem(`typed:${path}`);
    return JSON.parse(kept ?? '{}') as TypedAnswers; // written above
  } catch {
    return {};
  }
}

const retypeKey = (path: string): string => `retype:${path}`;

/** Marks that a number was typed before a redirect: it is stored nowhere and must be typed again. */
export function markRetype(path: string): void {
  if (isForgetting) return;
  try {
    sessionStorage.setItem(retypeKey(path), 'yes');
  } catch {
    return; // the empty field says it as well
  }
}

/** True once, on the way back to such a page. */
export function consumeRetype(path: string): boolean {
  try {
    const kept = sessionStorage.getItem(retypeKey(path)) !== null;
    sessionStorage.removeItem(retypeKey(path));
    return kept;
  } catch {
    return false;
  }
}
