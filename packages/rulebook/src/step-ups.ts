/** How a verification step is asked, answered and, where allowed, replaced. Document 1, sections 1, 4 and 7; decisions.md, rows 11, 26 and 30. */
export type StepUpRow = {
  /** The page, for its own route id in ROUTES. */
  page: string;
  /** Its name in the path of its own call; a step without one has calls of another kind. Document 1, section 7. */
  pathSegment?: string;
  /** Where a person without this proof may go instead; a skip never waives. decisions.md, row 11. */
  replacedBy?: 'GOV_ID_SELFIE';
  /** True where it never holds up the applicant's own page. decisions.md, section 4. */
  background?: true;
  /** True where "I'll do this later" is offered. Document 2, section 4. */
  deferrable?: true;
};

/** One row per verification step. */
export const STEP_UPS = {
  OTP_SMS: { page: 'otp', pathSegment: 'otp', replacedBy: 'GOV_ID_SELFIE' },
  PHONE_AUTH: { page: 'phone-auth', replacedBy: 'GOV_ID_SELFIE' },
  FULL_SSN: { page: 'ssn', pathSegment: 'full-ssn', replacedBy: 'GOV_ID_SELFIE', deferrable: true },
  GOV_ID_SELFIE: { page: 'identification', pathSegment: 'identification' },
  EIN_DOC: { page: 'verification', pathSegment: 'verification' },
  BO_INFO: { page: 'owners', pathSegment: 'beneficial-owners' },
  BO_VERIFICATION: { page: 'owners', background: true },
  BUSINESS_INFO: { page: 'business-info', pathSegment: 'business-info', deferrable: true },
  FULL_ONBOARDING: { page: 'owner-identity' },
} as const satisfies Record<string, StepUpRow>;

export type StepUpType = keyof typeof STEP_UPS;

/** The steps that prove the phone: the code and the link stand for each other. Document 2, section 9. */
export const PHONE_STEPS = ['OTP_SMS', 'PHONE_AUTH'] as const satisfies readonly StepUpType[];
export type PhoneStep = (typeof PHONE_STEPS)[number];

/** A step-up of an application: asked, then done or replaced. Times in ms of the product's clock. */
export type StepUp = { type: StepUpType; requestedAt: number; finishedAt?: number; result?: 'done' | 'replaced' | 'failed' };

/** True for a type that has its row; a stored or received one may be none. Document 2, section 8, Unsupported step-up. */
export const isStepUp = (type: string): type is StepUpType => Object.hasOwn(STEP_UPS, type);

const isBackground = (type: string): boolean => isStepUp(type) && 'background' in STEP_UPS[type];

/** The first step-up that the applicant must still do, BO_VERIFICATION aside. Document 1, section 4. */
export const currentStepUp = (stepUps: readonly StepUp[]): StepUp | undefined =>
  stepUps.find(({ type, finishedAt }) => finishedAt === undefined && !isBackground(type));

/** The phone's step that is asked now, if any. */
export const currentPhoneStep = (stepUps: readonly StepUp[]): PhoneStep | undefined => {
  const open = currentStepUp(stepUps);
  return PHONE_STEPS.find((type) => type === open?.type);
};
