import type { Answers } from '@signet/rulebook/forms';

const FROM = 'company.address.';
const TO = 'applicant.address.';

/** The business's address as answers of the home address. ux.md, point 8. */
export const sameAddress = (answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([path, value]) => (path.startsWith(FROM) ? [[TO + path.slice(FROM.length), value]] : [])),
  );
