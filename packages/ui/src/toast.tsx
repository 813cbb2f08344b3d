import { useEffect, useEffectEvent, useState } from 'react';
import type { Tone } from './banner.tsx';
import { Icon, type IconName } from './icon.tsx';

export type Toast = { id: string; tone: Tone; text: string };

export type ToastRegionProps = {
  toasts: readonly Toast[];
  onDismiss: (id: string) => void;
  dismissLabel: string;
  label: string;
  /** How long good news stays, in ms; bad news stays until dismissed (WCAG 2.2.1). */
  toastMs: number;
  /** Top right, or bottom center for incidental messages. */
  place?: 'top' | 'bottom';
};

const ICON_OF: Record<Tone, IconName> = {
  info: 'info',
  good: 'check',
  warn: 'alert',
  bad: 'alert',
};

/**
 * Never the only place for an error. Keep it mounted while empty; it is a landmark only while it
 * has messages.
 */
export function ToastRegion(props: ToastRegionProps) {
  return <div aria-live="polite">{props.toasts.length > 0 && <Toasts {...props} />}</div>;
}

function Toasts({
  toasts,
  onDismiss,
  dismissLabel,
  label,
  toastMs,
  place = 'top',
}: ToastRegionProps) {
  // Hovering pauses dismissal, because the messages are still being read.
  const [isHeld, setHeld] = useState(false);
  return (
    <section
      className={`toasts toasts-${place}`}
      aria-label={label}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      {toasts.map((toast) => (
        <ToastItem key={toast.id} {...{ toast, onDismiss, dismissLabel, toastMs, isHeld }} />
      ))}
    </section>
  );
}

type ToastItemProps = Pick<ToastRegionProps, 'onDismiss' | 'dismissLabel' | 'toastMs'> & {
  toast: Toast;
  isHeld: boolean;
};

function ToastItem({ toast, onDismiss, dismissLabel, toastMs, isHeld }: ToastItemProps) {
  const staysOpen = toast.tone === 'bad' || isHeld;
  const dismiss = useEffectEvent(() => onDismiss(toast.id));
  useEffect(() => {
    if (staysOpen) return;
    const timer = setTimeout(() => dismiss(), toastMs);
    return () => clearTimeout(timer);
  }, [staysOpen, toastMs]);
  return (
    <div className={`toast tone-${toast.tone}`} role={toast.tone === 'bad' ? 'alert' : undefined}>
      <Icon name={ICON_OF[toast.tone]} size={20} />
      <p>{toast.text}</p>
      <button
        type="button"
        className="icon-btn"
        aria-label={dismissLabel}
        onClick={() => onDismiss(toast.id)}
      >
        <Icon name="x" size={20} />
      </button>
    </div>
  );
}
