import { ERROR_WORDS } from '@signet/rulebook/errors.fr-CA';
import { FIELD_WORDS } from '@signet/rulebook/fields/words.fr-CA';
import { TEXTS as country } from '../country/texts.fr-CA.ts';
import { TEXTS as quebec } from '../quebec/texts.fr-CA.ts';
import { TEXTS as address } from '../screens/address/texts.fr-CA.ts';
import { TEXTS as applicant } from '../screens/applicant/texts.fr-CA.ts';
import { TEXTS as bank } from '../screens/bank/texts.fr-CA.ts';
import { TEXTS as bankSuccess } from '../screens/bank-success/texts.fr-CA.ts';
import { TEXTS as business } from '../screens/business/texts.fr-CA.ts';
import { TEXTS as category } from '../screens/category/texts.fr-CA.ts';
import { TEXTS as checkAnswers } from '../screens/check-answers/texts.fr-CA.ts';
import { TEXTS as complete } from '../screens/complete/texts.fr-CA.ts';
import { TEXTS as error } from '../screens/error/texts.fr-CA.ts';
import { TEXTS as getStarted } from '../screens/get-started/texts.fr-CA.ts';
import { TEXTS as incorrectUrl } from '../screens/incorrect-url/texts.fr-CA.ts';
import { TEXTS as notReady } from '../screens/not-ready/texts.fr-CA.ts';
import { TEXTS as otp } from '../screens/otp/texts.fr-CA.ts';
import { TEXTS as ownerIdentity } from '../screens/owner-identity/texts.fr-CA.ts';
import { TEXTS as success } from '../screens/success/texts.fr-CA.ts';
import { TEXTS as verifying } from '../screens/verifying/texts.fr-CA.ts';
import { SHELL } from '../shell-texts.fr-CA.ts';
import type { Words } from './words.ts';

/** Every word in Quebec French. */
export const WORDS: Words = {
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
