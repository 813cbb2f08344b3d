import type { FastifyReply, FastifyRequest } from 'fastify';
import { toKebab } from './key-inflection.ts';

export type JsonObject = Record<string, unknown>;

/** Persona's JSON:API errors use `details`, not `detail`. */
export function personaError(
  reply: FastifyReply,
  status: number,
  title: string,
  details?: string,
): FastifyReply {
  return reply.code(status).send({ errors: [{ title, ...(details ? { details } : {}) }] });
}

export function kebabBody(request: FastifyRequest): JsonObject {
  return asJsonObject(toKebab(request.body));
}

/** Returns an empty object for anything that is not a plain object. */
export function asJsonObject(value: unknown): JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? { ...value } : {};
}

export function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
