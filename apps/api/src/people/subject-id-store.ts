import { INQUIRY_STEP_UP, type InquiryMode } from '@signet/rulebook/identity/inquiry';
import type { StepUpType } from '@signet/rulebook/reference/enumerations';
import { STEP_UPS } from '@signet/rulebook/step-ups';
import { TAX_INFORMATION, type TaxInformationType } from '@signet/rulebook/tax-id/tax-information';
import { type Sql, sql } from '../platform/sql/sql.ts';

/** The id of an application's applicant. */
export const applicantIdSql = (applicationId: Sql): Sql =>
  sql`(select w.id from people w where w.application_id = ${applicationId} and w.role = 'applicant')`;

type SubjectOf = StepUpType | InquiryMode | TaxInformationType;

/** The step-up that an inquiry or a number answers. */
const STEP_UP_OF: Readonly<Record<InquiryMode | TaxInformationType, StepUpType>> = {
  ...INQUIRY_STEP_UP,
  SSN9: TAX_INFORMATION.SSN9.stepUp,
  FEIN: TAX_INFORMATION.FEIN.stepUp,
};

const stepUpOf = (what: SubjectOf): StepUpType => (what in STEP_UP_OF ? STEP_UP_OF[what as keyof typeof STEP_UP_OF] : (what as StepUpType)); // looked up before

/** Whose step-up, inquiry or number it is: a person's id, or null where it is the business's. */
export const subjectIdSql = (what: SubjectOf, applicationId: Sql): Sql =>
  STEP_UPS[stepUpOf(what)].subject === 'person' ? applicantIdSql(applicationId) : sql`null::text`;
