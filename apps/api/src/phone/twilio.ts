import { LIMITS } from '@signet/rulebook/core/limits';
import { languageOf, toE164 } from '@signet/rulebook/reference/locales';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { TextPort } from '../messages/port.ts';
import { askVendor } from '../platform/ask-vendor.ts';
import { ProviderDown, toProviderDown } from '../platform/provider-down.ts';
import type { LineTypePort, LivingCode, OtpPort } from './port.ts';

type Settings = {
  url: string;
  accountSid: string;
  authToken: string;
  verifyServiceSid: string;
  from: string;
  timeoutMs?: number;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

const VENDOR = 'twilio';
const e164 = (phone: string): string => (phone.startsWith('+') ? phone : toE164(phone));
const codeOf = (error: unknown): number | undefined =>
  z.object({ body: z.object({ code: z.number() }) }).safeParse(error).data?.body.code;

/** Twilio error codes with a user-facing meaning. docs/readings.md 124. */
const SEND_FAULTS: Readonly<Record<number, 'tooMany' | 'refused'>> = {
  60203: 'tooMany',
  60212: 'tooMany',
  60200: 'refused',
  60205: 'refused',
  21211: 'refused',
  21614: 'refused',
};
const NOT_FOUND = 20404;
const CHECK_FAULTS: Readonly<Record<number, 'expired' | 'spent'>> = {
  [NOT_FOUND]: 'expired',
  60202: 'spent',
};
const LINE_TYPES: Readonly<Record<string, 'mobile' | 'virtual' | 'other'>> = {
  mobile: 'mobile',
  nonFixedVoip: 'virtual',
  landline: 'other',
  fixedVoip: 'other',
};

/** Check results by Twilio's status; any other status is an invalid reply. docs/readings.md 124. */
const CHECKED: Readonly<Record<string, 'right' | 'wrong' | 'expired' | 'spent'>> = {
  approved: 'right',
  pending: 'wrong',
  max_attempts_reached: 'spent',
  expired: 'expired',
  canceled: 'expired',
  deleted: 'expired',
  failed: 'expired',
};

// Rejects replies about another phone or verification.
const started = (to: string) =>
  z.object({
    sid: z.string().startsWith('VE'),
    to: z.literal(to),
    status: z.string(),
    date_created: z.unknown(),
    send_code_attempts: z.unknown(),
  });
const sentOver = z.object({
  date_created: z.iso.datetime(),
  send_code_attempts: z.array(z.object({ time: z.iso.datetime() })).min(1),
});
const checked = (sid: string, to: string) =>
  z
    .object({ sid: z.literal(sid), to: z.literal(to), status: z.string(), valid: z.boolean() })
    .refine(
      ({ status, valid }) => CHECKED[status] !== undefined && valid === (status === 'approved'),
    );
const looked = (phoneNumber: string) =>
  z.object({
    phone_number: z.literal(phoneNumber),
    line_type_intelligence: z.object({ type: z.string().nullish() }).nullish(),
  });
const taken = (to: string) => z.object({ sid: z.string().min(1), to: z.literal(to) });

/**
 * The HTTP API of Twilio Verify, Lookup and Messaging; each call times out after `timeoutMs`.
 * docs/readings.md 124, docs/decisions/0293.
 */
export function buildTwilio(settings: Settings): {
  codes: OtpPort;
  lines: LineTypePort;
  texts: TextPort;
} {
  const { url, accountSid, authToken, verifyServiceSid } = settings;
  const timeoutMs = settings.timeoutMs ?? LIMITS.providerTimeoutMs;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const isTwilios = new URL(url).hostname.endsWith('twilio.com');
  const hostOf = (api: 'api' | 'verify' | 'lookups'): string =>
    isTwilios ? `https://${api}.twilio.com` : url;
  const get = (address: string): Promise<unknown> =>
    askVendor(address, { headers: { authorization } }, timeoutMs);
  const post = (address: string, form: Readonly<Record<string, string>>): Promise<unknown> => {
    const body = new URLSearchParams(form);
    return askVendor(address, { method: 'POST', headers: { authorization }, body }, timeoutMs);
  };
  const service = `${hostOf('verify')}/v2/Services/${verifyServiceSid}`;
  const verifications = (one: string) => `${service}/Verifications/${one}`;

  return {
    codes: {
      start: async ({ phone, locale, brand }) => {
        try {
          const to = e164(phone);
          const answer = await post(`${service}/Verifications`, {
            To: to,
            Channel: 'sms',
            Locale: languageOf(locale),
            CustomFriendlyName: brand,
          });
          return { state: 'sent', ...livingCode(shaped(started(to), answer)) };
        } catch (error) {
          const state = SEND_FAULTS[codeOf(error) ?? 0];
          if (state === undefined) throw toProviderDown(VENDOR, error);
          return { state };
        }
      },
      living: async (phone) => {
        try {
          const found = shaped(started(e164(phone)), await get(verifications(e164(phone))));
          return found.status === 'pending' ? livingCode(found) : undefined;
        } catch (error) {
          if (codeOf(error) === NOT_FOUND) return undefined;
          throw toProviderDown(VENDOR, error);
        }
      },
      cancel: async (reference) => {
        const ended = { Status: 'canceled' };
        await post(verifications(reference), ended).catch((error: unknown) => {
          if (codeOf(error) !== NOT_FOUND) throw toProviderDown(VENDOR, error);
        });
      },
      check: async ({ reference, phone, code }) => {
        try {
          const asked = { VerificationSid: reference, Code: code };
          const answer = await post(`${service}/VerificationCheck`, asked);
          return CHECKED[shaped(checked(reference, e164(phone)), answer).status] ?? 'wrong';
        } catch (error) {
          const known = CHECK_FAULTS[codeOf(error) ?? 0];
          if (known === undefined) throw toProviderDown(VENDOR, error);
          return known;
        }
      },
    },
    lines: {
      lineType: async (phone) => {
        try {
          const numbers = `${hostOf('lookups')}/v2/PhoneNumbers`;
          const answer = await get(`${numbers}/${e164(phone)}?Fields=line_type_intelligence`);
          const { line_type_intelligence: line } = shaped(looked(e164(phone)), answer);
          return LINE_TYPES[line?.type ?? ''] ?? 'unknown';
        } catch (error) {
          settings.log.warn(
            { vendor: VENDOR, why: toProviderDown(VENDOR, error).message },
            'the kind of a line was not told',
          );
          // Never held against anybody; an unsupported country (60601) arrives as a reply without a
          // type.
          return 'unknown';
        }
      },
    },
    texts: {
      send: async ({ to, text }) => {
        try {
          const messages = `${hostOf('api')}/2010-04-01/Accounts/${accountSid}/Messages.json`;
          const message = { To: e164(to), From: settings.from, Body: plainAlphabet(text) };
          shaped(taken(e164(to)), await post(messages, message));
        } catch (error) {
          throw toProviderDown(VENDOR, error);
        }
      },
    },
  };
}

/**
 * A single character outside the SMS alphabet cuts a segment from 160 characters to 70, so French
 * spaces and apostrophes are replaced.
 */
const plainAlphabet = (text: string): string =>
  text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2019', "'");

/** Without timestamps in the reply, the code was just created and sent. */
function livingCode({ sid, ...times }: { sid: string }): LivingCode {
  const { data } = sentOver.safeParse(times);
  const lastSentAt = Date.parse(data?.send_code_attempts.at(-1)?.time ?? '') || 0;
  const createdAt = data === undefined ? lastSentAt : Date.parse(data.date_created);
  return { reference: sid, ageMs: Math.max(0, lastSentAt - createdAt) };
}

function shaped<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new ProviderDown(VENDOR, 'shape');
  return parsed.data;
}
