import { PARTNER_ABILITY_IDS } from '@signet/rulebook/partners/abilities';
import {
  KEY_MODES,
  PARTNER_SCOPE_IDS,
  type PartnerScope,
} from '@signet/rulebook/partners/partner-access';
import type { Config } from '../apps/api/src/platform/config/config.ts';
import type { Store } from '../apps/api/src/store.ts';
import {
  listEndpoints,
  listEvents,
  newSecret,
  replay,
  sendTest,
  type WebhookStores,
} from './partner-webhooks.ts';
import { CliError } from './review-client.ts';

export const PARTNER_SERVER_OPTIONS = {
  'new-key': { type: 'string' },
  scopes: { type: 'string' },
  'revoke-key': { type: 'string' },
  keys: { type: 'string' },
  'new-secret': { type: 'string' },
  url: { type: 'string' },
  'end-secret': { type: 'string' },
  webhooks: { type: 'string' },
  events: { type: 'string' },
  replay: { type: 'string' },
  of: { type: 'string' },
  'replay-failed': { type: 'string' },
  'test-event': { type: 'string' },
  abilities: { type: 'string' },
  open: { type: 'string' },
  close: { type: 'string' },
  'reset-endpoints': { type: 'string' },
  'reset-look': { type: 'string' },
} as const;
export type PartnerServerOptions = { [Option in keyof typeof PARTNER_SERVER_OPTIONS]?: string };

export const PARTNER_SERVER_USAGE = [
  `npm run partner -- --new-key ID [--scopes ${PARTNER_SCOPE_IDS.join(',')}]`,
  'npm run partner -- --revoke-key KEY-ID',
  'npm run partner -- --keys ID',
  'npm run partner -- --new-secret ID [--url URL]',
  'npm run partner -- --end-secret SECRET-ID',
  'npm run partner -- --webhooks ID',
  'npm run partner -- --events ID',
  'npm run partner -- --replay EVENT-ID --of ID',
  'npm run partner -- --replay-failed ID',
  'npm run partner -- --test-event ID',
  'npm run partner -- --abilities ID',
  `npm run partner -- --open ${PARTNER_ABILITY_IDS.join('|')} --of ID`,
  `npm run partner -- --close ${PARTNER_ABILITY_IDS.join('|')} --of ID`,
  'npm run partner -- --reset-endpoints ID',
  'npm run partner -- --reset-look ID',
];

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

function scopesIn(text: string | undefined): PartnerScope[] {
  if (text === undefined) return PARTNER_SCOPE_IDS;
  const scopes = text.split(',');
  const unknown = scopes.filter((scope) => !PARTNER_SCOPE_IDS.some((known) => known === scope));
  if (unknown.length > 0)
    throw new CliError(
      `no such scope: ${unknown.join(', ')}; there are ${PARTNER_SCOPE_IDS.join(', ')}`,
    );
  return PARTNER_SCOPE_IDS.filter((known) => scopes.includes(known));
}

type Stores = Pick<Store, 'partnerKeys' | 'partnerAbilities' | 'ownEndpoints' | 'ownLooks'> &
  WebhookStores;
type By = { operator: string; production: Config['production'] };

async function newKey(
  { partnerKeys }: Pick<Store, 'partnerKeys'>,
  partnerId: string,
  scopes: PartnerScope[],
  { operator, production }: By,
): Promise<string[]> {
  const mode = KEY_MODES[production ? 1 : 0];
  const made = await partnerKeys.add({ partnerId, mode, scopes, operator });
  if (made === undefined)
    throw new CliError(
      `there is no partner ${partnerId}, or it has two keys already: revoke one of them first`,
    );
  return [
    `${made.id} is a ${mode} key of ${partnerId}, good for ${scopes.join(', ')}; it is shown this once:`,
    made.key,
  ];
}

async function listKeys(
  { partnerKeys }: Pick<Store, 'partnerKeys'>,
  partnerId: string,
): Promise<string[]> {
  const keys = await partnerKeys.list(partnerId);
  if (keys.length === 0) return [`${partnerId} has no keys`];
  return keys.map((key) => {
    const { id, hint, scopes, createdAt, createdBy, lastUsedAt, revokedAt, calls } = key;
    return [
      id,
      `${hint}…`,
      scopes.join(','),
      `since ${dayOf(createdAt)} by ${createdBy}`,
      lastUsedAt === undefined ? 'never used' : `last used ${dayOf(lastUsedAt)}, ${calls} calls`,
      ...(key.expiresAt === undefined ? [] : [`until ${dayOf(key.expiresAt)}`]),
      ...(key.addresses === undefined ? [] : [`from ${key.addresses.join(' ')}`]),
      ...(revokedAt === undefined ? [] : [`revoked ${dayOf(revokedAt)}`]),
    ].join('  ');
  });
}

