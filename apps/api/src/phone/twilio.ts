import { LIMITS } from '@signet/rulebook/core/limits';
import { languageOf, toE164 } from '@signet/rulebook/reference/locales';
import type { FastifyBaseLogger } from 'fastify';
import twilio from 'twilio';
import { z } from 'zod';
import type { TextPort } from '../messages/port.ts';
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
  z.object({ code: z.number() }).safeParse(error).data?.code;

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
    dateCreated: z.unknown(),
    sendCodeAttempts: z.unknown(),
  });
const sentOver = z.object({
  dateCreated: z.date(),
  sendCodeAttempts: z.array(z.object({ time: z.coerce.date() })).min(1),
});
const checked = (sid: string, to: string) =>
  z
    .object({ sid: z.literal(sid), to: z.literal(to), status: z.string(), valid: z.boolean() })
    .refine(
      ({ status, valid }) => CHECKED[status] !== undefined && valid === (status === 'approved'),
    );
const looked = (phoneNumber: string) =>
  z.object({
    phoneNumber: z.literal(phoneNumber),
    lineTypeIntelligence: z.object({ type: z.string().nullish() }).nullish(),
  });
const taken = (to: string) => z.object({ sid: z.string().min(1), to: z.literal(to) });

/**
 * Twilio Verify, Lookup and Messaging; each call times out after `timeoutMs`. docs/readings.md 124.
 */
export function buildTwilio(settings: Settings): {
  codes: OtpPort;
  lines: LineTypePort;
  texts: TextPort;
} {
  const httpClient = new twilio.RequestClient({
    timeout: settings.timeoutMs ?? LIMITS.providerTimeoutMs,
    autoRetry: false,
  });
  httpClient.axios.defaults.maxRedirects = 0; // never forward personal data to a redirect target
  const client = twilio(settings.accountSid, settings.authToken, { httpClient });
  if (!new URL(settings.url).hostname.endsWith('twilio.com'))
    client.api.baseUrl = client.verify.baseUrl = client.lookups.baseUrl = settings.url;
  const service = client.verify.v2.services(settings.verifyServiceSid);

  return {
    codes: {
      start: async ({ phone, locale, brand }) => {
        try {
          const to = e164(phone);
          const verification = {
            to,
            channel: 'sms',
            locale: languageOf(locale),
            customFriendlyName: brand,
          };
          return {
            state: 'sent',
            ...livingCode(shaped(started(to), await service.verifications.create(verification))),
          };
        } catch (error) {
          const state = SEND_FAULTS[codeOf(error) ?? 0];
          if (state === undefined) throw toProviderDown(VENDOR, error);
          return { state };
        }
      },
      living: async (phone) => {
        try {
          const found = shaped(
            started(e164(phone)),
            await service.verifications(e164(phone)).fetch(),
          );
          return found.status === 'pending' ? livingCode(found) : undefined;
        } catch (error) {
          if (codeOf(error) === NOT_FOUND) return undefined;
          throw toProviderDown(VENDOR, error);
        }
      },
      cancel: async (reference) => {
        await service
          .verifications(reference)
          .update({ status: 'canceled' })
          .catch((error: unknown) => {
            if (codeOf(error) !== NOT_FOUND) throw toProviderDown(VENDOR, error);
          });
      },
      check: async ({ reference, phone, code }) => {
        try {
          const answer = await service.verificationChecks.create({
            verificationSid: reference,
            code,
          });
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
          const answer = await client.lookups.v2
            .phoneNumbers(e164(phone))
            .fetch({ fields: 'line_type_intelligence' });
          return (
            LINE_TYPES[shaped(looked(e164(phone)), answer).lineTypeIntelligence?.type ?? ''] ??
            'unknown'
          );
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
          shaped(
            taken(e164(to)),
            await client.messages.create({
              to: e164(to),
              from: settings.from,
              body: plainAlphabet(text),
            }),
          );
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
  const lastSentAt = data?.sendCodeAttempts.at(-1)?.time.getTime() ?? 0;
  return {
    reference: sid,
    ageMs: Math.max(0, lastSentAt - (data?.dateCreated.getTime() ?? lastSentAt)),
  };
}

function shaped<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new ProviderDown(VENDOR, 'shape');
  return parsed.data;
}
