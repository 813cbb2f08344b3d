type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Typed = { control: Control; answer: string | boolean };

/** The server's inline script collects presses here until hydration; null from then on. */
declare global {
  var pressedBefore: HTMLButtonElement[] | null | undefined;
}

const typed = new Map<string, Typed>();

/** A file field reads its own choice when it hydrates, because no script may set one. */
const isControl = (target: unknown): target is Control =>
  (target instanceof HTMLInputElement && target.type !== 'file') ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

const canBeChecked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

const startOf = (control: Control): string | boolean => {
  if (canBeChecked(control)) return control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  return (
    [...control.options].find(({ defaultSelected }) => defaultSelected)?.value ??
    control.options[0]?.value ??
    ''
  );
};

const stateOf = (control: Control): string | boolean =>
  canBeChecked(control) ? control.checked : control.value;

/** A control's answer: a boolean for checkboxes, otherwise its value. */
const answerOf = (control: Control): string | boolean =>
  canBeChecked(control) && control.type === 'checkbox' ? control.checked : control.value;

function note(target: unknown): void {
  if (!isControl(target) || target.name === '') return;
  const isOther = canBeChecked(target) && target.type === 'radio' && !target.checked;
  if (isOther) return; // the selected radio reports the answer
  if (stateOf(target) === startOf(target)) typed.delete(target.name);
  else typed.set(target.name, { control: target, answer: answerOf(target) });
}

const onInput = ({ target }: Event): void => note(target);

/** Tracks typing in the server's HTML until its screen hydrates; call before React runs. */
export function watchTyping(root: HTMLElement): void {
  // Typed already, or restored by the browser.
  for (const control of root.querySelectorAll('input, select, textarea')) note(control);
  for (const event of ['input', 'change']) document.addEventListener(event, onInput, true);
}

/**
 * Each value is returned once. Forms take it over while hydrating, so that text, caret and focus
 * stay.
 */
export function claimTyped(names: readonly string[]): Readonly<Record<string, string | boolean>> {
  const claimed: Record<string, string | boolean> = {};
  for (const name of names) {
    const found = typed.get(name);
    if (found === undefined) continue;
    claimed[name] = found.answer;
    typed.delete(name);
  }
  return claimed;
}

/** True while something typed in the server's HTML has not reached its form. */
export const hasUnclaimed = (): boolean => typed.size > 0;

/** Ends tracking: unclaimed input is replayed into its control, then presses are replayed. */
export function endWatch(): void {
  for (const event of ['input', 'change']) document.removeEventListener(event, onInput, true);
  for (const { control, answer } of typed.values()) {
    const now = control.isConnected ? control : document.getElementById(control.id);
    if (isControl(now)) type(now, answer);
  }
  typed.clear();
  pressAgain();
}

/** Replays presses in order; form submissions are combined into one at the end. */
function pressAgain(): void {
  const pressed = globalThis.pressedBefore ?? [];
  globalThis.pressedBefore = null;
  document.documentElement.removeAttribute('aria-busy');
  for (const button of pressed) if (button.type !== 'submit' && button.isConnected) button.click();
  if (pressed.some(({ type: kind }) => kind === 'submit'))
    document.querySelector<HTMLButtonElement>('main form button[type="submit"]')?.click();
}

/**
 * React ignores a value it has already seen, so another one is set first; the prototype's setter
 * bypasses its tracking.
 */
function type(control: Control, answer: string | boolean): void {
  if (canBeChecked(control)) {
    control.checked = false;
    control.click();
    return;
  }
  const text = String(answer);
  const caret = control instanceof HTMLSelectElement ? null : control.selectionEnd;
  control.value = String(startOf(control));
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
    control,
    text,
  );
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
  if (
    caret !== null &&
    control === document.activeElement &&
    !(control instanceof HTMLSelectElement)
  )
    control.setSelectionRange(caret, caret);
}

/** Wire values of the contract, as older builds stored them. */
type TypedAnswers = Readonly<Record<string, string>>;

let isForgetting = false;

/** Deletes everything typed in this tab and stops saving, because the user starts over. */
export function clearTypedAnswers(): void {
  isForgetting = true;
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('typed:')) sessionStorage.removeItem(key);
  } catch {
    return; // nothing was stored
  }
}

/**
 * Saves unsent input of a page, so that it survives signing in again; never a secret.
 * docs/readings.md 106.
 */
export function saveTypedAnswers(path: string, answers: Readonly<Record<string, unknown>>): void {
  if (isForgetting) return;
  try {
    if (Object.keys(answers).length === 0) sessionStorage.removeItem(`typed:${path}`);
    else sessionStorage.setItem(`typed:${path}`, JSON.stringify(answers));
  } catch {
    return; // the page has to be typed again; nothing else is lost
  }
}

export function keptTypedAnswers(path: string): TypedAnswers {
  try {
    // Written by saveTypedAnswers.
    return JSON.parse(sessionStorage.getItem(`typed:${path}`) ?? '{}') as TypedAnswers;
  } catch {
    return {};
  }
}

export function restoreTypedAnswers(path: string): TypedAnswers {
  const kept = keptTypedAnswers(path);
  saveTypedAnswers(path, {});
  return kept;
}

const retypeKey = (path: string): string => `retype:${path}`;

/**
 * Marks that a secret was typed before a redirect: it is stored nowhere and must be typed again.
 */
export function markRetype(path: string): void {
  if (isForgetting) return;
  try {
    sessionStorage.setItem(retypeKey(path), 'yes');
  } catch {
    return; // the empty field shows it too
  }
}

/** True once, on return to a marked page. */
export function consumeRetype(path: string): boolean {
  try {
    const kept = sessionStorage.getItem(retypeKey(path)) !== null;
    sessionStorage.removeItem(retypeKey(path));
    return kept;
  } catch {
    return false;
  }
}
