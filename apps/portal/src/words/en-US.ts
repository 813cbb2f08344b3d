import { ERROR_WORDS } from '@signet/rulebook/errors.en-US';
import { FIELD_WORDS } from '@signet/rulebook/fields/words.en-US';
import { TEXTS as comeBack } from '../come-back/texts.ts';
import { TEXTS as country } from '../country/texts.ts';
import { TEXTS as inquiry } from '../inquiry/texts.ts';
import { TEXTS as phoneLink } from '../phone-link/texts.ts';
import { TEXTS as quebec } from '../quebec/texts.ts';
import { TEXTS as accountOverlap } from '../screens/account-overlap/texts.ts';
import { TEXTS as accountStores } from '../screens/account-stores/texts.ts';
import { TEXTS as accounts } from '../screens/accounts/texts.ts';
import { TEXTS as address } from '../screens/address/texts.ts';
import { TEXTS as applicant } from '../screens/applicant/texts.ts';
import { TEXTS as bank } from '../screens/bank/texts.ts';
import { TEXTS as bankSuccess } from '../screens/bank-success/texts.ts';
import { TEXTS as business } from '../screens/business/texts.ts';
import { TEXTS as businessInfo } from '../screens/business-info/texts.ts';
import { TEXTS as category } from '../screens/category/texts.ts';
import { TEXTS as checkAnswers } from '../screens/check-answers/texts.ts';
import { TEXTS as complete } from '../screens/complete/texts.ts';
import { TEXTS as ein } from '../screens/ein/texts.ts';
import { TEXTS as error } from '../screens/error/texts.ts';
import { TEXTS as getStarted } from '../screens/get-started/texts.ts';
import { TEXTS as identification } from '../screens/identification/texts.ts';
import { TEXTS as incorrectUrl } from '../screens/incorrect-url/texts.ts';
import { TEXTS as leave } from '../screens/leave/texts.ts';
import { TEXTS as mobileVerification } from '../screens/mobile-verification/texts.ts';
import { TEXTS as notReady } from '../screens/not-ready/texts.ts';
import { TEXTS as otp } from '../screens/otp/texts.ts';
import { TEXTS as ownerIdentity } from '../screens/owner-identity/texts.ts';
import { TEXTS as owners } from '../screens/owners/texts.ts';
import { TEXTS as ownersFurtherSteps } from '../screens/owners-further-steps/texts.ts';
import { TEXTS as phoneAuth } from '../screens/phone-auth/texts.ts';
import { TEXTS as phoneAuthConfirmation } from '../screens/phone-auth-confirmation/texts.ts';
import { TEXTS as phoneAuthVerify } from '../screens/phone-auth-verify/texts.ts';
import { TEXTS as ssn } from '../screens/ssn/texts.ts';
import { TEXTS as success } from '../screens/success/texts.ts';
import { TEXTS as taxInformation } from '../screens/tax-information/texts.ts';
import { TEXTS as update } from '../screens/update/texts.ts';
import { TEXTS as verification } from '../screens/verification/texts.ts';
import { TEXTS as verifying } from '../screens/verifying/texts.ts';
import { SHELL } from '../shell-texts.ts';
import { TEXTS as shown } from '../shown/texts.ts';
import { TEXTS as taxIds } from '../tax-ids/texts.ts';

/** Every word in US English. */
export const WORDS = {
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
