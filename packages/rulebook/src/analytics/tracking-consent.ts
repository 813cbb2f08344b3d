import { type Locale, localeRow, type Market } from '../reference/locales.ts';

/** What somebody answers when they are asked. */
const TRACKING_CHOICES = ['yes', 'no'] as const;
export type TrackingChoice = (typeof TRACKING_CHOICES)[number];

/** Keeps the answer in the browser; without a secret, and scripts write it. */
export const TRACKING_COOKIE = 'tracking';

/** `ask`: not before somebody agreed; `control`: the browser itself says no, and nobody is asked. */
export type Tracking = 'on' | 'off' | 'ask' | 'control';

/** What a browser says of it: the answer as its cookie says it, and its own signal (Global Privacy Control). */
export type TrackingConsent = { choice: string | undefined; hasPrivacyControl: boolean };

export type TrackingVisit = TrackingConsent & { market: Market; locale: Locale };

/** Where agreement comes first. Quebec's law; nobody's province is known before their address, so all of Canada is asked. docs/decisions/0082. */
const ASKS_FIRST: Readonly<Record<Market, boolean>> = { US: false, CA: true };

/** A language that is at home only where agreement comes first counts like the country: its reader may live there. */
const isAskedFirst = ({ market, locale }: TrackingVisit): boolean =>
  ASKS_FIRST[market] || localeRow(locale).markets.every((home) => ASKS_FIRST[home]);

type TrackingRule = { id: string; when: (visit: TrackingVisit) => boolean; tracking: Tracking };

/** Whether a visit is told to analytics: the first row that holds. */
export const TRACKING_RULES: readonly TrackingRule[] = [
  { id: 'privacyControl', when: ({ hasPrivacyControl }) => hasPrivacyControl, tracking: 'control' },
  { id: 'refused', when: ({ choice }) => choice === 'no', tracking: 'off' },
  { id: 'agreed', when: ({ choice }) => choice === 'yes', tracking: 'on' },
  { id: 'notAsked', when: isAskedFirst, tracking: 'ask' },
  { id: 'usual', when: () => true, tracking: 'on' },
];

export const trackingOf = (visit: TrackingVisit): Tracking => TRACKING_RULES.find(({ when }) => when(visit))?.tracking ?? 'off';

/** The answer as a cookie says it. */
export const trackingChoiceIn = (text: string | undefined): TrackingChoice | undefined =>
  TRACKING_CHOICES.find((choice) => choice === text);
