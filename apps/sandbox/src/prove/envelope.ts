import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

type Fields = Readonly<Record<string, string>>;

/** The vendor does not publish its numbers; anything but 0 is a failure. */
export const PROVE_FAILURES = {
  missing: 1001,
  unknownFingerprint: 1013,
  otherSession: 1014,
  noNumber: 1020,
} as const;

/** Fields by lowercase name: the vendor accepts any casing. */
export function lowerCaseFields(body: unknown): Fields {
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name.toLowerCase(), String(value ?? '')]),
  );
}

export const newFingerprint = (): string => randomBytes(32).toString('base64url');

export const successEnvelope = (
  reply: FastifyReply,
  fields: Fields,
  response: object,
): FastifyReply =>
  reply.send({
    RequestId: fields.requestid ?? '',
    Status: 0,
    Description: 'Success.',
    Response: response,
  });

/** A failure in the vendor's envelope, which also has HTTP status 200. */
export const failureEnvelope = (
  reply: FastifyReply,
  fields: Fields,
  status: number,
  description: string,
): FastifyReply =>
  reply.send({ RequestId: fields.requestid ?? '', Status: status, Description: description });

export function withFingerprint(target: string, vfp: string): string {
  const url = new URL(target);
  url.searchParams.set('vfp', vfp);
  return url.href;
}

/** True for two addresses of the same machine, such as ::1 and 127.0.0.1. */
export function isSameAddress(one: string, other: string): boolean {
  const plain = (ip: string) =>
    /^(::1|127\.|::ffff:127\.|localhost$)/.test(ip) ? 'here' : ip.replace(/^::ffff:/, '');
  return one !== '' && plain(one) === plain(other);
}
