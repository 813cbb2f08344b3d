type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const typed = new Map<Control, string | boolean>();
let pressed: HTMLFormElement | undefined;
let isWatching = false;

const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

const canBeChecked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

const startOf = (control: Control): string | boolean => {
  if (canBeChecked(control)) return control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  return [...control.options].find(({ defaultSelected }) => defaultSelected)?.value ?? control.options[0]?.value ?? '';
};

const answerOf = (control: Control): string | boolean => (canBeChecked(control) ? control.checked : control.value);

function note(target: unknown): void {
  if (!isControl(target)) return;
  if (canBeChecked(target) && target.type === 'radio') {
    for (const other of typed.keys()) if (other.name === target.name) typed.delete(other);
    if (!target.checked) return;
  }
  if (answerOf(target) === startOf(target)) typed.delete(target);
  else typed.set(target, answerOf(target));
}

const onInput = ({ target }: Event): void => note(target);
const onSubmit = ({ target }: Event): void => {
  if (target instanceof HTMLFormElement) pressed = target;
};

/** Watches what is typed and pressed in the server's HTML until the screen takes it over; call it before React runs. */
export function watchTyping(root: HTMLElement): void {
  isWatching = true;
  for (const control of root.querySelectorAll('input, select, textarea')) note(control); // typed already, or put back by the browser
  for (const event of ['input', 'change']) document.addEventListener(event, onInput, true);
  document.addEventListener('submit', onSubmit, true);
}

/** Ends the watch; gives what hands the typing and the press to the screen as if they were done now. */
export function takeTyped(): () => void {
  if (!isWatching) return () => undefined;
  isWatching = false;
  for (const event of ['input', 'change']) document.removeEventListener(event, onInput, true);
  document.removeEventListener('submit', onSubmit, true);
  const answers = [...typed];
  const form = pressed;
  typed.clear();
  pressed = undefined;
  return () => {
    for (const [control, answer] of answers) {
      const now = control.isConnected ? control : document.getElementById(control.id);
      if (isControl(now)) type(now, answer);
    }
    if (form?.isConnected) form.requestSubmit();
  };
}

/** React tells no change to a value that it has seen already, so it is shown another one first; it does not see what the prototype sets. */
function type(control: Control, answer: string | boolean): void {
  if (typeof answer === 'boolean') {
    if (canBeChecked(control)) {
      control.checked = !answer;
      control.click();
    }
    return;
  }
  control.value = String(startOf(control));
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, answer);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
