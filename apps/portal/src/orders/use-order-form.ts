import type { ReplyOf } from '@signet/rulebook/endpoints';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { call } from '../platform/api.ts';
import { useApplication, useIsHydrated, usePortal } from '../platform/application.tsx';
import { leaveAfterLoad } from '../platform/use-mutation.ts';

export type OrderForm = ReplyOf<'getOrderForm'>;
export type LoadedOrderForm =
  | { state: 'loading' }
  | { state: 'silent' }
  | { state: 'leaving' }
  | { state: 'found'; form: OrderForm };

/**
 * Loads what can be ordered and all orders: initially from the server-rendered page, again whenever
 * the application changes. `load` shows a placeholder, `ask` refreshes silently; `silent` means
 * that the server did not respond.
 */
export function useOrderForm(): {
  found: LoadedOrderForm;
  load: () => void;
  ask: () => Promise<void>;
  setForm: (form: OrderForm) => void;
} {
  const { id, version, order } = useApplication();
  const { boot, reload } = usePortal();
  const drawnWith = useIsHydrated() ? undefined : boot.order;
  const known = order?.state;
  const [found, setFound] = useState<LoadedOrderForm>(
    drawnWith ? { state: 'found', form: drawnWith.form } : { state: 'loading' },
  );
  const setForm = useCallback((form: OrderForm) => setFound({ state: 'found', form }), []);
  const ask = useCallback(async () => {
    try {
      const form = await call('getOrderForm', { params: { id } });
      setForm(form);
      // The home and result pages show the order's state.
      if (form.orders[0]?.state !== known) await reload(id);
    } catch (error) {
      const isLeaving = leaveAfterLoad(error);
      setFound((before) =>
        before.state === 'found' ? before : { state: isLeaving ? 'leaving' : 'silent' },
      );
    }
  }, [id, setForm, known, reload]);
  const askFor = useEffectEvent((asked: number) => {
    // Already rendered with this version.
    if (found.state === 'found' && asked === boot.application?.version) return;
    void ask(); // a newer application version may have advanced its order
  });
  useEffect(() => askFor(version), [version]);
  const load = useCallback(() => {
    setFound({ state: 'loading' });
    void ask();
  }, [ask]);
  return { found, load, ask, setForm };
}
