import { Button } from '@signet/ui/button';
import { useEffect, useState } from 'react';

const noticeMs = 2000;

/** Copies the text to the clipboard; the status message clears after two seconds. */
function useCopy(text: string): { copy: () => void; notice: string } {
  const [notice, setNotice] = useState('');
  useEffect(() => {
    if (notice === '') return;
    const timer = setTimeout(() => setNotice(''), noticeMs);
    return () => clearTimeout(timer);
  }, [notice]);
  const copy = () => {
    // The clipboard API is missing when the page is opened under a name other than localhost.
    const copied =
      navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    copied.then(
      () => setNotice('Copied'),
      () => setNotice('Not allowed'),
    );
  };
  return { copy, notice };
}

export function CopyButton({ text }: { text: string }) {
  const { copy, notice } = useCopy(text);
  return (
    <span className="copy">
      <Button kind="text" onClick={copy}>
        {notice || 'Copy'} <span className="visually-hidden">{text}</span>
      </Button>
      <span className="visually-hidden" role="status">
        {notice}
      </span>
    </span>
  );
}

export function CopyValue({ text }: { text: string }) {
  const { copy, notice } = useCopy(text);
  return (
    <>
      <button type="button" className="value" onClick={copy}>
        <span className="visually-hidden">Copy </span>
        <span className="mono">{text}</span>
        {notice && <span className="value-said">{notice}</span>}
      </button>
      <span className="visually-hidden" role="status">
        {notice}
      </span>
    </>
  );
}
