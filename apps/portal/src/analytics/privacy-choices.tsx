import type { Tracking } from '@signet/rulebook/analytics/tracking-consent';
import { Button } from '@signet/ui/button';
import { Modal } from '@signet/ui/modal';
import { usePortal } from '../platform/application.tsx';
import { textsOf, useShellTexts } from '../platform/texts/text-provider.tsx';
import { chooseTracking, useTracking } from '../platform/tracking.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('analytics');

/**
 * Shows the current tracking state and both choices; hidden when the browser's own opt-out signal
 * decides. docs/decisions/0082.
 */
export function PrivacyChoices({ onClose }: { onClose: () => void }) {
  const texts = useTexts();
  const shell = useShellTexts();
  const { boot } = usePortal();
  const tracking = useTracking(boot.tracking);
  const states: Readonly<Record<Tracking, string>> = {
    on: texts.isOn,
    off: texts.isOff,
    ask: texts.isUnasked,
    control: texts.isControl,
  };
  return (
    <Modal
      open
      title={shell.footer.choices}
      closeLabel={shell.close}
      onClose={onClose}
      actions={
        tracking === 'control' ? (
          <Button kind="secondary" onClick={onClose}>
            {shell.close}
          </Button>
        ) : (
          <>
            <Button kind="secondary" onClick={() => chooseTracking('no')}>
              {texts.no}
            </Button>
            <Button kind="secondary" onClick={() => chooseTracking('yes')}>
              {texts.yes}
            </Button>
          </>
        )
      }
    >
      <p>{texts.why}</p>
      <p role="status">{states[tracking]}</p>
    </Modal>
  );
}
