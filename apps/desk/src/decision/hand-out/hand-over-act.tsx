import type { CasePartProps } from '../case/case-tab.ts';
import { HandOutDrawer } from './hand-out-drawer.tsx';

/** Hands over the open case. */
export function HandOverAct({
  open,
  history,
  onClose,
  onDone,
}: CasePartProps & { onClose: () => void }) {
  return (
    <HandOutDrawer
      ids={[history.review.id]}
      onClose={onClose}
      onDone={(said) => {
        onDone(said);
        void open.reload();
      }}
    />
  );
}
