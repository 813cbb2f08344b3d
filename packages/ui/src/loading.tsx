export type SpinnerProps = { label: string };

/** A spinning ring with text; with reduced motion, text only. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <div className="spinner" role="status">
      <span className="spinner-ring" />
      {label}
    </div>
  );
}

export type LoadingOverlayProps = { show: boolean; label: string };

/** Blocks the page while it must not be used; keep it mounted so that its text is announced. */
export function LoadingOverlay({ show, label }: LoadingOverlayProps) {
  return (
    <div className={show ? 'overlay' : 'overlay overlay-off'} role="status">
      {show && (
        <div className="overlay-box spinner">
          <span className="spinner-ring" />
          {label}
        </div>
      )}
    </div>
  );
}
