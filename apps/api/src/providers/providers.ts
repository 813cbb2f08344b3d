import type { Config } from '../config.ts';
import { buildPlaid } from './bank/plaid.ts';
import type { BankPort } from './bank/port.ts';
import type { InquiryPort } from './identity/inquiry-port.ts';
import { buildPersona } from './identity/persona.ts';
import { buildPersonaInquiries } from './identity/persona-inquiries.ts';
import type { IdentityPort } from './identity/port.ts';
import type { MailPort } from './mail/port.ts';
import { buildSmtp } from './mail/smtp.ts';
import type { LinkPort, NetworkPort } from './phone-link/port.ts';
import { buildProve } from './phone-link/prove.ts';
import { buildOpenId } from './sign-in/openid.ts';
import type { SignInPort } from './sign-in/port.ts';
import type { CodePort, LinePort, TextPort } from './sms/port.ts';
import { buildTwilio } from './sms/twilio.ts';

/** The outside world in our words. */
export type Providers = {
  identity: IdentityPort;
  inquiries: InquiryPort;
  codes: CodePort;
  lines: LinePort;
  texts: TextPort;
  links: LinkPort;
  network: NetworkPort;
  bank: BankPort;
  mail: MailPort;
  signIn: SignInPort;
};

/** The real vendors at the addresses of the configuration. */
export const buildProviders = (config: Config): Providers => ({
  identity: buildPersona(config.persona),
  inquiries: buildPersonaInquiries(config.persona),
  ...buildTwilio(config.twilio),
  ...buildProve(config.prove),
  bank: buildPlaid(config.plaid),
  mail: buildSmtp(config.mail),
  signIn: buildOpenId(config.oidc),
});
