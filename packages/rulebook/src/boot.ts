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
import type {
  Brand,
  BuilderDialog,
  DocumentLinks,
  PageContacts,
  Portal,
} from './reference/portals.ts';
import type { TermsRow } from './reference/terms.ts';
import type { RouteId } from './routes.ts';
import type { KeptForm } from './sign-up/typed-answers.ts';

export type Invitation = {
  businessName: string;
  applicantName: string;
  market: Market;
  namedAs: NamedAs;
};

/** Data the server embeds in the page; none of it is secret. */
export type Boot = {
  locale: Locale;
  market: Market;
  /** True when the market was guessed, which the page mentions. docs/readings.md 131. */
  isMarketGuessed: boolean;
  /** The partner offers no other country. */
  isMarketFixed?: true;
  currency: Currency;
  portal: Portal;
  release: string;
  brand: Brand & PageContacts;
  flags: Flags;
  /** Whether the visit may be tracked. docs/decisions/0082. */
  tracking: Tracking;
  fees: readonly (FeeRow & { names?: Readonly<Record<string, string>> })[];
  monthlyFeeCents?: number;
  issued: IssuedRanges;
  terms: Omit<TermsRow, 'from'>;
  builderDialog?: BuilderDialog;
  documents: DocumentLinks;
  locales: readonly Locale[];
  path: string;
  /**
   * Shows only the part that the address names, without header and progress rail.
   * docs/decisions/0069.
   */
  mode?: 'CAPITAL';
  /**
   * Set when embedded in a partner's page (docs/decisions/0093); `carryToken` authorizes handing
   * typed answers over to a tab (docs/decisions/0118).
   */
  embed?: EmbedSettings & { carryToken?: string };
  referralUrlId?: string;
  signedIn: boolean;
  /** E-mail of the session, for display and to prefill the first answer. */
  emailAddress?: string;
  application?: ApplicationView;
  /** The invited owner's own record, on their pages only. docs/decisions/0063. */
  owner?: OwnerRecordView;
  /** Who is signed in, on the pages that no application stands for. */
  person?: { firstName: string; lastName: string };
  /**
   * Data of the order pages, and the query that names their step; on those pages only.
   * docs/decisions/0113.
   */
  order?: { form: OrderFormView; search: string };
  /**
   * Unsent answers that were typed into this application's forms, on any device.
   * docs/decisions/0085.
   */
  typedAnswers?: { readonly [Form in KeptForm]?: TypedAnswers };
  invitation?: Invitation;
  /**
   * Message to show: an application that was forbidden or not found, or an ended session.
   * docs/readings.md 4.
   */
  notice?: 'completed' | 'timeout';
  /**
   * True when the page should ask the visitor to check that they signed in with the right account.
   * docs/readings.md 4.
   */
  asksToCheckAccount?: true;
  instead?: RouteId;
  /**
   * The page that the server rendered in full; undefined when it rendered an outline.
   * docs/decisions/0060.
   */
  drawn?: RouteId;
  /**
   * The application that the start page features for a returning applicant. docs/readings.md 102.
   */
  front?: FrontCard<AccountView>;
  /** True when someone signed in here before and the session has ended. */
  isKnown?: boolean;
  /** Answers from the link, for the pages before an application exists. docs/decisions/0081. */
  prefill?: Answers;
  /**
   * Answers typed in the frame that opened this tab, as contract values, and when (ms); they become
   * this browser's draft. docs/decisions/0118.
   */
  carried?: { answers: Readonly<Record<string, string>>; at: number };
  /**
   * What the link wants to connect to one of the visitor's accounts; on the account pages only.
   * docs/decisions/0089.
   */
  service?: { intent: ConnectingIntent; name?: string; websiteId?: string };
  /**
   * Banner shown while a reviewer views the page with a support ticket, in their language.
   * docs/decisions/0087.
   */
  support?: { title: string; text: string; reason: string; end: string };
  /**
   * Single-use token that the page sends when it is left; valid for its own session only.
   * docs/decisions/0090.
   */
  exitToken?: string;
  serverNow: number;
  sessionEndsAt?: number;
  scripts: { places: string; survey?: string };
  cardField: { scriptUrl: string; publishableKey: string };
};
