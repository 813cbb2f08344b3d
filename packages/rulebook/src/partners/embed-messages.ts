import type { ErrorCode } from '../core/errors.ts';

/** Every message carries it, in both directions; whatever lacks it is somebody else's. docs/decisions/0093. */
export const EMBED_NAMESPACE = 'signet-onboarding';

/** Grows only when a field changes its meaning or goes; new messages and fields are no new version. */
export const EMBED_VERSION = 1;

/** Times and bounds of the talk between a frame and its parent. */
export const EMBED_LIMITS = {
  heightStepPx: 1,
  heightDebounceMs: 100,
  heightPollMs: 250,
  /** A frame that is narrower is just being opened or closed: nobody reads a page there, and one letter to a line makes a tower of it. */
  heightFromWidthPx: 160,
  fullScreenLeaveMs: 180,
  acknowledgementMs: 1_000,
  /** A press that binds somebody counts only after the frame has been in sight for so long. */
  pressAfterMs: 500,
  /** A message from a parent is a few short fields; one with more, or a longer text, is not read. */
  messageMaxFields: 16,
  messageTextMaxChars: 100,
  /** More in one second are dropped: no page presses that fast. */
  messagesPerSecond: 20,
  /** After so long without `ready` the parent looks for the reason. */
  silentAfterMs: 3_000,
} as const;

/** What a field of a message may hold. `errors`: codes and field ids, never what was typed. */
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
type MessageRow = { why: string; fields: Readonly<Record<string, FieldType>>; optional?: Readonly<Record<string, FieldType>> };

/** Why a frame cannot go on, beside the errors of the catalogue. The parent's page can mend each of them. */
export const EMBED_BLOCKS = ['embed.cookieBlocked', 'embed.cameraBlocked', 'embed.referralUnknown'] as const;
export type EmbedErrorType = ErrorCode | (typeof EMBED_BLOCKS)[number];

/** How an application ended, as the applicant is told. */
export const EMBED_OUTCOMES = ['approved', 'approvedPending', 'inReview', 'notApproved', 'cashAdvance'] as const;
export type EmbedOutcome = (typeof EMBED_OUTCOMES)[number];

export type EmbedValidationError = { fieldId: string; code: string };

/** Corners and colours that a parent may choose; anything else in a theme is dropped. */
export type EmbedTheme = {
  colorScheme?: 'light' | 'dark' | 'system';
  /** `#rrggbb`; one that would make a text unreadable is dropped. */
  accentColor?: string;
  /** 0 to 24. */
  cornerRadiusPx?: number;
};

/** What a frame tells its parent. Nothing that a person typed is in any of it. */
export const TO_PARENT = {
  loading: { why: 'the frame’s page has arrived and its scripts are still loading', fields: {} },
  ready: { why: 'the frame is listening and accepts `init`', fields: { stepId: 'text' } },
  heightChanged: { why: 'the content’s height changed by 1 px or more', fields: { height: 'pixels' } },
  stepChanged: { why: 'another page is shown; the SDK scrolls the frame into view', fields: { stepId: 'text' } },
  focusMoved: {
    why: 'the focus moved out of sight, `top` pixels below the top of the frame, in a browser where a frame cannot scroll the page around it; the SDK scrolls there',
    fields: { top: 'pixels' },
  },
  left: { why: 'the current page is unloading; if no `ready` follows, another site’s page (such as sign-in) is in the frame', fields: {} },
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
    why: 'the person is done; sent once per outcome',
    fields: { outcome: 'outcome' },
    optional: { applicationId: 'text' },
  },
  error: { why: 'something failed; `message` is what the person reads', fields: { errorType: 'errorType', message: 'text' } },
  analytics: { why: 'an analytics event happened', fields: { event: 'text', properties: 'properties' } },
  fullScreenChanged: {
    why: 'a dialog or a vendor’s window opened over the page, or closed',
    fields: { isFullScreen: 'boolean' },
  },
  validationError: {
    why: 'answers were not accepted; sent only with `emitValidationErrors`; the parent replies with `validationErrorShown`',
    fields: { id: 'text', stepId: 'text', errors: 'errors' },
  },
} as const satisfies Readonly<Record<string, MessageRow>>;

/** What a parent may say. Never who somebody is, and never which application. */
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

type Fields<Row extends MessageRow> = { -readonly [Name in keyof Row['fields']]: FieldTypes[Row['fields'][Name]] } & (Row extends {
  optional: infer Optional extends Readonly<Record<string, FieldType>>;
}
  ? { -readonly [Name in keyof Optional]?: FieldTypes[Optional[Name]] }
  : unknown);

type Envelope<Type> = { namespace: typeof EMBED_NAMESPACE; version: typeof EMBED_VERSION; type: Type };

export type ToParentType = keyof typeof TO_PARENT;
export type FromParentType = keyof typeof FROM_PARENT;

/** The fields of a message that a frame sends. */
export type ToParentFields<Type extends ToParentType> = Fields<(typeof TO_PARENT)[Type]>;
/** The fields of a message that a parent sends. */
export type FromParentFields<Type extends FromParentType> = Fields<(typeof FROM_PARENT)[Type]>;

/** A message as it travels: the envelope and its fields, flat. */
export type ToParentMessage = { [Type in ToParentType]: Envelope<Type> & ToParentFields<Type> }[ToParentType];
export type FromParentMessage = { [Type in FromParentType]: Envelope<Type> & FromParentFields<Type> }[FromParentType];

/** What the frame's address may carry, and how it is read; a flag is `true` or absent. */
export const EMBED_PARAMETERS = {
  isEmbedMode: 'flag',
  /** The page that holds the frame: messages go to exactly this origin. */
  parentOrigin: 'origin',
  isFullscreen: 'flag',
  isGlobalLoaderHidden: 'flag',
  isMultistepNavigationHidden: 'flag',
  emitValidationErrors: 'flag',
  /** `REGULAR` or `CAPITAL`; `mode` is its older name. */
  onboardingMode: 'mode',
  mode: 'mode',
  /** CSS pixels below which the frame never asks for less. */
  minHeight: 'pixels',
  /** The level of the page’s own heading: 1, or 2 where the parent has the first. */
  headingLevel: 'level',
  /** The language that the frame begins in. docs/decisions/0122. */
  locale: 'locale',
  /** The country that it begins in; what the person chooses there later counts before it. */
  market: 'market',
} as const;
export type EmbedParameter = keyof typeof EMBED_PARAMETERS;
