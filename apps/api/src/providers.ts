import { LIMITS } from '@signet/rulebook/core/limits';
import type { FastifyBaseLogger } from 'fastify';
import { buildPlaid } from './bank/plaid.ts';
import type { BankPort } from './bank/port.ts';
import { buildPersonaChecks } from './identity/persona-checks.ts';
import { buildPersonaInquiries } from './identity/persona-inquiries.ts';
import type { IdentityPort, InquiryPort } from './identity/port.ts';
import type { MailPort, TextPort } from './messages/port.ts';
import { buildSmtp } from './messages/smtp.ts';
import type { LineTypePort, NetworkPort, OtpPort, PhoneLinkPort } from './phone/port.ts';
import { buildProve } from './phone/prove.ts';
import { buildTwilio } from './phone/twilio.ts';
import type { Config } from './platform/config/config.ts';
import { buildOpenId } from './session/openid.ts';
import type { SignInPort } from './session/port.ts';

/** The outside world in our words. */
export type Providers = {
  identity: IdentityPort;
  inquiries: InquiryPort;
  codes: OtpPort;
  lines: LineTypePort;
  texts: TextPort;
  links: PhoneLinkPort;
  network: NetworkPort;
  bank: BankPort;
  mail: MailPort;
  signIn: SignInPort;
};

type Options = { log: Pick<FastifyBaseLogger, 'warn'>; timeoutMs?: number };

/** The real vendors at the addresses of the configuration; each call ends after `timeoutMs`, those of the identity port when their callers say. */
export const buildProviders = (config: Config, { log, timeoutMs = LIMITS.providerTimeoutMs }: Options): Providers => ({
  identity: buildPersonaChecks(config.persona),
  inquiries: buildPersonaInquiries(config.persona),
  ...buildTwilio({ ...config.twilio, timeoutMs, log }),
  ...buildProve({ ...config.prove, timeoutMs }),
  bank: buildPlaid({ ...config.plaid, timeoutMs }),
  mail: buildSmtp({ ...config.mail, timeoutMs }),
  signIn: buildOpenId({ ...config.oidc, timeoutMs }),
});
