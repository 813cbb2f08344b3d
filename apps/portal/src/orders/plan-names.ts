import type { PlanId } from '@signet/rulebook/reference/plans';
import { textsOf } from '../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('orders');

export function usePlanNames(): (plan: PlanId) => string {
  const { devices, bundles, licences } = useTexts();
  const names: Partial<Record<PlanId, string>> = {
    ...Object.fromEntries(
      Object.entries({ ...bundles, ...devices }).map(([plan, { name }]) => [plan, name]),
    ),
    LICENSE: licences.title,
  };
  return (plan) => names[plan] ?? plan;
}
