/** How a verification step is asked, answered and, where allowed, replaced. Document 1, sections 1, 4 and 7; decisions.md, rows 11, 26 and 30. */
export type StepUpRow = {
  /** The page, for its own route id in ROUTES. */
  page: string;
  /** Where a person without this proof may go instead; a skip never waives. decisions.md, row 11. */
  replacedBy?: 'GOV_ID_SELFIE';
  /** True where it never holds up the applicant's own page. decisions.md, section 4. */
  background?: true;
  /** True where "I'll do this later" is offered. Document 2, section 4. */
  later?: true;
};

/** One row per verification step. */
export const STEP_UPS = {
  OTP_SMS: { page: 'otp', replacedBy: 'GOV_ID_SELFIE' },
  PHONE_AUTH: { page: 'phone-auth', replacedBy: 'GOV_ID_SELFIE' },
  FULL_SSN: { page: 'ssn', later: true },
  GOV_ID_SELFIE: { page: 'identification' },
  EIN_DOC: { page: 'verification' },
  BO_INFO: { page: 'owners' },
  BO_VERIFICATION: { page: 'owners', background: true },
  BUSINESS_INFO: { page: 'business-info', later: true },
  FULL_ONBOARDING: { page: 'owner-identity' },
} as const satisfies Record<string, StepUpRow>;

export type StepUpType = keyof typeof STEP_UPS;

/** A step-up of an application: asked, then done or replaced. Times in ms of the product's clock. */
export type StepUp = { type: StepUpType; askedAt: number; doneAt?: number; result?: 'done' | 'replaced' | 'failed' };

/** The first step-up that the applicant must still do, BO_VERIFICATION aside. Document 1, section 4. */
export const openStepUp = (stepUps: readonly StepUp[]): StepUp | undefined =>
  stepUps.find(({ type, doneAt }) => doneAt === undefined && !('background' in STEP_UPS[type]));
