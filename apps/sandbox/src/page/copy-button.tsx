import { Button } from '@signet/ui/button';
import { useEffect, useState } from 'react';

const saidMs = 2000;

/** Copies the text to the clipboard; the status message clears after two seconds. */
function useCopy(text: string): { copy: () => void; said: string } {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (said === '') return;
    const timer = setTimeout(() => setSaid(''), saidMs);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = () => {
    // The clipboard API is missing when the page is opened under a name other than localhost.
    const copied = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    copied.then(
      () => setSaid('Copied'),
      () => setSaid('Not allowed'),
    );
  };
  return { copy, said };
}

export function CopyButton({ text }: { text: string }) {
  const { copy, said } = useCopy(text);
  return (
    <span className="copy">
      <Button kind="text" onClick={copy}>
        {said || 'Copy'} <span className="visually-hidden">{text}</span>
      </Button>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </span>
  );
}

export function CopyValue({ text }: { text: string }) {
  const { copy, said } = useCopy(text);
  return (
    <>
      <button type="button" className="value" onClick={copy}>
        <span className="visually-hidden">Copy </span>
        <span className="mono">{text}</span>
        {said && <span className="value-said">{said}</span>}
      </button>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  );
}
