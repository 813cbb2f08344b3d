import type { EndpointKey } from '@signet/rulebook/endpoints/paths';
import { addManualAccount } from './add-manual-account.ts';
import { checkOtp } from './check-otp.ts';
import { createApplication } from './create-application.ts';
import { getApplication } from './get-application.ts';
import { getBasicInformation } from './get-basic-information.ts';
import { getCategories } from './get-categories.ts';
import { getConfigs } from './get-configs.ts';
import { getPlaidToken } from './get-plaid-token.ts';
import type { Handler } from './handler.ts';
import { linkPlaidAccount } from './link-plaid-account.ts';
import { onboardApplication } from './onboard-application.ts';
import { sendAnalytics } from './send-analytics.ts';
import { sendOtpCode } from './send-otp-code.ts';
import { updateApplication } from './update-application.ts';

/** What each call does. */
export const HANDLERS: { [Key in EndpointKey]: Handler<Key> } = {
  getConfigs,
  getCategories,
  createApplication,
  getApplication,
  updateApplication,
  getBasicInformation,
  onboardApplication,
  sendOtpCode,
  checkOtp,
  getPlaidToken,
  linkPlaidAccount,
  addManualAccount,
  sendAnalytics,
};
