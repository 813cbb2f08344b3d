import type { ErrorCode } from '@signet/rulebook/core/errors';
import { isRecord } from '@signet/rulebook/core/records';
import { z } from 'zod';
import { EXAMPLES, errorsOfOperation, type openApiDocument } from './openapi.ts';
import { callPath, eventPath } from './reference-paths.ts';

const part = z.record(z.string(), z.unknown());
const content = z.record(
  z.string(),
  z.object({ schema: part, example: z.unknown().optional(), examples: part.optional() }),
);
const operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  description: z.string().default(''),
  tags: z.array(z.string()),
  deprecated: z.boolean().default(false),
  parameters: z.array(
    z.object({
      name: z.string(),
      in: z.enum(['path', 'query', 'header']),
      required: z.boolean(),
      description: z.string().optional(),
      schema: part,
      example: z.unknown().optional(),
    }),
  ),
  security: z.array(z.record(z.string(), z.unknown())),
  requestBody: z.object({ required: z.boolean(), content }).optional(),
  responses: z.record(
    z.string(),
    z.object({
      description: z.string(),
      headers: z.record(z.string(), z.object({ description: z.string() })).default({}),
      content: content.default({}),
    }),
  ),
});
const paths = z.record(z.string(), z.record(z.string(), operation));

export type PublishedSchema = z.infer<typeof part>;
type Operation = z.infer<typeof operation>;

/** A call that others make, or an event that we send, as its page shows it. */
export type Published = Omit<Operation, 'requestBody'> & {
  kind: 'call' | 'event';
  method: string;
  path: string;
  /** Where its page is. */
  href: string;
  group: string;
  body: { required: boolean; schema: PublishedSchema; example: unknown } | undefined;
  reply: { schema: PublishedSchema; example: unknown } | undefined;
  errors: readonly ErrorCode[];
};

type Description = ReturnType<typeof openApiDocument>;

/** With the shared parts in their places; schemas stay named, each has a page of its own. */
function resolved(value: unknown, components: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(value)) return value.map((one) => resolved(one, components));
  if (!isRecord(value)) return value;
  const [, kind = '', name = ''] =
    /^#\/components\/(parameters|responses|headers|examples)\/([\w.-]+)$/.exec(
      String(value.$ref),
    ) ?? [];
  const shared = components[kind];
  if (isRecord(shared)) return resolved(shared[name], components);
  return Object.fromEntries(
    Object.entries(value).map(([key, below]) => [key, resolved(below, components)]),
  );
}

const JSON_TYPES = /^application\/(?:problem\+)?json$/;

function publishedOf(
  kind: Published['kind'],
  method: string,
  path: string,
  found: Operation,
): Published {
  const { requestBody, ...rest } = found;
  const id = found.operationId;
  const sent = requestBody?.content['application/json'];
  const good = Object.entries(found.responses).find(([status]) => status.startsWith('2'))?.[1];
  const answered = Object.entries(good?.content ?? {}).find(([type]) => JSON_TYPES.test(type))?.[1];
  return {
    ...rest,
    kind,
    method: method.toUpperCase(),
    path,
    href: kind === 'call' ? callPath(id) : eventPath(id),
    group: found.tags[0] ?? '',
    body: sent && {
      required: requestBody?.required === true,
      schema: sent.schema,
      example: sent.example,
    },
    reply: answered && {
      schema: answered.schema,
      example: answered.example ?? EXAMPLES[id]?.reply,
    },
    errors: errorsOfOperation(id),
  };
}

/** Everything that the description publishes, in its order. */
export function publishedParts({ paths: calls, webhooks, components }: Description): Published[] {
  const read = (kind: Published['kind'], table: unknown): Published[] =>
    Object.entries(paths.parse(resolved(table, components))).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, found]) => publishedOf(kind, method, path, found)),
    );
  return [...read('call', calls), ...read('event', webhooks)];
}
