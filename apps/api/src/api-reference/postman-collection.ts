import type { Published } from './published.ts';

type Part = Record<string, unknown>;

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** Values that change with each send are made by the program that sends. */
const MADE: Readonly<Record<string, string>> = {
  'Idempotency-Key': '{{$guid}}',
  Origin: '{{origin}}',
};

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

function requestOf({ method, path, parameters, security, body, summary }: Published): Part {
  const of = (place: string) => parameters.filter((one) => one.in === place);
  const names = path.split('/').filter((one) => one !== '');
  const query = of('query').map(({ name, example, required, description }) => ({
    key: name,
    value: example === undefined ? '' : textOf(example),
    description,
    disabled: !required && example === undefined,
  }));
  const headers = of('header').map(({ name, example, required, description }) => ({
    key: name,
    value: MADE[name] ?? (example === undefined ? '' : textOf(example)),
    description,
    disabled: !required && MADE[name] === undefined,
  }));
  const isKeyed = security.some((one) => 'partnerKey' in one);
  return {
    method,
    description: summary,
    auth: isKeyed
      ? { type: 'bearer', bearer: [{ key: 'token', value: '{{key}}', type: 'string' }] }
      : { type: 'noauth' },
    header: headers,
    url: {
      raw: `{{origin}}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      host: ['{{origin}}'],
      path: names.map((one) => one.replace(/^\{(\w+)\}$/, ':$1')),
      variable: of('path').map(({ name, example, description }) => ({
        key: name,
        value: example === undefined ? '' : textOf(example),
        description,
      })),
      query,
    },
    ...(body === undefined
      ? {}
      : {
          body: {
            mode: 'raw',
            raw: JSON.stringify(body.example ?? {}, null, 2),
            options: { raw: { language: 'json' } },
          },
        }),
  };
}

/** The calls as a collection of Postman (2.1): a folder for each group, an example in each request. */
export function postmanCollection(
  parts: readonly Published[],
  { title, publicUrl }: { title: string; publicUrl: string },
): Part {
  const calls = parts.filter(({ kind }) => kind === 'call');
  const folders = Map.groupBy(calls, ({ group }) => group);
  return {
    info: { name: title, schema: SCHEMA },
    variable: [
      { key: 'origin', value: publicUrl },
      { key: 'key', value: '' },
    ],
    item: [...folders].map(([name, requests]) => ({
      name,
      item: requests.map((call) => ({ name: call.operationId, request: requestOf(call) })),
    })),
  };
}
