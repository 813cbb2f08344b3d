import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from './icon.tsx';

export type DrawerProps = {
  title: ReactNode;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  /** Stays in sight below the content. */
  actions?: ReactNode;
  /** Room for something beside the form, such as what follows from it. */
  isWide?: boolean;
  /** Ctrl or ⌘ with Enter, anywhere in it. */
  onSend?: () => void;
};

/**
 * A panel from the side over the page, for one piece of work on it. The native dialog traps focus,
 * makes the rest inert and closes on Escape; focus returns to where it was.
 */
export function Drawer({
  title,
  closeLabel,
  onClose,
  children,
  actions,
  isWide = false,
  onSend,
}: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => {
    const box = dialog.current;
    if (!box) return;
    const opener = document.activeElement;
    box.showModal();
    heading.current?.focus({ preventScroll: true });
    return () => {
      box.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <dialog
      className={isWide ? 'drawer drawer-wide' : 'drawer'}
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        onSend?.();
      }}
    >
      <div className="drawer-head">
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className="icon-btn" aria-label={closeLabel} onClick={onClose}>
          <Icon name="x" size={18} />
        </button>
      </div>
      <div className="drawer-body">{children}</div>
      {actions && <div className="drawer-actions">{actions}</div>}
    </dialog>
  );
}
