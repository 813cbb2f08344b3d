import type { PartnerAbility } from '@signet/rulebook/partners/abilities';
import type { Deps } from '../deps.ts';
import { partnerActorOf } from '../partners/key-store.ts';
import { AppError } from '../platform/http/problem.ts';
import type { ConsoleCaller } from './console-caller.ts';

export async function isAbilityOpen(
  { store }: Pick<Deps, 'store'>,
  { partnerId }: Pick<ConsoleCaller, 'partnerId'>,
  ability: PartnerAbility,
): Promise<boolean> {
  const abilities = await store.partnerAbilities.of(partnerId);
  return abilities.some((one) => one.ability === ability && one.isOpen);
}

/** Who changes it, once we know that the operator lets them. Throws AppError. */
export async function changing(
  deps: Pick<Deps, 'store'>,
  person: ConsoleCaller,
  ability: PartnerAbility,
): Promise<{ partnerId: string; operator: string }> {
  if (!(await isAbilityOpen(deps, person, ability))) throw new AppError('ability.closed');
  return { partnerId: person.partnerId, operator: partnerActorOf(person) };
}
