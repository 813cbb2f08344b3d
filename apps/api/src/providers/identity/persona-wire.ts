import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { asDown, ProviderDown } from '../provider-down.ts';

const VENDOR = 'persona';
const pollMs = 500;

const check = z.object({ name: z.string(), status: z.string(), reasons: z.array(z.string()).optional() });
const verification = z.object({ type: z.string(), attributes: z.object({ status: z.string(), checks: z.array(check) }) });

/** What is read of an inquiry and what it verified. providers.md, section 2. */
const inquiryReply = z.object({
  data: z.object({ id: z.string(), attributes: z.object({ status: z.string(), 'reference-id': z.string().nullish() }) }),
  included: z.array(z.unknown()).default([]),
});
const resumeReply = z.object({ data: z.object({ id: z.string() }), meta: z.object({ 'session-token': z.string().min(1) }) });
const reportReply = z.object({
  data: z.object({ id: z.string(), attributes: z.object({ status: z.string(), 'has-match': z.boolean().nullish() }) }),
});

/** `reference` is the name that we gave the inquiry when it was made, where it has one. */
export type Inquiry = { id: string; status: string; reference?: string; verifications: z.infer<typeof verification>[] };
export type Report = { id: string; status: string; hasMatch: boolean | undefined };

export type PersonaWire = {
  createInquiry(templateId: string, fields: Record<string, string>, key: string, signal: AbortSignal): Promise<Inquiry>;
  createReport(type: string, query: Record<string, string>, key: string, signal: AbortSignal): Promise<Report>;
  /** Asks again until the check settles or the time is over; answers how it stands then. */
  settled<Thing extends { id: string }>(
    thing: Thing,
    isOpen: (thing: Thing) => boolean,
    read: (id: string) => Promise<Thing>,
    signal: AbortSignal,
  ): Promise<Thing>;
  readInquiry(id: string, signal: AbortSignal): Promise<Inquiry>;
  /** Makes an inquiry that a person goes through in a window, under a name of ours. */
  openInquiry(
    inquiry: { templateId: string; reference: string; fields: Record<string, string>; lifeSeconds: number; key: string },
    signal: AbortSignal,
  ): Promise<Inquiry>;
  /** A token that opens the inquiry's window; the inquiry has begun then. */
  resumeInquiry(id: string, signal: AbortSignal): Promise<string>;
  expireInquiry(id: string, signal: AbortSignal): Promise<Inquiry>;
  readReport(id: string, signal: AbortSignal): Promise<Report>;
};

/** The vendor's JSON:API, version 2023-01-05, with its answers checked; throws ProviderDown. providers.md, section 2. */
export function buildPersonaWire({ url, apiKey }: { url: string; apiKey: string }): PersonaWire {
  const headers = {
    authorization: `Bearer ${apiKey}`,
    'persona-version': '2023-01-05',
    'key-inflection': 'kebab',
    'content-type': 'application/json',
  };

  const ask = async (path: string, init: RequestInit): Promise<unknown> => {
    try {
      const response = await fetch(url + path, { ...init, headers: { ...headers, ...init.headers } });
      if (!response.ok) throw new ProviderDown(VENDOR, 'status', response.status);
      return await response.json();
    } catch (error) {
      throw asDown(VENDOR, error);
    }
  };
  const asInquiry = (reply: unknown): Inquiry => {
    const parsed = inquiryReply.safeParse(reply);
    if (!parsed.success) throw new ProviderDown(VENDOR, 'shape');
    const verifications = parsed.data.included.flatMap((one) => verification.safeParse(one).data ?? []); // other kinds may stand beside them
    const { id, attributes } = parsed.data.data;
    return { id, status: attributes.status, reference: attributes['reference-id'] ?? undefined, verifications };
  };
  const asReport = (reply: unknown): Report => {
    const parsed = reportReply.safeParse(reply);
    if (!parsed.success) throw new ProviderDown(VENDOR, 'shape');
    const { id, attributes } = parsed.data.data;
    return { id, status: attributes.status, hasMatch: attributes['has-match'] ?? undefined };
  };
  const post = (path: string, data: object, key: string, signal: AbortSignal, meta?: object) =>
    ask(path, { method: 'POST', signal, headers: { 'idempotency-key': key }, body: JSON.stringify({ data, meta }) });
  const at = (id: string, what = '') => `/inquiries/${encodeURIComponent(id)}${what}`;

  return {
    createInquiry: async (templateId, fields, key, signal) =>
      asInquiry(await post('/inquiries?include=verifications', { attributes: { 'inquiry-template-id': templateId, fields } }, key, signal)),
    createReport: async (type, query, key, signal) => asReport(await post('/reports', { type, attributes: { query } }, key, signal)),
    readInquiry: async (id, signal) => asInquiry(await ask(at(id, '?include=verifications'), { signal })),
    openInquiry: async ({ templateId, reference, fields, lifeSeconds, key }, signal) => {
      const data = { attributes: { 'inquiry-template-id': templateId, fields } };
      const meta = {
        'auto-create-account-reference-id': reference,
        'expiration-after-create-interval-seconds': lifeSeconds,
        'expiration-after-resume-interval-seconds': lifeSeconds,
      };
      return asInquiry(await post('/inquiries', data, key, signal, meta));
    },
    resumeInquiry: async (id, signal) => {
      const parsed = resumeReply.safeParse(await ask(at(id, '/resume'), { method: 'POST', signal }));
      if (!parsed.success || parsed.data.data.id !== id) throw new ProviderDown(VENDOR, 'shape');
      return parsed.data.meta['session-token'];
    },
    expireInquiry: async (id, signal) => asInquiry(await ask(at(id, '/expire?include=verifications'), { method: 'POST', signal })),
    readReport: async (id, signal) => asReport(await ask(`/reports/${encodeURIComponent(id)}`, { signal })),
    settled: async (thing, isOpen, read, signal) => {
      let latest = thing;
      while (isOpen(latest) && !signal.aborted) {
        await sleep(pollMs, undefined, { signal }).catch(() => undefined); // the loop sees that the time is over
        if (!signal.aborted) latest = await read(latest.id).catch((error: unknown) => (signal.aborted ? latest : Promise.reject(error)));
      }
      return latest;
    },
  };
}
