import type { ErrorCode } from '../core/errors.ts';

/** Marks every message in both directions; messages without it are ignored. docs/decisions/0093. */
export const EMBED_NAMESPACE = 'signet-onboarding';

/**
 * Increased only when a field is removed or changes meaning; new messages and fields keep the
 * version.
 */
export const EMBED_VERSION = 1;

export const EMBED_LIMITS = {
  heightStepPx: 1,
  heightDebounceMs: 100,
  heightPollMs: 250,
  /**
   * A narrower frame is being opened or closed, where one letter per line would report an enormous
   * height.
   */
  heightFromWidthPx: 160,
  fullScreenLeaveMs: 180,
  /** Steps that a page outside the journey reports. */
  maxStepDefault: 10,
  acknowledgementMs: 1_000,
  /**
   * Clickjacking protection: a binding button works only after the frame has been visible this
   * long.
   */
  pressAfterMs: 500,
  /** Parent messages with more fields or longer texts are ignored. */
  messageMaxFields: 16,
  messageTextMaxChars: 100,
  /** Excess messages are dropped; no real page sends that many. */
  messagesPerSecond: 20,
  /** Without `loading` or `ready` for this long, the parent looks for the cause. */
  silentAfterMs: 3_000,
} as const;

/** Types of message fields. `errors`: codes and field ids, never what was typed. */
type FieldTypes = {
  text: string;
  boolean: boolean;
  /** CSS pixels, a whole number. */
  pixels: number;
  count: number;
  errorType: EmbedErrorType;
  outcome: EmbedOutcome;
  properties: Readonly<Record<string, string | number | boolean>>;
  errors: readonly EmbedValidationError[];
  locale: string;
  theme: EmbedTheme;
};
type FieldType = keyof FieldTypes;
type MessageRow = {
  why: string;
  fields: Readonly<Record<string, FieldType>>;
  optional?: Readonly<Record<string, FieldType>>;
};

/**
 * Why a frame cannot continue, besides the errors of the catalog. The parent page can fix each of
 * them.
 */
export const EMBED_BLOCKS = [
  'embed.cookieBlocked',
  'embed.cameraBlocked',
  'embed.referralUnknown',
] as const;
export type EmbedErrorType = ErrorCode | (typeof EMBED_BLOCKS)[number];

export const EMBED_OUTCOMES = [
  'approved',
  'approvedPending',
  'inReview',
  'notApproved',
  'cashAdvance',
] as const;
export type EmbedOutcome = (typeof EMBED_OUTCOMES)[number];

export type EmbedValidationError = { fieldId: string; code: string };

/** Corners and colors that a parent may choose; anything else in a theme is dropped. */
export type EmbedTheme = {
  colorScheme?: 'light' | 'dark' | 'system';
  /** `#rrggbb`; dropped when it would make text unreadable. */
  accentColor?: string;
  /** 0 to 24. */
  cornerRadiusPx?: number;
};

