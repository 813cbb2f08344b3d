import { type ConnectingIntent, intentOfLink, isConnectingIntent } from '../accounts/connections.ts';
import type { Intent } from '../reference/enumerations.ts';

type Wish = { intent?: Intent | undefined; businessId?: string | undefined };

/** The business that a further store is wanted for; none where somebody only comes with that in mind. docs/decisions/0084. */
export const businessOfStore = ({ intent, businessId }: Wish): string | undefined => (intent === 'ADD_STORE' ? businessId : undefined);

/** The account that something is to be connected to, and what; none where the account is still to be opened. docs/decisions/0086. */
export const accountToConnect = ({ intent, businessId }: Wish): { intent: ConnectingIntent; businessId: string } | undefined =>
  businessId !== undefined && isConnectingIntent(intent) ? { intent, businessId } : undefined;

/** What a new application is begun with: what the call says, else what the link that led to it says. docs/readings.md 141. */
export const initialIntent = ({ intent }: Wish, link: Parameters<typeof intentOfLink>[0]): Intent =>
  intent ?? (intentOfLink(link) === 'ADD_CHANNEL' ? 'ADD_CHANNEL' : 'CREATE_BUSINESS');
