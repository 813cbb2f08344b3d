import type { FastifyRequest } from 'fastify';

/** The scheme is case-insensitive (RFC 9110). */
const BEARER = /^bearer {1,8}([\x21-\x7e]{16,200})$/i;

/** The key of an Authorization header; undefined without one, or where it cannot be a key. */
export const bearerOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  BEARER.exec(headers.authorization ?? '')?.[1];
