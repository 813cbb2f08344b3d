import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from './icon.tsx';

export type ModalProps = {
  open: boolean;
  title: ReactNode;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the foot, the primary one first. */
  actions?: ReactNode;
  /** More to read than a question: on phones it rises from the lower edge, and its text scrolls between title and buttons. */
  isSheet?: boolean;
};

const SAFE_ANSWER = '.modal-actions .btn-primary, .modal-actions .btn-secondary';

/** A question over the page. The native dialog holds the focus, makes the rest inert and closes on Escape. */
export function Modal({ open, title, closeLabel, onClose, children, actions, isSheet = false }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const box = dialog.current;
    if (!open || !box) return;
    // Remembered by hand: the browser gives the focus back on close(), but not when the screen around the dialog goes away.
    const opener = document.activeElement;
    box.showModal();
    // The answer that does no harm, and not the way out, is a key press away. Its words are read with the title.
    box.querySelector<HTMLElement>(SAFE_ANSWER)?.focus({ preventScroll: true });
    return () => {
      box.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [open]);
  return (
    <dialog
      className={isSheet ? 'modal sheet' : 'modal'}
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={`${titleId}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={({ currentTarget }) => open && !currentTarget.open && onClose()} // a browser may close it without asking
    >
      {open && (
        <>
          <div className="modal-head">
            <h2 className="modal-title" id={titleId}>
              {title}
            </h2>
            <button type="button" className="icon-btn" aria-label={closeLabel} onClick={onClose}>
              <Icon name="x" size={20} />
            </button>
          </div>
          <div className="modal-body" id={`${titleId}-text`}>
            {children}
          </div>
          {actions && <div className="modal-actions">{actions}</div>}
        </>
      )}
    </dialog>
  );
}
