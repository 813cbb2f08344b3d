import { setTimeout as sleep } from 'node:timers/promises';
import { IDENTITY_LIMITS } from '@signet/rulebook/identity/limits';
import { z } from 'zod';
import { downByStatus, ProviderDown, toProviderDown } from '../platform/provider-down.ts';

const VENDOR = 'persona';
/** Most checks settle at once, so polling starts fast and backs off. */
const firstPollMs = 50;
const longestPollMs = 800;

const check = z.object({
  name: z.string(),
  status: z.string(),
  reasons: z.array(z.string()).optional(),
  requirement: z.string().optional(),
});
/** A file is only shown to staff; one that is named in another way must not hide a result. */
const fileUrl = z.string().nullish().catch(undefined);
const verification = z.object({
  type: z.string(),
  attributes: z.object({
    status: z.string(),
    checks: z.array(check),
    'front-photo-url': fileUrl,
    'back-photo-url': fileUrl,
    'center-photo-url': fileUrl,
    'expiration-date': z.iso.date().nullish().catch(undefined),
    files: z
      .array(z.object({ url: fileUrl }))
      .nullish()
      .catch(undefined),
  }),
  relationships: z
    .object({ inquiry: z.object({ data: z.object({ id: z.string() }) }) })
    .optional()
    .catch(undefined), // some verifications omit it
});

/** Only the fields we need. docs/readings.md 121. */
const inquiryReply = z.object({
  data: z.object({
    type: z.literal('inquiry'),
    id: z.string(),
    attributes: z.object({ status: z.string(), 'reference-id': z.string().nullish() }),
  }),
  included: z.array(z.unknown()).default([]),
});
const resumeReply = z.object({
  data: z.object({ id: z.string() }),
  meta: z.object({ 'session-token': z.string().min(1) }),
});
const linkReply = z.object({
  data: z.object({ id: z.string() }),
  meta: z.object({ 'one-time-link': z.url({ protocol: /^https?$/ }) }),
});
const reportReply = z.object({
  data: z.object({
    type: z.string(),
    id: z.string(),
    attributes: z.object({ status: z.string(), 'has-match': z.boolean().nullish() }),
  }),
});

export type PersonaInquiry = {
  id: string;
  status: string;
  reference?: string;
  verifications: z.infer<typeof verification>[];
};
export type PersonaVerification = PersonaInquiry['verifications'][number];
export type PersonaReport = {
  type: string;
  id: string;
  status: string;
  hasMatch: boolean | undefined;
};
type NewInquiry = {
  templateId: string;
  reference: string;
  fields: Record<string, string>;
  key: string;
};
type Known = { id: string; reference: string };

/** Every method throws ProviderDown `shape` when the reply is about another inquiry or report. */
type PersonaWire = {
  createInquiry(inquiry: NewInquiry, signal: AbortSignal): Promise<PersonaInquiry>;
  createReport(
    type: string,
    query: Record<string, string>,
    key: string,
    signal: AbortSignal,
  ): Promise<PersonaReport>;
  /** Polls until the check settles or `signal` aborts, and returns the latest state either way. */
  settled<Thing extends { id: string }>(
    thing: Thing,
    isOpen: (thing: Thing) => boolean,
    read: (thing: Thing) => Promise<Thing>,
    signal: AbortSignal,
  ): Promise<Thing>;
  readInquiry(known: Known, signal: AbortSignal): Promise<PersonaInquiry>;
  openInquiry(
    inquiry: NewInquiry & { lifeSeconds: number },
    signal: AbortSignal,
  ): Promise<PersonaInquiry>;
  resumeInquiry(id: string, signal: AbortSignal): Promise<string>;
  /** Returns a single-use link that works on any device. */
  linkToInquiry(link: { id: string; lifeSeconds: number }, signal: AbortSignal): Promise<string>;
  expireInquiry(known: Known, signal: AbortSignal): Promise<PersonaInquiry>;
  /** A file by the URL that an inquiry names, which opens it without our key. */
  readFile(fileUrl: string, signal: AbortSignal): Promise<Buffer>;
  readReport(
    report: Pick<PersonaReport, 'type' | 'id'>,
    signal: AbortSignal,
  ): Promise<PersonaReport>;
};

const FILE_HOST = 'files.withpersona.com';

/** Whether a URL is one of the vendor's own, so that no answer makes us call anybody else. */
function isFileOfVendor(fileUrl: string, apiUrl: string): boolean {
  if (!URL.canParse(fileUrl)) return false;
  const { origin, protocol, host } = new URL(fileUrl);
  return origin === new URL(apiUrl).origin || (protocol === 'https:' && host === FILE_HOST);
}

async function bytesOf({ body }: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > IDENTITY_LIMITS.documentMaxBytes) throw new ProviderDown(VENDOR, 'shape');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * Persona's JSON:API, version 2023-01-05, with validated replies; throws ProviderDown.
 * docs/readings.md 121.
 */
