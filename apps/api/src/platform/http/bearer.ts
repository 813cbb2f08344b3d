import type { FastifyRequest } from 'fastify';

const BEARER = /^Bearer ([\x21-\x7e]{16,200})$/;

/** The key of an Authorization header; undefined without one, or where it cannot be a key. */
export const bearerOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  BEARER.exec(headers.authorization ?? '')?.[1];
