import { type Locale, localeRow, type Market } from '../reference/locales.ts';

const TRACKING_CHOICES = ['yes', 'no'] as const;
export type TrackingChoice = (typeof TRACKING_CHOICES)[number];

/** Stores the choice in a cookie that scripts can write; it holds no secret. */
export const TRACKING_COOKIE = 'tracking';

/**
 * `ask`: off until the visitor agrees; `control`: off by the browser's own signal, without asking.
 */
export type Tracking = 'on' | 'off' | 'ask' | 'control';

export type TrackingConsent = { choice: string | undefined; hasPrivacyControl: boolean };

export type TrackingVisit = TrackingConsent & { market: Market; locale: Locale };

/**
 * Markets where consent comes first. Quebec's law requires it, and as the province is unknown
 * before the address, all of Canada is asked. docs/decisions/0082.
 */
const REQUIRES_CONSENT: Readonly<Record<Market, boolean>> = { US: false, CA: true };

/** A locale used only in such markets counts as one, because its reader may live there. */
const requiresConsent = ({ market, locale }: TrackingVisit): boolean =>
  REQUIRES_CONSENT[market] || localeRow(locale).markets.every((home) => REQUIRES_CONSENT[home]);

type TrackingRule = { id: string; when: (visit: TrackingVisit) => boolean; tracking: Tracking };

/** Whether a visit is tracked: the first matching rule. */
export const TRACKING_RULES: readonly TrackingRule[] = [
  { id: 'privacyControl', when: ({ hasPrivacyControl }) => hasPrivacyControl, tracking: 'control' },
  { id: 'refused', when: ({ choice }) => choice === 'no', tracking: 'off' },
  { id: 'agreed', when: ({ choice }) => choice === 'yes', tracking: 'on' },
  { id: 'notAsked', when: requiresConsent, tracking: 'ask' },
  { id: 'usual', when: () => true, tracking: 'on' },
];

export const trackingOf = (visit: TrackingVisit): Tracking =>
  TRACKING_RULES.find(({ when }) => when(visit))?.tracking ?? 'off';

export const trackingChoiceIn = (text: string | undefined): TrackingChoice | undefined =>
  TRACKING_CHOICES.find((choice) => choice === text);
