import type { FrontCard } from './account-list.ts';
import type { AccountView } from './account-view.ts';
import type { ConnectingIntent } from './accounts/connections.ts';
import type { Tracking } from './analytics/tracking-consent.ts';
import type { Answers } from './answer-rows.ts';
import type { ApplicationView } from './application-view.ts';
import type { Flags } from './core/flags.ts';
import type { TypedAnswers } from './core/form.ts';
import type { OrderFormView } from './orders/view.ts';
import type { EmbedSettings } from './partners/embed-settings.ts';
import type { OwnerRecordView } from './people/owner-record-view.ts';
import type { NamedAs } from './people/ownership.ts';
import type { FeeRow } from './reference/fees.ts';
import type { IssuedRanges } from './reference/issued-ranges.ts';
import type { Currency, Locale, Market } from './reference/locales.ts';
import type { Brand, BuilderDialog, Contacts, DocumentLinks, Portal } from './reference/portals.ts';
import type { TermsRow } from './reference/terms.ts';
import type { RouteId } from './routes.ts';
import type { KeptForm } from './sign-up/typed-answers.ts';

/** What an invitation says before somebody accepts it. */
export type Invitation = { businessName: string; applicantName: string; market: Market; namedAs: NamedAs };

/** What the server knows before the first byte and hands over in the page; nothing in it is secret. */
export type Boot = {
  locale: Locale;
  market: Market;
  /** True where the country is a guess, which the page says. docs/readings.md 131. */
  isMarketGuessed: boolean;
  /** There is no other country to begin in. */
  isMarketFixed?: true;
  currency: Currency;
  portal: Portal;
  /** The build that made the page, for reports of errors. */
  release: string;
  brand: Brand & Contacts;
  flags: Flags;
  /** Whether the visit may be told to analytics. docs/decisions/0082. */
  tracking: Tracking;
  /** Those that are shown, in their order; a name comes by language with those that the portal does not name itself. */
  fees: readonly (FeeRow & { names?: Readonly<Record<string, string>> })[];
  /** What the account costs a month, where that is configured. */
  monthlyFeeCents?: number;
  issued: IssuedRanges;
  terms: Omit<TermsRow, 'from'>;
  builderDialog?: BuilderDialog;
  /** Where the footer and the agreement lead. */
  documents: DocumentLinks;
  locales: readonly Locale[];
  path: string;
  /** Only the part that the address names is shown, without header and rail. docs/decisions/0069. */
  mode?: 'CAPITAL';
  /** How the page is shown inside a partner's page, and what it shows where it hands over what was typed (docs/decisions/0118); undefined outside of one. docs/decisions/0093. */
  embed?: EmbedSettings & { carryToken?: string };
  referralUrlId?: string;
  signedIn: boolean;
  /** The e-mail of the session, for display and as the first answer. */
  emailAddress?: string;
  application?: ApplicationView;
  /** The own record of an owner who was invited; on their pages alone. docs/decisions/0063. */
  owner?: OwnerRecordView;
  /** What the pages of an order are drawn with, and the step that their address names; on those pages alone. docs/decisions/0113. */
  order?: { form: OrderFormView; search: string };
  /** What was typed before into forms of this application and not sent, on whatever device. docs/decisions/0085. */
  typedAnswers?: { readonly [Form in KeptForm]?: TypedAnswers };
  /** Who asks, by the link that was opened in this browser, while nobody has accepted it. */
  invitation?: Invitation;
  /** A message for the page: an application that was forbidden or not found, or an ended session. docs/readings.md 4. */
  notice?: 'completed' | 'timeout';
  /** True where the page asks whether this is the account that began the application. docs/readings.md 4. */
  asksToCheckAccount?: true;
  instead?: RouteId;
  /** The page that stands whole in the server's HTML; undefined where an outline stands for it. docs/decisions/0060. */
  drawn?: RouteId;
  /** What the start page shows first to somebody who has applied here before. docs/readings.md 102. */
  front?: FrontCard<AccountView>;
  /** True where somebody signed in here before, and their session has ended. */
  isKnown?: boolean;
  /** What the link that led here answers of the pages before an application exists. docs/decisions/0081. */
  prefill?: Answers;
  /** What was typed in a frame that this tab was opened from, in the contract's words, and when in ms: it becomes this browser's draft. docs/decisions/0118. */
  carried?: { answers: Readonly<Record<string, string>>; at: number };
  /** What the link that led here names beside an account, to be connected to one of theirs; on the pages of their accounts. docs/decisions/0089. */
  service?: { intent: ConnectingIntent; name?: string; websiteId?: string };
  /** What stands above the page while a reviewer looks at it by a ticket, in their language. docs/decisions/0087. */
  support?: { title: string; text: string; reason: string; end: string };
  /** What this page says when it is left; good for its own session, once. docs/decisions/0090. */
  exitToken?: string;
  serverNow: number;
  sessionEndsAt?: number;
  /** `survey` where its address is configured. */
  scripts: { places: string; survey?: string };
  /** What the payment provider's card field is loaded with. */
  cardField: { scriptUrl: string; publishableKey: string };
};
