import type { FastifyReply, FastifyRequest } from 'fastify';
import { toKebab } from './key-inflection.ts';

export type JsonObject = Record<string, unknown>;

/** A JSON:API error as this vendor writes it: `details`, not `detail`. */
export function personaError(reply: FastifyReply, status: number, title: string, details?: string): FastifyReply {
  return reply.code(status).send({ errors: [{ title, ...(details ? { details } : {}) }] });
}

/** The body with kebab-case keys, empty when there is none. */
export function kebabBody(request: FastifyRequest): JsonObject {
  return asJsonObject(toKebab(request.body));
}

/** A plain object, or an empty one in place of anything else. */
export function asJsonObject(value: unknown): JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? { ...value } : {};
}

/** A text, or null in place of anything else. */
export function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
