export const CHANNEL_TYPES = [
  'ONLINE',
  'RETAIL',
  'MOBILE',
  'MARKETPLACE',
  'SOCIAL',
  'DEFAULT',
] as const;
type ChannelType = (typeof CHANNEL_TYPES)[number];

/** Undefined for an unknown channel type. */
export const channelType = (text: string): ChannelType | undefined =>
  CHANNEL_TYPES.find((type) => type === text);

export const ONBOARDING_MODES = ['REGULAR', 'CAPITAL'] as const;

export const SEGMENTS = { RESTAURANT: { mcc: '5812' }, RETAIL: { mcc: undefined } } as const;

/** Category classes: goes on, goes on and is reviewed, is stopped. docs/readings.md 57. */
export const CATEGORY_CLASSES = ['REGULAR', 'PROHIBITED', 'SUPER_PROHIBITED'] as const;

export const OWNER_TYPES = ['APPLICANT', 'APPLICANT_OWNER', 'OWNER'] as const;
export const OWNER_LABELS = ['completed', 'incomplete', 'request to be sent'] as const;

export const INQUIRY_MODES = ['identification', 'verification'] as const;
export const INQUIRY_STATUSES = ['IN_PROGRESS', 'RECEIVED', 'TIMEOUT'] as const;

/** Sign-up forms in order; the first three make up the local draft. docs/readings.md 37. */
export const SIGN_UP_FORMS = [
  'applicant',
  'business',
  'category',
  'address',
  'ownerIdentity',
] as const;
export const DRAFT_FORMS = ['applicant', 'business', 'category'] as const;
export type SignUpForm = (typeof SIGN_UP_FORMS)[number];

export const DECISIONS = [
  'PENDING',
  'APPROVED',
  'DECLINED',
  'APPROVED_PENDING',
  'DECLINED_PENDING',
  'ERROR',
] as const;
export type Decision = (typeof DECISIONS)[number];

export const INTENTS = ['CREATE_BUSINESS', 'ADD_STORE', 'ADD_CHANNEL', 'ADD_PRODUCT'] as const;
export type Intent = (typeof INTENTS)[number];

export const BO_STATUSES = ['NONE', 'WAITING_FOR_INFO', 'INFO_PROVIDED'] as const;
export type BoStatus = (typeof BO_STATUSES)[number];

/** Verification steps; a background step never blocks the applicant's own page. */
export const STEP_UP_TYPES = {
  OTP_SMS: {},
  PHONE_AUTH: {},
  FULL_SSN: {},
  GOV_ID_SELFIE: {},
  EIN_DOC: {},
  BO_INFO: {},
  BO_VERIFICATION: { background: true },
  BUSINESS_INFO: {},
  FULL_ONBOARDING: {},
  CHANGES_REQUESTED: {},
} as const satisfies Record<string, { background?: true }>;

export type StepUpType = keyof typeof STEP_UP_TYPES;

/** Step-ups that a form answers, with the pages and calls of those forms. */
export const FORM_STEP_UPS = [
  'FULL_SSN',
  'BUSINESS_INFO',
  'CHANGES_REQUESTED',
] as const satisfies readonly StepUpType[];
export type FormStepUp = (typeof FORM_STEP_UPS)[number];
export const STEP_UP_FORM_PAGES = ['ssn', 'business-info', 'changes'] as const;
export type StepUpFormPage = (typeof STEP_UP_FORM_PAGES)[number];
export const STEP_UP_FORM_CALLS = ['submitFullSsn', 'submitBusinessInfo', 'submitChanges'] as const;
export type StepUpFormCall = (typeof STEP_UP_FORM_CALLS)[number];

/** Steps that step-ups add to the progress rail. */
export const ADDED_STEPS = [
  'fullSsn',
  'photoId',
  'businessInfo',
  'businessDocument',
  'changes',
] as const;
export type AddedStepId = (typeof ADDED_STEPS)[number];

/** The first part of a step-up's events; the second is how it ended. */
export const STEP_UP_EVENTS = [
  'otp',
  'phoneLink',
  'fullSsn',
  'governmentId',
  'businessInfo',
  'einDocument',
  'fullOnboarding',
  'boInfo',
  'changes',
] as const;
export const SKIPPED_STEP_UP_EVENTS = ['phoneLink', 'boInfo'] as const;
type StepUpEvent = (typeof STEP_UP_EVENTS)[number];
export type StepUpEventId =
  | `${StepUpEvent}.${'started' | 'success' | 'failed'}`
  | `${(typeof SKIPPED_STEP_UP_EVENTS)[number]}.skipped`;
