import { signOut } from '../platform/navigation.ts';

const CHANGING = 'main form :is(input, select, textarea, button)';
const EVENTS = ['submit', 'beforeinput', 'mousedown', 'click', 'input', 'change'] as const;

/**
 * Blocks the forms of a reviewer's read-only view and shows why; the server rejects changes in any
 * case. docs/decisions/0087.
 */
export function keepReadOnly(reason: string, page: Document = document): void {
  const banner = page.getElementById('support');
  const status = banner?.querySelector('[role=status]');
  const refuse = (event: Event): void => {
    const on = event.target;
    if (
      !(on instanceof Element) ||
      !(event.type === 'submit' || on.closest(CHANGING) || on.closest('main form label'))
    )
      return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (status) status.textContent = reason;
  };
  for (const type of EVENTS) page.addEventListener(type, refuse, true);
  banner
    ?.querySelector('button')
    ?.addEventListener('click', () => void signOut().catch(() => page.location.reload()));
}
