import type { ReplyOf } from '@signet/rulebook/endpoints';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { call } from '../platform/api.ts';
import { useApplication, useIsHydrated, usePortal } from '../platform/application.tsx';
import { leaveAfterLoad } from '../platform/use-mutation.ts';

export type OrderForm = ReplyOf<'getOrderForm'>;
export type LoadedOrderForm = { state: 'loading' } | { state: 'silent' } | { state: 'leaving' } | { state: 'found'; form: OrderForm };

/** What can be ordered, was chosen and was ordered: what the page was drawn with, else asked for; asked again when the application changes. `load` begins with an outline, `ask` in silence; `silent` where the server did not answer. */
export function useOrderForm(): { found: LoadedOrderForm; load: () => void; ask: () => Promise<void>; setForm: (form: OrderForm) => void } {
  const { id, version, order } = useApplication();
  const { boot, reload } = usePortal();
  const drawnWith = useIsHydrated() ? undefined : boot.order;
  const known = order?.state;
  const [found, setFound] = useState<LoadedOrderForm>(drawnWith ? { state: 'found', form: drawnWith.form } : { state: 'loading' });
  const setForm = useCallback((form: OrderForm) => setFound({ state: 'found', form }), []);
  const ask = useCallback(async () => {
    try {
      const form = await call('getOrderForm', { params: { id } });
      setForm(form);
      if (form.orders[0]?.state !== known) await reload(id); // what the home and the result tell of it
    } catch (error) {
      const isLeaving = leaveAfterLoad(error);
      setFound((before) => (before.state === 'found' ? before : { state: isLeaving ? 'leaving' : 'silent' }));
    }
  }, [id, setForm, known, reload]);
  const askFor = useEffectEvent((asked: number) => {
    if (found.state === 'found' && asked === boot.application?.version) return; // drawn with it
    void ask(); // a newer version of the application may have moved its order on
  });
  useEffect(() => askFor(version), [version]);
  const load = useCallback(() => {
    setFound({ state: 'loading' });
    void ask();
  }, [ask]);
  return { found, load, ask, setForm };
}