/** Messages from the frame to its parent. None contains anything that a person typed. */
export const TO_PARENT = {
  loading: { why: 'the frame’s page has arrived and its scripts are still loading', fields: {} },
  ready: { why: 'the frame is listening and accepts `init`', fields: { stepId: 'text' } },
  heightChanged: {
    why: 'the content’s height changed by 1 px or more',
    fields: { height: 'pixels' },
  },
  stepChanged: {
    why: 'another page is shown; the SDK scrolls the frame into view',
    fields: { stepId: 'text' },
  },
  focusMoved: {
    why: 'the focus moved out of sight, `top` pixels below the top of the frame, in a browser where a frame cannot scroll the page around it; the SDK scrolls there',
    fields: { top: 'pixels' },
  },
  focusShown: {
    why: 'the focus moved to something in the window, `top` pixels below the top of the frame; the SDK scrolls if your fixed header (the `scroll-padding-top` of `html`) covers it',
    fields: { top: 'pixels' },
  },
  left: {
    why: 'the current page is unloading; if no `ready` follows, another site’s page (such as sign-in) is in the frame',
    fields: {},
  },
  multistepNavigationChanged: {
    why: 'the texts and states of the page’s buttons changed, for a parent that draws its own',
    fields: {
      isShown: 'boolean',
      isBackDisabled: 'boolean',
      isContinueDisabled: 'boolean',
      backText: 'text',
      continueText: 'text',
      isLoading: 'boolean',
      isBackIconHidden: 'boolean',
      maxStep: 'count',
      currentStep: 'count',
    },
  },
  completed: {
    why: 'nothing is left for the person to do here, not even something they put off; sent once per outcome',
    fields: { outcome: 'outcome' },
    optional: { applicationId: 'text' },
  },
  error: {
    why: 'something failed; `message` is what the person reads',
    fields: { errorType: 'errorType', message: 'text' },
  },
  analytics: {
    why: 'an analytics event happened',
    fields: { event: 'text', properties: 'properties' },
  },
  fullScreenChanged: {
    why: 'a dialog or a vendor’s window opened over the page, or closed',
    fields: { isFullScreen: 'boolean' },
  },
  validationError: {
    why: 'answers were not accepted; sent only with `emitValidationErrors`; the parent replies with `validationErrorShown`',
    fields: { id: 'text', stepId: 'text', errors: 'errors' },
  },
} as const satisfies Readonly<Record<string, MessageRow>>;

/** Messages from the parent. None can identify a person or an application. */
export const FROM_PARENT = {
  init: {
    why: 'sets the language and the look, at the start and whenever they change',
    fields: {},
    optional: { locale: 'locale', theme: 'theme' },
  },
  nextStep: {
    why: 'presses the page’s Continue button; on a page where pressing it binds the person, only moves the focus to it',
    fields: {},
  },
  previousStep: { why: 'presses the page’s Back link', fields: {} },
  validationErrorShown: { why: 'the parent shows these errors itself', fields: { id: 'text' } },
} as const satisfies Readonly<Record<string, MessageRow>>;

type Fields<Row extends MessageRow> = {
  -readonly [Name in keyof Row['fields']]: FieldTypes[Row['fields'][Name]];
} & (Row extends {
  optional: infer Optional extends Readonly<Record<string, FieldType>>;
}
  ? { -readonly [Name in keyof Optional]?: FieldTypes[Optional[Name]] }
  : unknown);

type Envelope<Type> = {
  namespace: typeof EMBED_NAMESPACE;
  version: typeof EMBED_VERSION;
  type: Type;
};

export type ToParentType = keyof typeof TO_PARENT;
export type FromParentType = keyof typeof FROM_PARENT;

export type ToParentFields<Type extends ToParentType> = Fields<(typeof TO_PARENT)[Type]>;
export type FromParentFields<Type extends FromParentType> = Fields<(typeof FROM_PARENT)[Type]>;

/** A message on the wire: the envelope and its fields, flat. */
export type ToParentMessage = {
  [Type in ToParentType]: Envelope<Type> & ToParentFields<Type>;
}[ToParentType];
export type FromParentMessage = {
  [Type in FromParentType]: Envelope<Type> & FromParentFields<Type>;
}[FromParentType];

export const EMBED_PARAMETERS = {
  isEmbedMode: 'flag',
  /** The embedding page: messages go to exactly this origin. */
  parentOrigin: 'origin',
  isFullscreen: 'flag',
  isGlobalLoaderHidden: 'flag',
  isMultistepNavigationHidden: 'flag',
  emitValidationErrors: 'flag',
  /** `REGULAR` or `CAPITAL`; `mode` is its older name. */
  onboardingMode: 'mode',
  mode: 'mode',
  /** Minimum height that the frame requests, in CSS pixels. */
  minHeight: 'pixels',
  headingLevel: 'level',
  component: 'component',
  /** Initial locale of the frame. docs/decisions/0122. */
  locale: 'locale',
  /** Initial market; overridden by the person's later choice. */
  market: 'market',
} as const;
export type EmbedParameter = keyof typeof EMBED_PARAMETERS;
