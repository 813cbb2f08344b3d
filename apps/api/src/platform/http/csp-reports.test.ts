import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { CSP_REPORTS_PATH, describeReport, registerCspReports } from './csp-reports.ts';

const PAGE = 'https://pay.example.com/urn:app:0000-1111-2222-3333-4444/bank?token=secret';

async function report(type: string, payload: unknown) {
  const counted: unknown[] = [];
  const lines: string[] = [];
  const app = Fastify({
    logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
  });
  registerCspReports(app, {
    metrics: { count: (...count: unknown[]) => void counted.push(count) },
  });
  const { statusCode } = await app.inject({
    method: 'POST',
    url: CSP_REPORTS_PATH,
    headers: { 'content-type': type },
    payload: JSON.stringify(payload),
  });
  await app.close();
  return { statusCode, counted, log: lines.join('') };
}

const OLD = {
  'csp-report': {
    'document-uri': PAGE,
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.test/x.js?ssn=1',
  },
};
const NEW = [
  {
    type: 'csp-violation',
    url: PAGE,
    body: {
      documentURL: PAGE,
      effectiveDirective: 'connect-src',
      blockedURL: 'https://evil.test/y',
    },
  },
  { type: 'deprecation', body: {} },
];

test.each([
  ['application/csp-report', OLD, 'script-src-elem'],
  ['application/reports+json', NEW, 'connect-src'],
])(
  'a report as %s is counted and logged by page, directive and origin alone',
  async (type, body, directive) => {
    const { statusCode, counted, log } = await report(type, body);
    expect([statusCode, counted]).toEqual([204, [['signet_csp_reports_total', { directive }]]]);
    expect(JSON.parse(log)).toMatchObject({
      page: 'bank',
      directive,
      blocked: 'https://evil.test',
    });
    expect(log).not.toMatch(/urn:app|secret|ssn|x\.js/);
  },
);

test.each([
  ['an empty object', {}],
  ['an empty list', []],
  ['a text for a report', { 'csp-report': 'x' }],
  ['too many', Array(100).fill({ type: 'csp-violation' })],
  ['a text', 'text'],
])('accepts anything else without counting it: %s', async (_what, body) => {
  const { statusCode, counted, log } = await report('application/csp-report', body);
  expect([statusCode, counted, log]).toEqual([204, [], '']);
});

test.each([
  [{ blocked: 'inline' }, 'inline'],
  [{ blocked: 'data' }, 'data'],
  [{ blocked: 'chrome-extension://abc/x.js' }, 'chrome-extension:'],
  [{ blocked: 'Ana Ruiz' }, 'other'],
])('%j came from %s', (given, blocked) => expect(describeReport(given).blocked).toBe(blocked));
