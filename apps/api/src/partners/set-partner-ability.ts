import type { Handler } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';
import { partnerRowOf } from './shown-partner.ts';

export const setPartnerAbility: Handler<'setPartnerAbility'> = async ({
  deps,
  params: { id, ability },
  body: { isOpen },
  reviewer,
}) => {
  const partnerId = partnerRowOf(id, deps).id;
  const operator = `reviewer:${reviewer.id}`;
  if (!(await deps.store.partnerAbilities.set({ partnerId, ability, isOpen, operator })))
    throw new AppError('route.notFound');
  return { isOpen };
};
