import { LIMITS } from '@signet/rulebook/limits';
import { languageOf } from '@signet/rulebook/reference/markets';
import twilio from 'twilio';
import { z } from 'zod';
import { asDown, ProviderDown } from '../provider-down.ts';
import type { CodePort, LinePort, TextPort } from './port.ts';

type Settings = { url: string; accountSid: string; authToken: string; verifyServiceSid: string; from: string };

const VENDOR = 'twilio';
const e164 = (phone: string): string => (phone.startsWith('+') ? phone : `+1${phone}`);
const codeOf = (error: unknown): number | undefined => z.object({ code: z.number() }).safeParse(error).data?.code;

/** The vendor's numbers for what we can tell a person. providers.md, section 4. */
const SEND_FAULTS: Readonly<Record<number, 'tooMany' | 'refused'>> = {
  60203: 'tooMany',
  60212: 'tooMany',
  60200: 'refused',
  60205: 'refused',
  21211: 'refused',
  21614: 'refused',
};
const NOT_FOUND = 20404;
const CHECK_FAULTS: Readonly<Record<number, 'expired' | 'spent'>> = { [NOT_FOUND]: 'expired', 60202: 'spent' };
const LINE_TYPES: Readonly<Record<string, 'mobile' | 'virtual' | 'other'>> = {
  mobile: 'mobile',
  nonFixedVoip: 'virtual',
  landline: 'other',
  fixedVoip: 'other',
};

const started = z.object({ sid: z.string().startsWith('VE') });
const found = z.object({ sid: z.string().startsWith('VE'), status: z.string() });
const checked = z.object({ status: z.string(), valid: z.boolean() });
const looked = z.object({ lineTypeIntelligence: z.object({ type: z.string().nullish() }).nullish() });

/** Twilio Verify, Lookup and Messaging; each call ends after LIMITS.providerTimeoutMs. providers.md, section 4. */
export function buildTwilio(settings: Settings): { codes: CodePort; lines: LinePort; texts: TextPort } {
  const httpClient = new twilio.RequestClient({ timeout: LIMITS.providerTimeoutMs, autoRetry: false });
  const client = twilio(settings.accountSid, settings.authToken, { httpClient });
  if (!new URL(settings.url).hostname.endsWith('twilio.com'))
    client.api.baseUrl = client.verify.baseUrl = client.lookups.baseUrl = settings.url;
  const service = client.verify.v2.services(settings.verifyServiceSid);

  return {
    codes: {
      start: async ({ phone, locale }) => {
        try {
          const verification = await service.verifications.create({ to: e164(phone), channel: 'sms', locale: languageOf(locale) });
          return { state: 'sent', reference: shaped(started, verification).sid };
        } catch (error) {
          const state = SEND_FAULTS[codeOf(error) ?? 0];
          if (state === undefined) throw asDown(VENDOR, error);
          return { state };
        }
      },
      living: async (phone) => {
        try {
          const { sid, status } = shaped(found, await service.verifications(e164(phone)).fetch());
          return status === 'pending' ? sid : undefined;
        } catch (error) {
          if (codeOf(error) === NOT_FOUND) return undefined;
          throw asDown(VENDOR, error);
        }
      },
      check: async ({ reference, code }) => {
        try {
          const answer = shaped(checked, await service.verificationChecks.create({ verificationSid: reference, code }));
          return answer.valid && answer.status === 'approved' ? 'right' : 'wrong';
        } catch (error) {
          const known = CHECK_FAULTS[codeOf(error) ?? 0];
          if (known === undefined) throw asDown(VENDOR, error);
          return known;
        }
      },
    },
    lines: {
      lineType: async (phone) => {
        try {
          const line = shaped(looked, await client.lookups.v2.phoneNumbers(e164(phone)).fetch({ fields: 'line_type_intelligence' }));
          const said = z.object({ type: z.string() }).safeParse(line.lineTypeIntelligence).data?.type;
          return LINE_TYPES[said ?? ''] ?? 'unknown';
        } catch {
          return 'unknown'; // down, or not allowed for this country (60601): never held against anybody
        }
      },
    },
    texts: {
      send: async ({ to, text }) => {
        try {
          await client.messages.create({ to: e164(to), from: settings.from, body: text });
        } catch (error) {
          throw asDown(VENDOR, error);
        }
      },
    },
  };
}

function shaped<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new ProviderDown(VENDOR, 'shape');
  return parsed.data;
}
