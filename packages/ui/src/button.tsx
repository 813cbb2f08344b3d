import type { ComponentProps, MouseEvent } from 'react';
import { Icon, type IconName } from './icon.tsx';

export type ButtonKind = 'primary' | 'secondary' | 'text' | 'danger';

export type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'disabled'> & {
  kind?: ButtonKind;
  /** A sign before the words of a text button. */
  icon?: IconName;
  busy?: boolean;
  /** What the button says while it works ("Saving…"). */
  busyLabel?: string;
};

/** A button; while busy it says so, keeps its focus and ignores presses. A form's own button needs type="submit". */
export function Button({ kind = 'primary', type = 'button', icon, busy = false, busyLabel, onClick, children, ...rest }: ButtonProps) {
  // aria-disabled instead of disabled: a disabled button drops the focus, and Enter in a field must be swallowed here as well.
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <>
      <button {...rest} type={type} className={`btn btn-${kind}`} aria-disabled={busy || undefined} onClick={press}>
        {busy ? <span className="spinner-ring" /> : icon && <Icon name={icon} size={18} />}
        {busy && busyLabel ? busyLabel : children}
      </button>
      {busyLabel && (
        <span className="visually-hidden" role="status">
          {busy ? busyLabel : ''}
        </span>
      )}
    </>
  );
}

export type LinkButtonProps = Omit<ComponentProps<'a'>, 'className'> & { href: string; kind?: ButtonKind; icon?: IconName };

/** A link that looks like a button: for going somewhere, never for doing something. */
export function LinkButton({ kind = 'primary', icon, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={`btn btn-${kind}`}>
      {icon && <Icon name={icon} size={18} />}
      {children}
    </a>
  );
}
