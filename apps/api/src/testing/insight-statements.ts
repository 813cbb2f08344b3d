import { walksFrom } from '@signet/personas/walks';
import { FUNNEL_GROUPINGS } from '@signet/rulebook/insight/milestones';
import type { Store } from '../store.ts';
import { QUIET_DUTY_LOG } from './quiet-duty-log.ts';
import type { StoreUnderTest } from './test-store.ts';

/** Runs the statements of insight. */
export async function callInsightStatements(
  { clock }: StoreUnderTest,
  { funnel, walks, levels, sources }: Store,
): Promise<void> {
  const dayMs = 24 * 3_600_000;
  await walks.add(walksFrom(clock.now() - dayMs, 1_000, 2));
  await funnel.count('', QUIET_DUTY_LOG);
  await funnel.catchUp(QUIET_DUTY_LOG);
  const asked = { from: clock.now() - dayMs, until: clock.now() };
  const filters = { portal: 'POYNT', market: 'US', locale: 'en-US', partner: 'none' } as const;
  await funnel.read({ ...asked, filters });
  await funnel.read({ ...asked, filters: { ...filters, device: 'phone' } });
  for (const by of FUNNEL_GROUPINGS) await funnel.groups({ ...asked, filters }, by);
  await funnel.groups({ ...asked, filters: {} }, 'partner');
  await funnel.partners(0);
  await funnel.countedUntil();
  const days = [{ day: '2030-01-02', begins: 0, ends: clock.now() }];
  const { partner: _none, ...groups } = filters;
  const narrowed = { ...groups, case: 'decision', staff: 'rev_nobody' } as const;
  await levels.read({ days, first: '2030-01-02', filters: narrowed });
  await levels.outcomes({ days, filters: narrowed });
  await levels.open({ now: clock.now(), today: '2030-01-02', filters: narrowed });
  await levels.people(0);
  const call = { vendor: 'vendor', port: 'checks', method: 'person', outcome: 'ok' } as const;
  await sources.add([{ slotAt: asked.from, ...call, bucket: 1, calls: 1 }]);
  await sources.sums(asked);
  await sources.slots(asked);
  await sources.waits();
  await sources.silenced(asked);
}
