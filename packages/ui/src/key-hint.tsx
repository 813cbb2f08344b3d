/** The key that does the same; decoration beside a control that is named already. */
export function KeyHint({ keys }: { keys: readonly string[] }) {
  return (
    <span className="key-hint" aria-hidden="true">
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  );
}
