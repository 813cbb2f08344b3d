import type { InquiryMode } from '@signet/rulebook/identity/inquiry';
import type { StepUpType } from '@signet/rulebook/reference/enumerations';
import type { TaxInformationType } from '@signet/rulebook/tax-id/tax-information';
import { type Sql, sql } from '../platform/sql/sql.ts';

/** The id of an application's applicant. */
export const applicantIdSql = (applicationId: Sql): Sql =>
  sql`(select w.id from people w where w.application_id = ${applicationId} and w.role = 'applicant')`;

/** What the applicant proves about themselves; the other step-ups are the business's, or the whole application's. */
const OF_APPLICANT: readonly (StepUpType | InquiryMode | TaxInformationType)[] = [
  'OTP_SMS',
  'PHONE_AUTH',
  'FULL_SSN',
  'GOV_ID_SELFIE',
  'FULL_ONBOARDING',
  'identification',
  'SSN9',
];

/** Whose step-up, inquiry or number it is: a person's id, or null. */
export const subjectIdSql = (what: StepUpType | InquiryMode | TaxInformationType, applicationId: Sql): Sql =>
  OF_APPLICANT.includes(what) ? applicantIdSql(applicationId) : sql`null::text`;
