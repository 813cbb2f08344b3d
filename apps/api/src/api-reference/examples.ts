import { readFileSync } from 'node:fs';
import type { EndpointKey } from '@signet/rulebook/endpoint-paths';

export type Part = Record<string, unknown>;

/** A recorded request with its reply; written by tools/docs/record-examples.ts. */
export type Example = { params?: Part; query?: Part; body?: Part; reply: Part };

export const EXAMPLES = JSON.parse(readFileSync(new URL('examples.json', import.meta.url), 'utf8')) as Readonly<
  Partial<Record<EndpointKey, Example>>
>; // validated by the test

const exampleOf = (value: unknown): Part => (value === undefined ? {} : { example: value });

export const requestExample = (key: EndpointKey): Part => exampleOf(EXAMPLES[key]?.body);
export const replyExample = (key: EndpointKey): Part => exampleOf(EXAMPLES[key]?.reply);

export const parameterExample = (key: EndpointKey, place: 'path' | 'query', name: string): Part =>
  exampleOf((place === 'path' ? EXAMPLES[key]?.params : EXAMPLES[key]?.query)?.[name]);
