export const CHANNEL_TYPES = ['ONLINE', 'RETAIL', 'MOBILE', 'MARKETPLACE', 'SOCIAL', 'DEFAULT'] as const;
type ChannelType = (typeof CHANNEL_TYPES)[number];

/** The channel type a text names; any other value is dropped. */
export const channelType = (text: string): ChannelType | undefined => CHANNEL_TYPES.find((type) => type === text);

export const ONBOARDING_MODES = ['REGULAR', 'CAPITAL'] as const;

/** Kinds of business whose category is known at once. */
export const SEGMENTS = { RESTAURANT: { mcc: '5812' }, RETAIL: { mcc: undefined } } as const;

/** Classes of a category: goes on, needs a review, is stopped. docs/readings.md 57. */
export const CATEGORY_CLASSES = { REGULAR: 'goes on', PROHIBITED: 'needs a review', SUPER_PROHIBITED: 'is stopped' } as const;

export const OWNER_TYPES = ['APPLICANT', 'APPLICANT_OWNER', 'OWNER'] as const;
export const OWNER_LABELS = ['completed', 'incomplete', 'request to be sent'] as const;

/** How an inquiry about a person's documents stands, what it is for, and how a texted link stands. */
export const INQUIRY_MODES = ['identification', 'verification'] as const;
export const INQUIRY_STATUSES = ['IN_PROGRESS', 'RECEIVED', 'TIMEOUT'] as const;
export const PHONE_CHECK_STATUSES = ['FAILED', 'SUCCESS', 'REQUESTED', 'IN_PROGRESS'] as const;

/** The forms of the sign-up, in the order in which they are asked; the first three make the local draft. docs/readings.md 37. */
export const SIGN_UP_FORMS = ['applicant', 'business', 'category', 'address', 'ownerIdentity'] as const;
export const DRAFT_FORMS = ['applicant', 'business', 'category'] as const;
export type SignUpForm = (typeof SIGN_UP_FORMS)[number];

export const DECISIONS = ['PENDING', 'APPROVED', 'DECLINED', 'APPROVED_PENDING', 'DECLINED_PENDING', 'ERROR'] as const;
export type Decision = (typeof DECISIONS)[number];

export const INTENTS = ['CREATE_BUSINESS', 'ADD_STORE', 'ADD_CHANNEL', 'ADD_PRODUCT'] as const;
export type Intent = (typeof INTENTS)[number];

export const BO_STATUSES = ['NONE', 'WAITING_FOR_INFO', 'INFO_PROVIDED'] as const;
export type BoStatus = (typeof BO_STATUSES)[number];

/** The verification steps; a background one never holds up the applicant's own page. */
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
} as const satisfies Record<string, { background?: true }>;

export type StepUpType = keyof typeof STEP_UP_TYPES;