export function buildPersonaClient({ url, apiKey }: { url: string; apiKey: string }): PersonaWire {
  const headers = {
    authorization: `Bearer ${apiKey}`,
    'persona-version': '2023-01-05',
    'key-inflection': 'kebab',
    'content-type': 'application/json',
  };

  const request = async (path: string, init: RequestInit): Promise<unknown> => {
    try {
      const response = await fetch(url + path, {
        ...init,
        redirect: 'error',
        headers: { ...headers, ...init.headers },
      });
      if (!response.ok) throw downByStatus(VENDOR, response);
      return await response.json();
    } catch (error) {
      throw toProviderDown(VENDOR, error);
    }
  };
  const asInquiry = (reply: unknown): PersonaInquiry => {
    const parsed = inquiryReply.safeParse(reply);
    if (!parsed.success) throw new ProviderDown(VENDOR, 'shape');
    const verifications = parsed.data.included.flatMap(
      (one) => verification.safeParse(one).data ?? [],
    ); // `included` may hold other kinds of objects
    const { id, attributes } = parsed.data.data;
    if (verifications.some(({ relationships }) => (relationships?.inquiry.data.id ?? id) !== id))
      throw new ProviderDown(VENDOR, 'shape');
    return {
      id,
      status: attributes.status,
      reference: attributes['reference-id'] ?? undefined,
      verifications,
    };
  };
  /** Persona may omit our reference, but must not change it. */
  const own = (
    inquiry: PersonaInquiry,
    expected: { id?: string; reference: string },
  ): PersonaInquiry => {
    const isOther =
      inquiry.id !== (expected.id ?? inquiry.id) ||
      (inquiry.reference ?? expected.reference) !== expected.reference;
    if (isOther) throw new ProviderDown(VENDOR, 'shape');
    return inquiry;
  };
  const asReport = (reply: unknown, expected: { type: string; id?: string }): PersonaReport => {
    const parsed = reportReply.safeParse(reply);
    if (!parsed.success) throw new ProviderDown(VENDOR, 'shape');
    const { type, id, attributes } = parsed.data.data;
    if (type !== expected.type || id !== (expected.id ?? id))
      throw new ProviderDown(VENDOR, 'shape');
    return { type, id, status: attributes.status, hasMatch: attributes['has-match'] ?? undefined };
  };
  const post = (path: string, data: object, key: string, signal: AbortSignal, meta?: object) =>
    request(path, {
      method: 'POST',
      signal,
      headers: { 'idempotency-key': key },
      body: JSON.stringify({ data, meta }),
    });
  const at = (id: string, what = '') => `/inquiries/${encodeURIComponent(id)}${what}`;

  return {
    createInquiry: async ({ templateId, reference, fields, key }, signal) => {
      const data = { attributes: { 'inquiry-template-id': templateId, fields } };
      const meta = { 'auto-create-account-reference-id': reference };
      return own(
        asInquiry(await post('/inquiries?include=verifications', data, key, signal, meta)),
        { reference },
      );
    },
    createReport: async (type, query, key, signal) =>
      asReport(await post('/reports', { type, attributes: { query } }, key, signal), { type }),
    readInquiry: async (known, signal) =>
      own(asInquiry(await request(at(known.id, '?include=verifications'), { signal })), known),
    openInquiry: async ({ templateId, reference, fields, lifeSeconds, key }, signal) => {
      const data = { attributes: { 'inquiry-template-id': templateId, fields } };
      const meta = {
        'auto-create-account-reference-id': reference,
        'expiration-after-create-interval-seconds': lifeSeconds,
        'expiration-after-resume-interval-seconds': lifeSeconds,
      };
      return own(asInquiry(await post('/inquiries', data, key, signal, meta)), { reference });
    },
    resumeInquiry: async (id, signal) => {
      const parsed = resumeReply.safeParse(
        await request(at(id, '/resume'), { method: 'POST', signal }),
      );
      if (!parsed.success || parsed.data.data.id !== id) throw new ProviderDown(VENDOR, 'shape');
      return parsed.data.meta['session-token'];
    },
    linkToInquiry: async ({ id, lifeSeconds }, signal) => {
      const body = JSON.stringify({ meta: { 'expires-in-seconds': lifeSeconds } });
      const parsed = linkReply.safeParse(
        await request(at(id, '/generate-one-time-link'), { method: 'POST', signal, body }),
      );
      if (!parsed.success || parsed.data.data.id !== id) throw new ProviderDown(VENDOR, 'shape');
      return parsed.data.meta['one-time-link'];
    },
    expireInquiry: async (known, signal) =>
      own(
        asInquiry(
          await request(at(known.id, '/expire?include=verifications'), { method: 'POST', signal }),
        ),
        known,
      ),
    readFile: async (at, signal) => {
      if (!isFileOfVendor(at, url)) throw new ProviderDown(VENDOR, 'shape');
      try {
        const response = await fetch(at, { redirect: 'error', signal });
        if (!response.ok) throw downByStatus(VENDOR, response);
        return await bytesOf(response);
      } catch (error) {
        throw toProviderDown(VENDOR, error);
      }
    },
    readReport: async (report, signal) =>
      asReport(await request(`/reports/${encodeURIComponent(report.id)}`, { signal }), report),
    settled: async (thing, isOpen, read, signal) => {
      let latest = thing;
      for (
        let pollMs = firstPollMs;
        isOpen(latest) && !signal.aborted;
        pollMs = Math.min(2 * pollMs, longestPollMs)
      ) {
        // The loop condition handles the abort.
        await sleep(pollMs, undefined, { signal }).catch(() => undefined);
        if (!signal.aborted)
          latest = await read(latest).catch((error: unknown) =>
            signal.aborted ? latest : Promise.reject(error),
          );
      }
      return latest;
    },
  };
}
