import { useHistoryState } from 'wouter/use-browser-location';
import { usePlace } from '../../platform/navigation.ts';
import { ChooseMethod } from './choose-method.tsx';
import { ManualAccount } from './manual-account.tsx';

/** The bank: connected at the bank itself, or typed by hand. Kept in the history, so that Back and a reload do what one expects. */
export function Screen() {
  const [path, navigate] = usePlace();
  const state: { way?: string } | null = useHistoryState();
  return state?.way === 'manual' ? <ManualAccount /> : <ChooseMethod onManual={() => navigate(path, { state: { way: 'manual' } })} />;
}
