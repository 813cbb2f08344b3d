type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Typed = { control: Control; answer: string | boolean };

/** The server's inline script notes presses here until the page lives; null from then on. */
declare global {
  var pressedBefore: HTMLButtonElement[] | null | undefined;
}

const typed = new Map<string, Typed>();

const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

const canBeChecked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

const startOf = (control: Control): string | boolean => {
  if (canBeChecked(control)) return control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  return [...control.options].find(({ defaultSelected }) => defaultSelected)?.value ?? control.options[0]?.value ?? '';
};

const stateOf = (control: Control): string | boolean => (canBeChecked(control) ? control.checked : control.value);

/** What the control says of its question: a box yes or no, any other its value. */
const answerOf = (control: Control): string | boolean =>
  canBeChecked(control) && control.type === 'checkbox' ? control.checked : control.value;

function note(target: unknown): void {
  if (!isControl(target) || target.name === '') return;
  const isOther = canBeChecked(target) && target.type === 'radio' && !target.checked;
  if (isOther) return; // the one that is chosen tells it
  if (stateOf(target) === startOf(target)) typed.delete(target.name);
  else typed.set(target.name, { control: target, answer: answerOf(target) });
}

const onInput = ({ target }: Event): void => note(target);

/** Watches what is typed into the server's HTML until its screen takes it over; call it before React runs. */
export function watchTyping(root: HTMLElement): void {
  for (const control of root.querySelectorAll('input, select, textarea')) note(control); // typed already, or put back by the browser
  for (const event of ['input', 'change']) document.addEventListener(event, onInput, true);
}

/**
 * What was typed into these controls before the page lived, by their names, once. A form takes it as its answers while it is taken over, so
 * that no drawing of it ever holds less than what stands in its fields: text, caret and focus stay as they are.
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

/** Ends the watch: what no form has claimed reaches its control as if it were typed now, and what was pressed is pressed. */
export function endWatch(): void {
  for (const event of ['input', 'change']) document.removeEventListener(event, onInput, true);
  for (const { control, answer } of typed.values()) {
    const now = control.isConnected ? control : document.getElementById(control.id);
    if (isControl(now)) type(now, answer);
  }
  typed.clear();
  pressAgain();
}

/** Presses what was pressed before, in its order, and what sends the form once and last. */
function pressAgain(): void {
  const pressed = globalThis.pressedBefore ?? [];
  globalThis.pressedBefore = null;
  document.documentElement.removeAttribute('aria-busy');
  for (const button of pressed) if (button.type !== 'submit' && button.isConnected) button.click();
  if (pressed.some(({ type: kind }) => kind === 'submit'))
    document.querySelector<HTMLButtonElement>('main form button[type="submit"]')?.click();
}

/** React tells no change to a value that it has seen already, so it is shown another one first; it does not see what the prototype sets. */
function type(control: Control, answer: string | boolean): void {
  if (canBeChecked(control)) {
    control.checked = false;
    control.click();
    return;
  }
  const text = String(answer);
  const caret = control instanceof HTMLSelectElement ? null : control.selectionEnd;
  control.value = String(startOf(control));
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  if (caret !== null && control === document.activeElement && !(control instanceof HTMLSelectElement))
    control.setSelectionRange(caret, caret);
}

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

/** What is kept of a page. */
export function keptTypedAnswers(path: string): TypedAnswers {
  try {
    return JSON.parse(sessionStorage.getItem(`typed:${path}`) ?? '{}') as TypedAnswers; // written above
  } catch {
    return {};
  }
}

/** The same, once. */
export function restoreTypedAnswers(path: string): TypedAnswers {
  const kept = keptTypedAnswers(path);
  saveTypedAnswers(path, {});
  return kept;
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
