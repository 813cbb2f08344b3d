export type SpinnerProps = { label: string };

/** A turning ring and the words for it; with reduced motion the words alone. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <div className="spinner" role="status">
      <span className="spinner-ring" />
      {label}
    </div>
  );
}

export type LoadingOverlayProps = { show: boolean; label: string };

/** A veil over the page while it must not be touched; keep it on the page, so that its words are announced. */
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
