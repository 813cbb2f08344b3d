import type { Problem } from '@signet/rulebook/core/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';

const GRAPHQL = 'application/graphql-response+json';
const JSON_TYPE = 'application/json';

const invalidStatus = 422;

/**
 * The type in which a GraphQL client wants its answer, by its Accept header; undefined where it
 * names none, as our own pages do, which read problems.
 */
export function graphqlTypeOf({
  headers: { accept = '' },
}: Pick<FastifyRequest, 'headers'>): string | undefined {
  const types = accept.split(',').map((one) => one.split(';')[0]?.trim().toLowerCase());
  return [GRAPHQL, JSON_TYPE].find((type) => types.includes(type));
}

/**
 * A problem as GraphQL over HTTP words it. What is wrong with the query itself is 400, or 200 where
 * the client reads plain JSON, whose status such clients take for the transport's.
 */
export function sendGraphqlErrors(
  reply: FastifyReply,
  type: string,
  { errors = [], status, code, detail, message, reference }: Problem,
): FastifyReply {
  const isInvalid = status === invalidStatus;
  const told =
    errors.length > 0
      ? errors.map((one) => ({
          message: one.detail ?? one.message,
          extensions: { code: one.code, field: one.field },
        }))
      : [{ message: detail ?? message, extensions: { code, reference } }];
  const invalid = type === GRAPHQL ? 400 : 200;
  return reply
    .code(isInvalid ? invalid : status)
    .type(`${type}; charset=utf-8`)
    .send(JSON.stringify({ errors: told }));
}
