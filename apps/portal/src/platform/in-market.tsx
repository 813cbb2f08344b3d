import type { Market } from '@signet/rulebook/reference/locales';
import { type ReactNode, useMemo } from 'react';
import { PortalContext, usePortal } from './application.tsx';

/** Questions that are asked as in another country: an address there has its own parts and rules. */
export function InMarket({ market, children }: { market: Market; children: ReactNode }) {
  const state = usePortal();
  const there = useMemo(
    () => ({ ...state, boot: { ...state.boot, market }, application: state.application && { ...state.application, market } }),
    [state, market],
  );
  return <PortalContext value={there}>{children}</PortalContext>;
}
