import type { PartnerAbility } from '@signet/rulebook/partners/abilities';
import { keyExpiry } from '@signet/rulebook/partners/key-terms';
import { PARTNER_LIMITS } from '@signet/rulebook/partners/limits';
import { KEY_MODES } from '@signet/rulebook/partners/partner-access';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { partnerActorOf, shownKey } from '../partners/key-store.ts';
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

const tooMany = () => new AppError('partnerKey.tooMany', { max: PARTNER_LIMITS.partnerKeysAtOnce });

export const listConsoleKeys: Handler<'listConsoleKeys'> = async ({ deps, person }) => {
  const [isOpen, keys] = await Promise.all([
    isAbilityOpen(deps, person, 'keys'),
    deps.store.partnerKeys.list(person.partnerId),
  ]);
  return { isOpen, keys: keys.map(shownKey) };
};

export const createConsoleKey: Handler<'createConsoleKey'> = async ({
  deps,
  person,
  body: { scopes, life, addresses },
}) => {
  const by = await changing(deps, person, 'keys');
  const made = await deps.store.partnerKeys.add({
    ...by,
    mode: KEY_MODES[deps.config.production ? 1 : 0],
    scopes: [...new Set(scopes)],
    expiresAt: keyExpiry(life, deps.clock.now()),
    addresses: [...new Set(addresses)],
  });
  if (made === undefined) throw tooMany();
  return made;
};

export const replaceConsoleKey: Handler<'replaceConsoleKey'> = async ({
  deps,
  person,
  params: { keyId },
}) => {
  const by = await changing(deps, person, 'keys');
  const made = await deps.store.partnerKeys.replace({ ...by, id: keyId });
  if (made === undefined) throw new AppError('partnerKey.notFound');
  if (made === 'tooMany') throw tooMany();
  return made;
};

/** A key that has ended, or is another company's, is the same as none. */
export const revokeConsoleKey: Handler<'revokeConsoleKey'> = async ({
  deps,
  person,
  params: { keyId },
}) => {
  const by = await changing(deps, person, 'keys');
  return { isRevoked: await deps.store.partnerKeys.revoke({ ...by, id: keyId }) };
};
