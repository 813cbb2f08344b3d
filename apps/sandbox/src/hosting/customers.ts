import { createHash, randomBytes } from 'node:crypto';
import type { World } from '../world.ts';

/** What the hosting provider answers about a customer. */
export const HOSTING_CHOICES = {
  own: 'what is theirs',
  foreign: 'somebody else’s stores, ventures and websites, as it never should',
  refused: 'what is theirs, and refuses to connect anything',
} as const;
export type HostingChoice = keyof typeof HOSTING_CHOICES;
export const isHostingChoice = (value: unknown): value is HostingChoice =>
  typeof value === 'string' && Object.hasOwn(HOSTING_CHOICES, value);

export const mostHostedStores = 20_000;
/** What a customer has for whom nothing is chosen. */
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
const PLACES = ['Main Street', 'Old Port', 'Market Square', 'Lakeside', 'Union Station', 'Plateau', 'West End', 'Airport'];
const CHANNELS = ['ONLINE', 'RETAIL', 'MOBILE', 'MARKETPLACE'];
/** The website of every customer that payments may not be offered on. */
const refusedWebsite = 'not-allowed';

type Customer = { id: string; stores: number; choice: HostingChoice };

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** The customers of the hosting provider that it was asked about. */
export function createCustomers(world: World) {
  const customers = new Map<string, Customer>();
  world.onReset(() => customers.clear());

  const known = (id: string): Customer => {
    const customer = customers.get(id) ?? { id, stores: storesOfAll, choice: 'own' };
    customers.set(id, customer);
    return customer;
  };
  const ownerOf = ({ id, choice }: Customer): string => (choice === 'foreign' ? `usr_${shortHash(`not ${id}`)}` : id);
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
      customers.set(id, { ...before, stores: stores ?? before.stores, choice: choice ?? before.choice });
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
    /** In the order of their names; `after` is the last store of the page before. */
    stores: (id: string, { search, after, first }: { search: string; after: string; first: number }) => {
      const customer = known(id);
      const sought = search.trim().toLowerCase();
      const all = Array.from({ length: customer.stores }, (_none, nth) => storeOf(customer, nth))
        .filter(({ name, domain }) => sought === '' || name.toLowerCase().includes(sought) || (domain ?? '').includes(sought))
        .sort((one, other) => one.name.localeCompare(other.name) || one.id.localeCompare(other.id));
      const start = after === '' ? 0 : all.findIndex((store) => store.id === after) + 1;
      const stores = all.slice(start, start + first);
      return { stores, next: start + first < all.length ? (stores.at(-1)?.id ?? null) : null };
    },
    website: (id: string, websiteId: string) => {
      const customer = known(id);
      if (!/^(not-allowed|site-\d+)$/.test(websiteId)) return undefined;
      const isAllowed = websiteId !== refusedWebsite;
      return { id: websiteId, customer_id: ownerOf(customer), domain: `${websiteId}.example`, name: pick(NAMES, 0), is_allowed: isAllowed };
    },
    /** Undefined where the customer may not connect anything. */
    authorise: (id: string): string | undefined => (known(id).choice === 'refused' ? undefined : randomBytes(24).toString('base64url')),
    mayOpen: (id: string): boolean => known(id).choice !== 'refused',
  };
}
