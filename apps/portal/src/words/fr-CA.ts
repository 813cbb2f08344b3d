import { ERROR_WORDS } from '@signet/rulebook/errors.fr-CA';
import { FIELD_WORDS } from '@signet/rulebook/fields/words.fr-CA';
import { TEXTS as comeBack } from '../come-back/texts.fr-CA.ts';
import { TEXTS as country } from '../country/texts.fr-CA.ts';
import { TEXTS as inquiry } from '../inquiry/texts.fr-CA.ts';
import { TEXTS as phoneLink } from '../phone-link/texts.fr-CA.ts';
import { TEXTS as quebec } from '../quebec/texts.fr-CA.ts';
import { TEXTS as accountOverlap } from '../screens/account-overlap/texts.fr-CA.ts';
import { TEXTS as accountStores } from '../screens/account-stores/texts.fr-CA.ts';
import { TEXTS as accounts } from '../screens/accounts/texts.fr-CA.ts';
import { TEXTS as address } from '../screens/address/texts.fr-CA.ts';
import { TEXTS as applicant } from '../screens/applicant/texts.fr-CA.ts';
import { TEXTS as bank } from '../screens/bank/texts.fr-CA.ts';
import { TEXTS as bankSuccess } from '../screens/bank-success/texts.fr-CA.ts';
import { TEXTS as business } from '../screens/business/texts.fr-CA.ts';
import { TEXTS as businessInfo } from '../screens/business-info/texts.fr-CA.ts';
import { TEXTS as category } from '../screens/category/texts.fr-CA.ts';
import { TEXTS as checkAnswers } from '../screens/check-answers/texts.fr-CA.ts';
import { TEXTS as complete } from '../screens/complete/texts.fr-CA.ts';
import { TEXTS as ein } from '../screens/ein/texts.fr-CA.ts';
import { TEXTS as error } from '../screens/error/texts.fr-CA.ts';
import { TEXTS as getStarted } from '../screens/get-started/texts.fr-CA.ts';
import { TEXTS as identification } from '../screens/identification/texts.fr-CA.ts';
import { TEXTS as incorrectUrl } from '../screens/incorrect-url/texts.fr-CA.ts';
import { TEXTS as leave } from '../screens/leave/texts.fr-CA.ts';
import { TEXTS as mobileVerification } from '../screens/mobile-verification/texts.fr-CA.ts';
import { TEXTS as notReady } from '../screens/not-ready/texts.fr-CA.ts';
import { TEXTS as otp } from '../screens/otp/texts.fr-CA.ts';
import { TEXTS as ownerIdentity } from '../screens/owner-identity/texts.fr-CA.ts';
import { TEXTS as owners } from '../screens/owners/texts.fr-CA.ts';
import { TEXTS as ownersFurtherSteps } from '../screens/owners-further-steps/texts.fr-CA.ts';
import { TEXTS as phoneAuth } from '../screens/phone-auth/texts.fr-CA.ts';
import { TEXTS as phoneAuthConfirmation } from '../screens/phone-auth-confirmation/texts.fr-CA.ts';
import { TEXTS as phoneAuthVerify } from '../screens/phone-auth-verify/texts.fr-CA.ts';
import { TEXTS as ssn } from '../screens/ssn/texts.fr-CA.ts';
import { TEXTS as success } from '../screens/success/texts.fr-CA.ts';
import { TEXTS as taxInformation } from '../screens/tax-information/texts.fr-CA.ts';
import { TEXTS as update } from '../screens/update/texts.fr-CA.ts';
import { TEXTS as verification } from '../screens/verification/texts.fr-CA.ts';
import { TEXTS as verifying } from '../screens/verifying/texts.fr-CA.ts';
import { SHELL } from '../shell-texts.fr-CA.ts';
import { TEXTS as shown } from '../shown/texts.fr-CA.ts';
import { TEXTS as taxIds } from '../tax-ids/texts.fr-CA.ts';
import type { Words } from './words.ts';

/** Every word in Quebec French. */
export const WORDS: Words = {
  shell: SHELL,
  comeBack,
  country,
  quebec,
  phoneLink,
  inquiry,
  shown,
  taxIds,
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
    'mobile-verification': mobileVerification,
    'phone-auth': phoneAuth,
    'phone-auth-verify': phoneAuthVerify,
    'phone-auth-confirmation': phoneAuthConfirmation,
    identification,
    verification,
    ssn,
    'business-info': businessInfo,
    owners,
    'owners-further-steps': ownersFurtherSteps,
    success,
    ein,
    update,
    'tax-information': taxInformation,
    error,
    bank,
    'bank-success': bankSuccess,
    complete,
    leave,
    accounts,
    'account-stores': accountStores,
    'account-overlap': accountOverlap,
    'not-ready': notReady,
    'incorrect-url': incorrectUrl,
  },
};
