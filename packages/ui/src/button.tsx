import type { ComponentProps, MouseEvent } from 'react';
import { Icon, type IconName } from './icon.tsx';

export type ButtonKind = 'primary' | 'secondary' | 'text' | 'danger';

export type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'disabled'> & {
  kind?: ButtonKind;
  icon?: IconName;
  busy?: boolean;
  busyLabel?: string;
};

/**
 * While busy, the button announces it, keeps focus and ignores presses. Form submission needs
 * type="submit".
 */
export function Button({
  kind = 'primary',
  type = 'button',
  icon,
  busy = false,
  busyLabel,
  'aria-disabled': isDisabled,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  // aria-disabled rather than disabled: a disabled button loses focus, and the click that Enter
  // triggers must be swallowed too.
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    busy ? event.preventDefault() : onClick?.(event);
  return (
    <>
      <button
        {...rest}
        type={type}
        className={`btn btn-${kind}`}
        aria-disabled={busy || isDisabled || undefined}
        onClick={press}
      >
        {busy ? <span className="spinner-ring" /> : icon && <Icon name={icon} size={18} />}
        <span>{busy && busyLabel ? busyLabel : children}</span>
      </button>
      {busyLabel && (
        <span className="visually-hidden" role="status">
          {busy ? busyLabel : ''}
        </span>
      )}
    </>
  );
}

export type LinkButtonProps = Omit<ComponentProps<'a'>, 'className'> & {
  href: string;
  kind?: ButtonKind;
  icon?: IconName;
};

/** A link styled as a button: for navigation, never for actions. */
export function LinkButton({ kind = 'primary', icon, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={`btn btn-${kind}`}>
      {icon && <Icon name={icon} size={18} />}
      <span>{children}</span>
    </a>
  );
}
