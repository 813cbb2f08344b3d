import { randomBytes, randomInt } from 'node:crypto';
import { localized } from '@signet/rulebook/core/localized';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { World } from '../world.ts';
import { twilioAccountSid, twilioError } from './credentials.ts';

/** The vendor's own limits. */
const codeLifeMs = 10 * 60_000;
const maximumSends = 5;
const maximumChecks = 5;
/** Used in the text when the request names no service of its own. */
const serviceName = 'Sandbox';
const nameMaxChars = 30;

type Verification = {
  sid: string;
  service: string;
  to: string;
  code: string;
  createdAtMs: number;
  sentAtMs: number[];
  checks: number;
  status: 'pending' | 'approved' | 'canceled';
};
type Params = { service: string };
type SidParams = Params & { sid: string };
type StartBody = {
  To?: string;
  Channel?: string;
  Locale?: string;
  CustomCode?: string;
  CustomFriendlyName?: string;
};
type CheckBody = { To?: string; VerificationSid?: string; Code?: string };

const MESSAGES = {
  en: (code: string, name: string) =>
    `Your ${name} verification code is ${code}. We never ask for it by phone.`,
  fr: (code: string, name: string) =>
    `Votre code de vérification ${name} est ${code}. Nous ne le demandons jamais par téléphone.`,
};

/**
 * Twilio Verify, version 2: a six-digit code by text; resending repeats the same code while it is
 * valid.
 */
export function registerTwilioVerify(app: FastifyInstance, world: World): void {
  const verifications = new Map<string, Verification>();
  world.onReset(() => verifications.clear());

  const isLive = (one: Verification) =>
    one.status === 'pending' && world.clock.now() < one.createdAtMs + codeLifeMs;
  const liveFor = (service: string, to: string) =>
    [...verifications.values()].find(
      (one) => one.service === service && one.to === to && isLive(one),
    );
  const start = (service: string, to: string, code: string): Verification => {
    const sid = `VE${randomBytes(16).toString('hex')}`;
    const one: Verification = {
      sid,
      service,
      to,
      code,
      createdAtMs: world.clock.now(),
      sentAtMs: [],
      checks: 0,
      status: 'pending',
    };
    verifications.set(sid, one);
    return one;
  };

  app.post<{ Params: Params; Body: StartBody }>(
    '/v2/Services/:service/Verifications',
    (request, reply) => {
      const {
        To: to = '',
        Channel: channel = '',
        Locale: locale = 'en',
        CustomCode,
        CustomFriendlyName: name = serviceName,
      } = request.body ?? {};
      if (name.length > nameMaxChars)
        return twilioError(reply, 400, 60200, 'Invalid parameter `CustomFriendlyName`');
      if (!/^\+[1-9]\d{7,14}$/.test(to))
        return twilioError(reply, 400, 60200, 'Invalid parameter `To`');
      if (channel !== 'sms')
        return twilioError(reply, 400, 60200, `Invalid parameter \`Channel\`: ${channel}`);
      const service = request.params.service;
      const one =
        liveFor(service, to) ??
        start(service, to, CustomCode ?? String(randomInt(1_000_000)).padStart(6, '0'));
      if (one.sentAtMs.length >= maximumSends)
        return twilioError(reply, 429, 60203, 'Max send attempts reached');
      one.sentAtMs.push(world.clock.now());
      const words = localized(MESSAGES, locale);
      // The last line lets the phone offer the code to a page of this host (WebOTP).
      world.phones.deliver(to, {
        to,
        from: 'Verify',
        text: `${words(one.code, name)}\n\n@localhost #${one.code}`,
      });
      return reply.code(201).send(view(one));
    },
  );

  app.post<{ Params: Params; Body: CheckBody }>(
    '/v2/Services/:service/VerificationCheck',
    (request, reply) => {
      const { To: to = '', VerificationSid: sid = '', Code: code = '' } = request.body ?? {};
      const one = sid === '' ? liveFor(request.params.service, to) : verifications.get(sid);
      if (!one || !isLive(one))
        return notFound(reply, `/Services/${request.params.service}/VerificationCheck`);
      if (one.checks >= maximumChecks)
        return twilioError(reply, 429, 60202, 'Max check attempts reached');
      one.checks += 1;
      if (one.code === code) one.status = 'approved';
      return reply.code(201).send(view(one));
    },
  );

  app.get<{ Params: SidParams }>('/v2/Services/:service/Verifications/:sid', (request, reply) => {
    const one =
      verifications.get(request.params.sid) ?? liveFor(request.params.service, request.params.sid);
    if (!one || !isLive(one))
      return notFound(reply, `/Services/${request.params.service}/Verifications`);
    return reply.send(view(one));
  });

  app.post<{ Params: SidParams; Body: { Status?: string } }>(
    '/v2/Services/:service/Verifications/:sid',
    (request, reply) => {
      const one =
        verifications.get(request.params.sid) ??
        liveFor(request.params.service, request.params.sid);
      const status = request.body?.Status;
      if (!one || !isLive(one))
        return notFound(reply, `/Services/${request.params.service}/Verifications`);
      if (status !== 'canceled' && status !== 'approved')
        return twilioError(reply, 400, 60200, 'Invalid parameter `Status`');
      one.status = status;
      return reply.send(view(one));
    },
  );
}

function notFound(reply: FastifyReply, resource: string): FastifyReply {
  return twilioError(reply, 404, 20404, `The requested resource ${resource} was not found`);
}

function view(one: Verification) {
  const iso = (ms: number) => new Date(ms).toISOString().replace(/\.\d+Z$/, 'Z');
  return {
    sid: one.sid,
    service_sid: one.service,
    account_sid: twilioAccountSid,
    to: one.to,
    channel: 'sms',
    status: one.status,
    valid: one.status === 'approved',
    lookup: {},
    amount: null,
    payee: null,
    sna: null,
    send_code_attempts: one.sentAtMs.map((ms, index) => ({
      attempt_sid: `VL${one.sid.slice(3)}${index}`,
      channel: 'sms',
      time: iso(ms),
    })),
    date_created: iso(one.createdAtMs),
    date_updated: iso(one.sentAtMs.at(-1) ?? one.createdAtMs),
    url: `/v2/Services/${one.service}/Verifications/${one.sid}`,
  };
}
