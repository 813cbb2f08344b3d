import { type Facts, isApproved } from '../core/facts.ts';
import type { Flags } from '../core/flags.ts';
import type { Intent } from '../reference/enumerations.ts';
import type { StartupFields } from '../sign-up/startup-fields.ts';
import { type ServiceGroup, serviceGroup } from './service-types.ts';

/**
 * What can be connected to an approved account, and the flag that enables it, if any.
 * docs/decisions/0086.
 */
const CONNECTIONS = {
  ADD_CHANNEL: { kind: 'channel' },
  ADD_PRODUCT: { kind: 'product', flag: 'addProductEnabled' },
} as const satisfies { readonly [Id in Intent]?: { kind: string; flag?: keyof Flags } };

export type ConnectingIntent = keyof typeof CONNECTIONS;
export const CONNECTION_KINDS = ['channel', 'product'] as const;
export type ConnectionKind = (typeof CONNECTION_KINDS)[number];

export const isConnectingIntent = (intent: Intent | undefined): intent is ConnectingIntent =>
  intent !== undefined && Object.hasOwn(CONNECTIONS, intent);

/** Undefined when the intent only opens an account, or its flag is off. */
export function connectionKind({
  intent,
  flags,
}: Pick<Facts, 'intent' | 'flags'>): ConnectionKind | undefined {
  if (!isConnectingIntent(intent)) return undefined;
  const row: { kind: ConnectionKind; flag?: keyof Flags } = CONNECTIONS[intent];
  return row.flag === undefined || flags[row.flag] ? row.kind : undefined;
}

/** True for an approved account that still has nothing connected. */
export const awaitsConnection = (
  facts: Pick<Facts, 'intent' | 'flags' | 'decision' | 'isConnected'>,
  kind: ConnectionKind,
): boolean => connectionKind(facts) === kind && isApproved(facts) && facts.isConnected !== true;

type LinkValues = Pick<
  StartupFields,
  'channelName' | 'channelType' | 'serviceId' | 'createBusiness'
> & {
  serviceType?: string | undefined;
};

/**
 * Derives the intent from a link: a channel when it carries a name or type, a product when it names
 * a service. docs/readings.md 141.
 */
export function intentOfLink({
  channelName,
  channelType,
  serviceId,
  serviceType,
  createBusiness,
}: LinkValues): ConnectingIntent | undefined {
  if (createBusiness === true) return undefined;
  if (channelName !== undefined || channelType !== undefined) return 'ADD_CHANNEL';
  return serviceId !== undefined && serviceType !== undefined ? 'ADD_PRODUCT' : undefined;
}

export const TARGET_KINDS = ['app', 'domain', 'website'] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

/**
 * What a service id refers to at the hosting provider; the omitted groups name nothing whose
 * content could violate its terms. docs/readings.md 142.
 */
const TARGETS: { readonly [Group in ServiceGroup]?: TargetKind } = {
  'Mobile Payments': 'app',
  Mobile: 'app',
  Invoice: 'app',
  IPS: 'app',
  Domain: 'domain',
  'GD Studio': 'website',
  WAM: 'website',
  Woo: 'website',
  MWCS: 'website',
};

export type Target = { kind: TargetKind; id: string };

export function targetOf({
  serviceType,
  serviceId,
}: Pick<LinkValues, 'serviceType' | 'serviceId'>): Target | undefined {
  const kind = serviceType === undefined ? undefined : TARGETS[serviceGroup(serviceType)];
  return kind === undefined || serviceId === undefined ? undefined : { kind, id: serviceId };
}

type RequestedIntent = { intent?: Intent | undefined; businessId?: string | undefined };

/**
 * The business to add a store to; undefined when the intent came without an account.
 * docs/decisions/0084.
 */
export const businessOfStore = ({ intent, businessId }: RequestedIntent): string | undefined =>
  intent === 'ADD_STORE' ? businessId : undefined;

/**
 * The account to connect something to; undefined when the account has yet to be opened.
 * docs/decisions/0086.
 */
export const accountToConnect = ({
  intent,
  businessId,
}: RequestedIntent): { intent: ConnectingIntent; businessId: string } | undefined =>
  businessId !== undefined && isConnectingIntent(intent) ? { intent, businessId } : undefined;

/** Initial intent of an application: the request's, otherwise the link's. docs/readings.md 141. */
export const initialIntent = (
  { intent }: RequestedIntent,
  link: Parameters<typeof intentOfLink>[0],
): Intent => intent ?? (intentOfLink(link) === 'ADD_CHANNEL' ? 'ADD_CHANNEL' : 'CREATE_BUSINESS');
