import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from './icon.tsx';

export type ModalProps = {
  open: boolean;
  title: ReactNode;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  actions?: ReactNode;
  /**
   * For long content: on phones it becomes a bottom sheet whose text scrolls between title and
   * buttons.
   */
  isSheet?: boolean;
  /** For lists that stand side by side where there is room. */
  isWide?: boolean;
};

const SAFE_ANSWER = '.modal-actions .btn-primary, .modal-actions .btn-secondary';

/** The native dialog traps focus, makes the rest inert and closes on Escape. */
export function Modal({
  open,
  title,
  closeLabel,
  onClose,
  children,
  actions,
  isSheet = false,
  isWide = false,
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const box = dialog.current;
    if (!open || !box) return;
    // The opener is tracked here because the browser restores focus on close() but not when the
    // surrounding screen unmounts.
    const opener = document.activeElement;
    box.showModal();
    // Focuses the safe action rather than the close button; its label is read after the title.
    box.querySelector<HTMLElement>(SAFE_ANSWER)?.focus({ preventScroll: true });
    return () => {
      box.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [open]);
  return (
    <dialog
      className={`modal${isSheet ? ' sheet' : ''}${isWide ? ' modal-wide' : ''}`}
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={`${titleId}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A browser may close it without firing cancel.
      onClose={({ currentTarget }) => open && !currentTarget.open && onClose()}
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
