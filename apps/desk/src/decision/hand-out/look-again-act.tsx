import { fillIn } from '../../platform/texts.tsx';
import type { CasePartProps } from '../case/case-tab.ts';
import { LookAgainDrawer } from './look-again-drawer.tsx';
import { TEXTS } from './texts.en-US.ts';

/** Puts the open case off until a day. */
export function LookAgainAct({
  open,
  history,
  onClose,
  onDone,
}: CasePartProps & { onClose: () => void }) {
  const { id, businessName: business } = history.review;
  return (
    <LookAgainDrawer
      ids={[id]}
      title={fillIn(TEXTS.again.title, { business })}
      onClose={onClose}
      onDone={async ([putOff]) => {
        onDone(fillIn(TEXTS.again.done, { business }));
        if (putOff) await open.follow(putOff);
      }}
    />
  );
}
