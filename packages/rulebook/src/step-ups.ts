import type { StepUpType } from './reference/enumerations.ts';

/** How a verification step is asked, answered and, where allowed, replaced. Document 1, sections 1, 4 and 7; decisions.md, rows 11, 26 and 30. */
export type StepUpRow = {
  /** The page, for its own route id in ROUTES. */
  page: string;
  /** Its name in the path of its own call; a step without one has calls of another kind. Document 1, section 7. */
  pathSegment?: string;
  /** Where a person without this proof may go instead; a skip never waives. decisions.md, row 11. */
  replacedBy?: 'GOV_ID_SELFIE';
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
  BO_VERIFICATION: { page: 'owners' },
  BUSINESS_INFO: { page: 'business-info', pathSegment: 'business-info', deferrable: true },
  FULL_ONBOARDING: { page: 'owner-identity' },
} as const satisfies Record<StepUpType, StepUpRow>;