async function listAbilities(
  { partnerAbilities }: Pick<Store, 'partnerAbilities'>,
  partnerId: string,
): Promise<string[]> {
  const abilities = await partnerAbilities.of(partnerId);
  return abilities.map(({ ability, isOpen, changedAt }) =>
    [
      ability,
      isOpen ? 'open to its people' : 'only we change it',
      changedAt === undefined ? 'as for everybody' : `since ${dayOf(changedAt)}`,
    ].join('  '),
  );
}

/** What a partner's people may change alone at the console. docs/decisions/0321. */
async function setAbility(
  { partnerAbilities }: Pick<Store, 'partnerAbilities'>,
  partnerId: string | undefined,
  { ability: named, isOpen, operator }: { ability: string; isOpen: boolean; operator: string },
): Promise<string[]> {
  const ability = PARTNER_ABILITY_IDS.find((one) => one === named);
  if (ability === undefined || partnerId === undefined)
    throw new CliError(PARTNER_SERVER_USAGE.join('\n'));
  if (!(await partnerAbilities.set({ partnerId, ability, isOpen, operator })))
    throw new CliError(`there is no partner ${partnerId}`);
  return [`${ability} of ${partnerId}: ${isOpen ? 'open to its people' : 'only we change it'}`];
}

/**
 * Manages a partner server's keys and secrets; returns the lines to print, or undefined without
 * such an option. docs/decisions/0095.
 */
export async function managePartnerServer(
  stores: Stores,
  options: PartnerServerOptions,
  by: By,
): Promise<string[] | undefined> {
  if (options['new-key'] !== undefined)
    return newKey(stores, options['new-key'], scopesIn(options.scopes), by);
  if (options['revoke-key'] !== undefined) {
    if (!(await stores.partnerKeys.revoke({ id: options['revoke-key'], operator: by.operator })))
      throw new CliError(`no key ${options['revoke-key']} opens anything: --keys lists them`);
    return [`${options['revoke-key']} opens nothing any more`];
  }
  if (options.abilities !== undefined) return listAbilities(stores, options.abilities);
  const resetOf = options['reset-endpoints'];
  if (resetOf !== undefined) {
    if (!(await stores.ownEndpoints.reset({ partnerId: resetOf, operator: by.operator })))
      throw new CliError(`the people of ${resetOf} have set no endpoints`);
    return [`${resetOf} has the endpoints of its row again`];
  }
  const lookOf = options['reset-look'];
  if (lookOf !== undefined) {
    if (!(await stores.ownLooks.reset({ partnerId: lookOf, operator: by.operator })))
      throw new CliError(`the people of ${lookOf} have set no colors and no sites`);
    return [`${lookOf} has the colors and sites of its row again`];
  }
  const changed = options.open ?? options.close;
  if (changed !== undefined)
    return setAbility(stores, options.of, {
      ...{ ability: changed, isOpen: options.open !== undefined, operator: by.operator },
    });
  return options.keys === undefined
    ? manageWebhooks(stores, options, by)
    : listKeys(stores, options.keys);
}

/** Webhook secrets, deliveries and test events. docs/decisions/0097. */
async function manageWebhooks(
  stores: Stores,
  options: PartnerServerOptions,
  { operator }: By,
): Promise<string[] | undefined> {
  const {
    'new-secret': secretOf,
    'end-secret': ended,
    webhooks,
    events,
    of,
    'replay-failed': failedOf,
    'test-event': testOf,
  } = options;
  if (secretOf !== undefined) return newSecret(stores, secretOf, options.url, operator);
  if (ended !== undefined) {
    if (!(await stores.webhookSecrets.end({ id: ended, operator })))
      throw new CliError(`no secret ${ended} signs anything`);
    return [`${ended} signs nothing any more`];
  }
  if (webhooks !== undefined) return listEndpoints(stores, webhooks);
  if (events !== undefined) return listEvents(stores, events);
  if (options.replay !== undefined && of === undefined)
    throw new CliError(PARTNER_SERVER_USAGE.join('\n'));
  if (of !== undefined) return replay(stores, of, options.replay, operator);
  if (failedOf !== undefined) return replay(stores, failedOf, undefined, operator);
  return testOf === undefined ? undefined : sendTest(stores, testOf, operator);
}
