import { ERROR_WORDS } from '@signet/rulebook/errors.en-US';
import { FIELD_WORDS } from '@signet/rulebook/fields/words.en-US';
import { TEXTS as country } from '../country/texts.ts';
import { TEXTS as quebec } from '../quebec/texts.ts';
import { TEXTS as address } from '../screens/address/texts.ts';
import { TEXTS as applicant } from '../screens/applicant/texts.ts';
import { TEXTS as bank } from '../screens/bank/texts.ts';
import { TEXTS as bankSuccess } from '../screens/bank-success/texts.ts';
import { TEXTS as business } from '../screens/business/texts.ts';
import { TEXTS as category } from '../screens/category/texts.ts';
import { TEXTS as checkAnswers } from '../screens/check-answers/texts.ts';
import { TEXTS as complete } from '../screens/complete/texts.ts';
import { TEXTS as error } from '../screens/error/texts.ts';
import { TEXTS as getStarted } from '../screens/get-started/texts.ts';
import { TEXTS as incorrectUrl } from '../screens/incorrect-url/texts.ts';
import { TEXTS as notReady } from '../screens/not-ready/texts.ts';
import { TEXTS as otp } from '../screens/otp/texts.ts';
import { TEXTS as ownerIdentity } from '../screens/owner-identity/texts.ts';
import { TEXTS as success } from '../screens/success/texts.ts';
import { TEXTS as verifying } from '../screens/verifying/texts.ts';
import { SHELL } from '../shell-texts.ts';

/** Every word in US English. */
export const WORDS = {
  shell: SHELL,
  country,
  quebec,
  fields: FIELD_WORDS,
  errors: ERROR_WORDS,
  screens: {
    'get-started': getStarted,
    applicant,
    business,
    category,
    address,
    'owner-identity': ownerIdentity,
    'check-answers': checkAnswers,
    verifying,
    otp,
    success,
    error,
    bank,
    'bank-success': bankSuccess,
    complete,
    'not-ready': notReady,
    'incorrect-url': incorrectUrl,
  },
};
