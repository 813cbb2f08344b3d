import { createHash, randomBytes } from 'node:crypto';
import type { World } from '../world.ts';

export const HOSTING_CHOICES = {
  own: 'what is theirs',
  foreign: 'somebody else’s stores, ventures and websites, as it never should',
  refused: 'what is theirs, and refuses to connect anything',
  settling: 'what is theirs, and knows a business only at the third try to connect something to it',
} as const;
export type HostingChoice = keyof typeof HOSTING_CHOICES;
export const isHostingChoice = (value: unknown): value is HostingChoice =>
  typeof value === 'string' && Object.hasOwn(HOSTING_CHOICES, value);

export const mostHostedStores = 20_000;
const storesOfAll = 3;

const NAMES = [
  'Harbour Coffee',
  'Maple Books',
  'North Star Yoga',
  'Corner Flowers',
  'Riverside Bikes',
  'Copper Kettle',
  'Blue Door Pottery',
];
const PLACES = [
  'Main Street',
  'Old Port',
  'Market Square',
  'Lakeside',
  'Union Station',
  'Plateau',
  'West End',
  'Airport',
];
const CHANNELS = ['ONLINE', 'RETAIL', 'MOBILE', 'MARKETPLACE'];
/**
 * Every customer has one app, domain or website with this id on which payments may not be offered.
 */
const disallowedTarget = 'not-allowed';
const TARGET_ID = /^(not-allowed|(?:site|app|domain)-\d+)$/;
/** Ids of the stores that it lists. */
const STORE_ID = /^sto_\w+$/;
/** The attempt on which a settling business becomes known. */
const settledAt = 3;

type Customer = { id: string; stores: number; choice: HostingChoice };
type Connect = Readonly<
  Record<'business_id' | 'name' | 'type' | 'external_id' | 'external_type', string | undefined>
>;

const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

export function createCustomers(world: World) {
  const customers = new Map<string, Customer>();
  const attempts = new Map<string, number>();
  world.onReset(() => {
    customers.clear();
    attempts.clear();
  });

  const known = (id: string): Customer => {
    const customer = customers.get(id) ?? { id, stores: storesOfAll, choice: 'own' };
    customers.set(id, customer);
    return customer;
  };
  const ownerOf = ({ id, choice }: Customer): string =>
    choice === 'foreign' ? `usr_${shortHash(`not ${id}`)}` : id;
  const ventureId = (id: string, nth: number): string => `ven_${shortHash(`${id} venture ${nth}`)}`;
  const pick = (list: readonly string[], nth: number): string => list[nth % list.length] ?? '';

  const storeOf = (customer: Customer, nth: number) => {
    const round = Math.floor(nth / (NAMES.length * PLACES.length));
    const name = `${pick(NAMES, nth)} ${pick(PLACES, Math.floor(nth / NAMES.length))}${round === 0 ? '' : ` ${round + 1}`}`;
    const channel = pick(CHANNELS, nth);
    return {
      id: `sto_${shortHash(`${customer.id} store ${nth}`)}`,
      customer_id: ownerOf(customer),
      name,
      channel_type: channel,
      domain: channel === 'ONLINE' ? `${name.toLowerCase().replaceAll(' ', '-')}.example` : null,
      venture_id: ventureId(customer.id, nth % 2),
    };
  };

  return {
    all: () => [...customers.values()],
    choose: (id: string, { stores, choice }: { stores?: number; choice?: HostingChoice }) => {
      const before = known(id);
      customers.set(id, {
        ...before,
        stores: stores ?? before.stores,
        choice: choice ?? before.choice,
      });
    },
    ventures: (id: string) => {
      const customer = known(id);
      return [0, 1].map((nth) => ({
        id: ventureId(id, nth),
        customer_id: ownerOf(customer),
        name: pick(NAMES, nth),
        domain: nth === 0 ? 'harbour-coffee.example' : null,
      }));
    },
    /** Sorted by name; `after` is the last store of the previous page. */
    stores: (
      id: string,
      { search, after, first }: { search: string; after: string; first: number },
    ) => {
      const customer = known(id);
      const sought = search.trim().toLowerCase();
      const all = Array.from({ length: customer.stores }, (_none, nth) => storeOf(customer, nth))
        .filter(
          ({ name, domain }) =>
            sought === '' || name.toLowerCase().includes(sought) || (domain ?? '').includes(sought),
        )
        .sort((one, other) => one.name.localeCompare(other.name) || one.id.localeCompare(other.id));
      const start = after === '' ? 0 : all.findIndex((store) => store.id === after) + 1;
      const stores = all.slice(start, start + first);
      return { stores, next: start + first < all.length ? (stores.at(-1)?.id ?? null) : null };
    },
    target: (id: string, targetId: string) => {
      const customer = known(id);
      if (!TARGET_ID.test(targetId)) return undefined;
      const isAllowed = targetId !== disallowedTarget;
      return {
        id: targetId,
        customer_id: ownerOf(customer),
        domain: `${targetId}.example`,
        name: pick(NAMES, 0),
        is_allowed: isAllowed,
      };
    },
    /**
     * Idempotent per channel or product; returns an HTTP status when the connection is rejected.
     */
    connect: (id: string, kind: string, connection: Connect) => {
      const customer = known(id);
      const key = JSON.stringify([
        id,
        kind,
        connection.business_id,
        connection.external_type,
        connection.external_id,
        connection.name,
      ]);
      const tried = (attempts.get(key) ?? 0) + 1;
      attempts.set(key, tried);
      if (customer.choice === 'refused') return 403;
      if (connection.external_id === disallowedTarget) return 422;
      if (
        connection.external_id !== undefined &&
        ![TARGET_ID, STORE_ID].some((known) => known.test(connection.external_id ?? ''))
      )
        return 404;
      if (customer.choice === 'settling' && tried < settledAt) return 409;
      const { name = null, type = null, external_id = null, external_type = null } = connection;
      return {
        id: `${kind}_${shortHash(key)}`,
        customer_id: ownerOf(customer),
        name,
        type,
        external_id,
        external_type,
      };
    },
    /** Returns an authorization code; undefined when the customer may not connect anything. */
    authorise: (id: string): string | undefined =>
      known(id).choice === 'refused' ? undefined : randomBytes(24).toString('base64url'),
    mayOpen: (id: string): boolean => known(id).choice !== 'refused',
  };
}
