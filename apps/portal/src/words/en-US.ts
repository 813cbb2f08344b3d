import { ERROR_TEXTS } from '@signet/rulebook/core/error-texts.en-US';
import { FIELD_TEXTS } from '@signet/rulebook/texts.en-US';
import { TEXTS as accountOverlap } from '../accounts/account-overlap/texts.en-US.ts';
import { TEXTS as accountStores } from '../accounts/account-stores/texts.en-US.ts';
import { TEXTS as accounts } from '../accounts/accounts/texts.en-US.ts';
import { TEXTS as comingSoon } from '../accounts/coming-soon/texts.en-US.ts';
import { TEXTS as bank } from '../bank/bank/texts.en-US.ts';
import { TEXTS as bankSuccess } from '../bank/bank-success/texts.en-US.ts';
import { TEXTS as category } from '../category/category/texts.en-US.ts';
import { TEXTS as quebec } from '../category/quebec/texts.en-US.ts';
import { TEXTS as complete } from '../decision/complete/texts.en-US.ts';
import { TEXTS as error } from '../decision/error/texts.en-US.ts';
import { TEXTS as success } from '../decision/success/texts.en-US.ts';
import { TEXTS as verifying } from '../decision/verifying/texts.en-US.ts';
import { TEXTS as businessInfo } from '../identity/business-info/texts.en-US.ts';
import { TEXTS as identification } from '../identity/identification/texts.en-US.ts';
import { TEXTS as inquiry } from '../identity/inquiry/texts.en-US.ts';
import { TEXTS as ownerIdentity } from '../identity/owner-identity/texts.en-US.ts';
import { TEXTS as ssn } from '../identity/ssn/texts.en-US.ts';
import { TEXTS as verification } from '../identity/verification/texts.en-US.ts';
import { TEXTS as leave } from '../partners/leave/texts.en-US.ts';
import { TEXTS as owners } from '../people/owners/texts.en-US.ts';
import { TEXTS as ownersFurtherSteps } from '../people/owners-further-steps/texts.en-US.ts';
import { TEXTS as mobileVerification } from '../phone/mobile-verification/texts.en-US.ts';
import { TEXTS as otp } from '../phone/otp/texts.en-US.ts';
import { TEXTS as phoneAuth } from '../phone/phone-auth/texts.en-US.ts';
import { TEXTS as phoneAuthConfirmation } from '../phone/phone-auth-confirmation/texts.en-US.ts';
import { TEXTS as phoneAuthVerify } from '../phone/phone-auth-verify/texts.en-US.ts';
import { TEXTS as phoneLink } from '../phone/texts.en-US.ts';
import { TEXTS as shown } from '../platform/feedback/texts.en-US.ts';
import { TEXTS as incorrectUrl } from '../platform/incorrect-url/texts.en-US.ts';
import { TEXTS as comeBack } from '../platform/save-for-later/texts.en-US.ts';
import { SHELL_TEXTS } from '../platform/texts/texts.en-US.ts';
import { TEXTS as address } from '../sign-up/address/texts.en-US.ts';
import { TEXTS as applicant } from '../sign-up/applicant/texts.en-US.ts';
import { TEXTS as business } from '../sign-up/business/texts.en-US.ts';
import { TEXTS as checkAnswers } from '../sign-up/check-answers/texts.en-US.ts';
import { TEXTS as country } from '../sign-up/country/texts.en-US.ts';
import { TEXTS as getStarted } from '../sign-up/get-started/texts.en-US.ts';
import { TEXTS as update } from '../sign-up/update/texts.en-US.ts';
import { TEXTS as ein } from '../tax-id/ein/texts.en-US.ts';
import { TEXTS as taxInformation } from '../tax-id/tax-information/texts.en-US.ts';
import { TEXTS as taxIds } from '../tax-id/texts.en-US.ts';

/** Every word in US English. */
export const LOCALE_TEXTS = {
  shell: SHELL_TEXTS,
  comeBack,
  country,
  quebec,
  phoneLink,
  inquiry,
  shown,
  taxIds,
  fields: FIELD_TEXTS,
  errors: ERROR_TEXTS,
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
    'coming-soon': comingSoon,
    'incorrect-url': incorrectUrl,
  },
};
