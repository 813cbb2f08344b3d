import type { EndpointRow } from '@signet/rulebook/endpoint-row';

/** What a call takes: JSON by its schema, and texts of other types where its row names them. */
export const requestBodyOf = (
  { body, bodyTypes = {} }: Pick<EndpointRow, 'body' | 'bodyTypes'>,
  schema: object,
  example: unknown,
): Record<string, unknown> => ({
  required: body?.safeParse({}).success !== true,
  content: {
    'application/json': { schema, ...(example === undefined ? {} : { example }) },
    ...Object.fromEntries(
      Object.keys(bodyTypes).map((type) => [type, { schema: { type: 'string' } }]),
    ),
  },
});
