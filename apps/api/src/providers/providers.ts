import { LIMITS } from '@signet/rulebook/limits';
import type { FastifyBaseLogger } from 'fastify';
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

type Options = { log: Pick<FastifyBaseLogger, 'warn'>; timeoutMs?: number };

/** The real vendors at the addresses of the configuration; each call ends after `timeoutMs`, those of the identity port when their callers say. */
export const buildProviders = (config: Config, { log, timeoutMs = LIMITS.providerTimeoutMs }: Options): Providers => ({
  identity: buildPersona(config.persona),
  inquiries: buildPersonaInquiries(config.persona),
  ...buildTwilio({ ...config.twilio, timeoutMs, log }),
  ...buildProve({ ...config.prove, timeoutMs }),
  bank: buildPlaid({ ...config.plaid, timeoutMs }),
  mail: buildSmtp({ ...config.mail, timeoutMs }),
  signIn: buildOpenId({ ...config.oidc, timeoutMs }),
});
