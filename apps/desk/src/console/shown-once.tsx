import { Button } from '@signet/ui/button';
import { useState } from 'react';
import { TEXTS } from './texts.en-US.ts';

/** A secret on the only occasion that it is shown; it stands in the page's memory and nowhere else. */
export function ShownOnce({
  secret,
  lead,
  onDone,
}: {
  secret: string | undefined;
  lead: string;
  onDone: () => void;
}) {
  const [copied, setCopied] = useState<string>();
  return (
    <div role="status">
      {secret !== undefined && (
        <section className="console-card console-once">
          <p>{lead}</p>
          <code className="console-secret">{secret}</code>
          <div className="console-acts">
            <Button
              kind="secondary"
              onClick={() =>
                void navigator.clipboard.writeText(secret).then(() => setCopied(secret))
              }
            >
              {copied === secret ? TEXTS.copied : TEXTS.copy}
            </Button>
            <Button kind="text" onClick={onDone}>
              {TEXTS.kept}
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}
