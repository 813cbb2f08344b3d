import { LIMITS } from '@signet/rulebook/core/limits';
import type { EndpointRow } from '@signet/rulebook/endpoint-row';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { isPortalOrigin } from '../portal-hosts.ts';
import { AppError } from './problem.ts';

/** How long a caller of the older interface is told to wait for an answer; ours come at once. docs/decisions/0006 and 0067. */
const TIMEOUT_HEADER = 'x-upstream-timeout';

/** Throws 403 where the page that calls names itself and is none of ours. */
export function enterOlderCall({ headers }: FastifyRequest, reply: FastifyReply, config: Config): void {
  reply.header(TIMEOUT_HEADER, String(LIMITS.olderCallTimeoutMs)).header('referrer-policy', 'same-origin');
  const { referer } = headers;
  if (referer !== undefined && !isPortalOrigin(originOf(referer), config)) throw new AppError('request.crossOrigin');
}

const originOf = (address: string): string | undefined => URL.parse(address)?.origin;

/** Throws 400 where a parameter of tests reaches a deployment that has no sandbox beside it. docs/readings.md 1. */
export function refuseTestQuery({ testQuery = [] }: EndpointRow, query: unknown, { magicIds }: Pick<Config, 'magicIds'>): void {
  const sent = query as Readonly<Record<string, string | undefined>> | undefined; // parsed by the row's schema
  if (!magicIds && testQuery.some((name) => sent?.[name] !== undefined)) throw new AppError('request.malformed');
}
