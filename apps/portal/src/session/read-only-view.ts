import { signOut } from '../platform/navigation.ts';

/** Presses and typing that would change something in a form. */
const CHANGING = 'main form :is(input, select, textarea, button)';
const EVENTS = ['submit', 'beforeinput', 'mousedown', 'click', 'input', 'change'] as const;

/** Keeps the forms of a reviewer's view from being filled in and sent, and says why; the server refuses it in any case. docs/decisions/0087. */
export function keepReadOnly(reason: string, page: Document = document): void {
  const banner = page.getElementById('support');
  const said = banner?.querySelector('[role=status]');
  const refuse = (event: Event): void => {
    const on = event.target;
    if (!(on instanceof Element) || !(event.type === 'submit' || on.closest(CHANGING) || on.closest('main form label'))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (said) said.textContent = reason;
  };
  for (const type of EVENTS) page.addEventListener(type, refuse, true);
  banner?.querySelector('button')?.addEventListener('click', () => void signOut().catch(() => page.location.reload()));
}
