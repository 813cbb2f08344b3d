import { Icon } from '@signet/ui/icon';
import { useState } from 'react';
import { TEXTS } from './texts.en-US.ts';

/** The reference with a button that copies it, the only thing of a case that is copied. */
export function CopiedReference({ reference }: { reference: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(reference).then(
      () => setCopied(true),
      () => setCopied(false), // the browser forbids it; the reference can be selected
    );
  return (
    <span className="case-reference">
      <span className="reference">{reference}</span>
      <button type="button" className="icon-btn" aria-label={TEXTS.copyReference} onClick={copy}>
        <Icon name={isCopied ? 'check' : 'copy'} size={14} />
      </button>
      <span className="visually-hidden" role="status">
        {isCopied && TEXTS.copiedReference}
      </span>
    </span>
  );
}
