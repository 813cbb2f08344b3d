import { LIMITS } from '@signet/rulebook/core/limits';
import { matchPath } from '@signet/rulebook/routes';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { limitRepeats } from '../log-repeats.ts';
import type { Metrics } from '../observe/metrics.ts';

export const CSP_REPORTS_PATH = '/api/v2/csp-reports';

/** The header that gives `report-to csp` its address. */
export const REPORTING_ENDPOINTS = `csp="${CSP_REPORTS_PATH}"`;

const bodyMaxBytes = 16 * 1024;
const reportsMax = 20;

const address = z.string().max(LIMITS.fieldMaxChars).optional();
/** What browsers with `report-uri` send, and what those with `report-to` send. */
const BODY = z.union([
  z
    .object({
      'csp-report': z.object({
        'document-uri': address,
        'effective-directive': address,
        'blocked-uri': address,
      }),
    })
    .transform((body) => {
      const report = body['csp-report'];
      return [
        {
          page: report['document-uri'],
          directive: report['effective-directive'],
          blocked: report['blocked-uri'],
        },
      ];
    }),
  z
    .array(
      z.object({
        type: z.string().max(40),
        body: z
          .object({ documentURL: address, effectiveDirective: address, blockedURL: address })
          .optional(),
      }),
    )
    .max(reportsMax)
    .transform((reports) =>
      reports
        .filter(({ type }) => type === 'csp-violation')
        .map(({ body }) => ({
          page: body?.documentURL,
          directive: body?.effectiveDirective,
          blocked: body?.blockedURL,
        })),
    ),
]);

const DIRECTIVE = /^[a-z-]{1,30}$/;
const KEYWORD = /^[a-z-]{1,20}$/;

/**
 * A route's id, a directive, and an origin or a keyword such as `inline`: never a path, a query or
 * an id.
 */
export function describeReport({
  page = '',
  directive = '',
  blocked = '',
}: {
  page?: string;
  directive?: string;
  blocked?: string;
}) {
  const url = URL.parse(blocked);
  const from = url === null ? blocked : url.origin === 'null' ? url.protocol : url.origin;
  return {
    page: matchPath(URL.parse(page)?.pathname ?? '')?.route ?? 'incorrect-url',
    directive: DIRECTIVE.test(directive) ? directive : 'other',
    blocked: url !== null || KEYWORD.test(blocked) ? from.slice(0, 100) : 'other',
  };
}

/**
 * Counts what browsers say that our policy blocked, and logs each kind once a minute. Extensions
 * cause most of it.
 */
export function registerCspReports(
  app: FastifyInstance,
  { metrics }: { metrics: Pick<Metrics, 'count'> },
): void {
  const mayLog = limitRepeats();
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const parse = scope.getDefaultJsonParser('error', 'error');
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json', 'application/json'],
      { parseAs: 'string' },
      parse,
    );
    const config = { rateLimit: { max: LIMITS.cspReportsPerMinute, timeWindow: 60_000 } };
    scope.post(
      CSP_REPORTS_PATH,
      { bodyLimit: bodyMaxBytes, config },
      async ({ body, log }, reply) => {
        for (const report of BODY.safeParse(body).data ?? []) {
          const described = describeReport(report);
          metrics.count('signet_csp_reports_total', { directive: described.directive });
          const written = mayLog(Object.values(described).join(' '), { kind: 'csp', stack: [] });
          if (written !== undefined)
            log.warn({ ...described, ...written }, 'a browser blocked something on a page of ours');
        }
        return reply.code(204).send();
      },
    );
  });
}
