import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

type Fields = Readonly<Record<string, string>>;

/** The vendor's own numbers are not published: any that is not 0 is a failure. */
export const PROVE_FAILURES = { missing: 1001, unknownFingerprint: 1013, otherSession: 1014, noNumber: 1020 } as const;

/** The texts of a body by their names in small letters: the vendor takes any spelling. */
export function lowerCaseFields(body: unknown): Fields {
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name.toLowerCase(), String(value ?? '')]));
}

export const newFingerprint = (): string => randomBytes(32).toString('base64url');

/** A success in the vendor's envelope. */
export const successEnvelope = (reply: FastifyReply, fields: Fields, response: object): FastifyReply =>
  reply.send({ RequestId: fields.requestid ?? '', Status: 0, Description: 'Success.', Response: response });

/** A failure in the vendor's envelope; its HTTP status is 200 as well. */
export const failureEnvelope = (reply: FastifyReply, fields: Fields, status: number, description: string): FastifyReply =>
  reply.send({ RequestId: fields.requestid ?? '', Status: status, Description: description });

/** The address with this fingerprint behind it, with ? or & as needed. */
export function withFingerprint(target: string, vfp: string): string {
  const url = new URL(target);
  url.searchParams.set('vfp', vfp);
  return url.href;
}

/** True for the same machine under another of its names. */
export function isSameAddress(one: string, other: string): boolean {
  const plain = (ip: string) => (/^(::1|127\.|::ffff:127\.|localhost$)/.test(ip) ? 'here' : ip.replace(/^::ffff:/, ''));
  return one !== '' && plain(one) === plain(other);
}
