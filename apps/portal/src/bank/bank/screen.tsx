import { useHistoryState } from 'wouter/use-browser-location';
import { usePlace } from '../../platform/navigation.ts';
import { ChooseMethod } from './choose-method.tsx';
import { ManualAccount } from './manual-account.tsx';

/**
 * Instant or manual bank linking. The choice is kept in the history state, so that Back and reload
 * work as expected.
 */
export function Screen() {
  const [path, navigate] = usePlace();
  const state: { way?: string } | null = useHistoryState();
  return state?.way === 'manual' ? (
    <ManualAccount />
  ) : (
    <ChooseMethod onManual={() => navigate(path, { state: { way: 'manual' } })} />
  );
}
