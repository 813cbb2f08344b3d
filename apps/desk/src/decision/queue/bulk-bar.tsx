import '../hand-out/hand-out.css';
import { Button } from '@signet/ui/button';
import { KeyHint } from '@signet/ui/key-hint';
import { fillIn } from '../../platform/texts.tsx';
import { TEXTS } from '../hand-out/texts.en-US.ts';

/** What can be done with all selected cases at once; deciding is not among it. */
export function BulkBar({
  count,
  onHandOut,
  onLookAgain,
  onClear,
}: {
  count: number;
  onHandOut: () => void;
  onLookAgain: () => void;
  onClear: () => void;
}) {
  return (
    <section aria-label={TEXTS.bulk.label}>
      {count > 0 && (
        <div className="bulk-bar">
          <p role="status">{fillIn(TEXTS.bulk.selected, { count })}</p>
          <Button kind="secondary" onClick={onHandOut}>
            {TEXTS.handOut} <KeyHint keys={['A']} />
          </Button>
          <Button kind="secondary" onClick={onLookAgain}>
            {TEXTS.again.act}
          </Button>
          <Button kind="text" onClick={onClear}>
            {TEXTS.bulk.clear}
          </Button>
        </div>
      )}
    </section>
  );
}
