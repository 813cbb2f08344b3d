import type { PartnerApplication } from '@signet/rulebook/partners/partner-news';
import { TEXTS as ROOM } from '../texts.en-US.ts';
import { stepWords } from '../words.ts';
import { TEXTS } from './texts.en-US.ts';

const dayOf = (at: number | undefined): string =>
  at === undefined ? '' : new Date(at).toISOString().slice(0, 16).replace('T', ' ');

/** The rows of a file; `csvOf` keeps a spreadsheet from running any of them. */
export const exportRows = (
  applicants: readonly PartnerApplication[],
): readonly (readonly string[])[] => [
  TEXTS.file,
  ...applicants.map((applicant) => [
    ...[applicant.id, applicant.externalId ?? '', applicant.businessName ?? ''],
    ROOM.status[applicant.status],
    applicant.stepsLeft.map(stepWords).join('; '),
    ...[applicant.referralUrlId, applicant.agentId ?? '', applicant.market],
    applicant.merchantId ?? '',
    ...[applicant.createdAt, applicant.submittedAt, applicant.changedAt].map(dayOf),
  ]),
];
