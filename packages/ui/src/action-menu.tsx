import { type ReactNode, useId, useRef } from 'react';
import { Icon } from './icon.tsx';

export type MenuAction = { key: string; label: ReactNode; onChoose: () => void };

/**
 * Seldom used actions behind one button. The native popover closes on Escape and on a press outside,
 * and gives focus back to the button.
 */
export function ActionMenu({ label, actions }: { label: string; actions: readonly MenuAction[] }) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  if (actions.length === 0) return null;
  return (
    <div className="action-menu">
      <button type="button" className="btn btn-secondary" popoverTarget={id}>
        <span>{label}</span>
        <Icon name="chevron-down" size={14} />
      </button>
      <div id={id} ref={panel} popover="auto" className="action-menu-panel">
        <ul>
          {actions.map(({ key, label: text, onChoose }) => (
            <li key={key}>
              <button
                type="button"
                onClick={() => {
                  panel.current?.hidePopover();
                  onChoose();
                }}
              >
                {text}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
