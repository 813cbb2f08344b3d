import type { Answers } from '../answer-rows.ts';
import { answerAt } from '../core/answers.ts';

export const personNameOf = (answers: Answers): string =>
  `${answerAt(answers, 'applicant.name.firstName')} ${answerAt(answers, 'applicant.name.lastName')}`.trim();

export const legalNameOf = (answers: Answers): string =>
  answerAt(answers, 'company.name') || personNameOf(answers);

/** The name that customers know: the DBA, otherwise the legal name. */
export const displayNameOf = (answers: Answers): string =>
  answerAt(answers, 'company.dba') || legalNameOf(answers);
