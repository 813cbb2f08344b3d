import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ScaledObject } from '@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObject';
import { PodMonitor } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PodMonitor';
import { LIMITS } from '@signet/rulebook/core/limits';
import { PROJECT } from '@signet/testing/project-folder';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { Service } from 'kubernetes-models/v1/Service';
import { ServiceAccount } from 'kubernetes-models/v1/ServiceAccount';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../apps/api/src/platform/config/config.ts';
import { chartValues, type KubernetesObject, renderChart } from './render-chart.ts';

const CHART = join(PROJECT, 'ops/chart');
const EXAMPLE = parse(readFileSync(join(CHART, 'example-values.yaml'), 'utf8')) as object & {
  image: object;
};

/** The published schema of each kind, and where its type is. */
const KINDS: Readonly<
  Record<string, { model: new (data: never) => { validate(): void }; types: string }>
> = {
  Deployment: { model: Deployment, types: 'kubernetes-models/apps/v1/Deployment' },
  Job: { model: Job, types: 'kubernetes-models/batch/v1/Job' },
  Ingress: { model: Ingress, types: 'kubernetes-models/networking.k8s.io/v1/Ingress' },
  NetworkPolicy: {
    model: NetworkPolicy,
    types: 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy',
  },
  PodDisruptionBudget: {
    model: PodDisruptionBudget,
    types: 'kubernetes-models/policy/v1/PodDisruptionBudget',
  },
  Service: { model: Service, types: 'kubernetes-models/v1/Service' },
  ServiceAccount: { model: ServiceAccount, types: 'kubernetes-models/v1/ServiceAccount' },
  ScaledObject: {
    model: ScaledObject,
    types: '@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObject',
  },
  PodMonitor: {
    model: PodMonitor,
    types: '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PodMonitor',
  },
};

type Container = {
  env: { name: string; value: string }[];
  args: string[];
  ports?: { name: string; containerPort: number }[];
  readinessProbe?: { httpGet: { path: string; port: string } };
  livenessProbe?: { httpGet: { path: string; port: string } };
  securityContext: object;
  resources: { limits: { memory: string } };
};
type PodSpec = {
  terminationGracePeriodSeconds: number;
  securityContext: object;
  volumes: { name: string; secret?: { defaultMode: number } }[];
  containers: [Container];
};

const rendered = renderChart(CHART, EXAMPLE);
const ofKind = (kind: string): KubernetesObject[] =>
  rendered.filter((object) => object.kind === kind);
const podOf = ({ spec }: KubernetesObject): PodSpec =>
  (spec as { template: { spec: PodSpec } }).template.spec; // Deployment and Job alike; their schema is tested
const pods = [...ofKind('Deployment'), ...ofKind('Job')].map(
  (object) => [object.metadata.name, podOf(object)] as const,
);

test.each(rendered.map((object) => [object.kind, object.metadata.name, object] as const))(
  '%s %s is one that Kubernetes takes',
  (kind, _name, object) => {
    const { model: Model } = KINDS[kind] ?? {};
    if (Model === undefined) throw new Error(`nothing says what a ${kind} is`);
    expect(() => new Model(object as never).validate()).not.toThrow(); // its schema is what is tested
  },
);

/** The compiler reads rendered objects as literals, so that a field that no type has is an error. */
function compileErrors(objects: readonly KubernetesObject[]): string {
  const folder = join(PROJECT, '.test/chart');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'rendered.ts');
  const types = [...new Set(objects.map(({ kind }) => kind))].map(
    (kind) => `import type { I${kind} } from '${KINDS[kind]?.types}';`,
  );
  const values = objects.map(
    (object, at) => `export const object${at}: I${object.kind} = ${JSON.stringify(object)};`,
  );
  writeFileSync(file, [...types, ...values].join('\n'));
  try {
    const flags = '--noEmit --strict --skipLibCheck --module nodenext --target esnext --types node';
    execFileSync('npx', ['tsc', ...flags.split(' '), '--ignoreConfig', file], { cwd: PROJECT });
    return '';
  } catch (error) {
    return String((error as { stdout: Buffer }).stdout); // what the compiler printed
  }
}

test('no object has a field that Kubernetes would pass over', () => {
  expect(compileErrors(rendered)).toBe('');
  const [deployment] = ofKind('Deployment');
  if (deployment === undefined) throw new Error('no deployment was rendered');
  const misspelled = { ...deployment, spec: { ...deployment.spec, replicaCount: 3 } };
  expect(compileErrors([misspelled])).toContain('replicaCount');
});

test('a release without an image is refused in one line', () => {
  expect(() => renderChart(CHART, {})).toThrow('image.repository');
  expect(() => renderChart(CHART, { image: { repository: 'r' } })).toThrow('image.tag');
});

test('without KEDA, Prometheus and ingresses, the numbers of replicas stand in the deployments', () => {
  const plain = renderChart(CHART, { image: EXAMPLE.image });
  expect(new Set(plain.map(({ kind }) => kind))).toEqual(
    new Set([
      'Deployment',
      'PodDisruptionBudget',
      'Job',
      'NetworkPolicy',
      'ServiceAccount',
      'Service',
    ]),
  );
  const replicas = plain.flatMap(({ kind, metadata, spec }) =>
    kind === 'Deployment' ? [[metadata.name, spec?.replicas]] : [],
  );
  expect(Object.fromEntries(replicas)).toEqual({
    'shop-api': 3,
    'shop-desk': 2,
    'shop-worker': 2,
  });
});

/** A text that each secret of the chart may be. */
const secretText = (name: string): string =>
  name === 'CONSOLE_SECRETS'
    ? 'northwind=secret-of-our-client-there'
    : name.includes('DATABASE')
      ? `postgres://signet@${name.startsWith('KEYS') ? 'keys' : 'database'}.example.com/signet`
      : name === 'SMTP_URL'
        ? 'smtps://mail.example.com'
        : `${{ STRIPE_API_KEY: 'sk_live_' }[name] ?? ''}${name.toLowerCase()}`;

describe.each(pods)('the pod of %s', (_name, { containers: [container], ...pod }) => {
  test('starts with the example’s settings, and with secrets that stand in files alone', () => {
    const folder = mkdtempSync(join(tmpdir(), 'signet-chart-'));
    const mounted = ({ name: variable, value }: { name: string; value: string }) => {
      if (!variable.endsWith('_FILE')) return [variable, value];
      const file = join(folder, variable);
      writeFileSync(file, secretText(variable.replace(/_FILE$/, '')));
      return [variable, file];
    };
    const given = Object.fromEntries(container.env.map(mounted));
    const config = readConfig({ NODE_ENV: 'production', HOST: '0.0.0.0', ...given });
    rmSync(folder, { recursive: true });
    expect(config).toMatchObject({ environment: 'production', migratesAtStart: false });
    const inFiles = chartValues(CHART).secret as { names: string[] };
    expect(container.env.filter((one) => inFiles.names.includes(one.name))).toEqual([]);
  });

  test('runs as nobody, writes nowhere but where it is told, and reads secrets as its group', () => {
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, fsGroup: 1000 });
    expect(container.securityContext).toMatchObject({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
    });
    const modes = pod.volumes.flatMap(({ secret }) => (secret ? [secret.defaultMode] : []));
    expect(modes.length).toBeGreaterThan(1);
    expect(new Set(modes)).toEqual(new Set([0o440]));
  });

  test('has the time to finish its calls before it is killed', () => {
    const { drainNoticeMs } = readConfig({});
    const preStopMs = Number(chartValues(CHART).preStopSeconds) * 1_000;
    const drainMs = drainNoticeMs + LIMITS.drainMs + LIMITS.providerTimeoutMs;
    expect(pod.terminationGracePeriodSeconds * 1_000).toBeGreaterThan(preStopMs + drainMs);
  });
});

test.each(ofKind('Deployment').map((object) => [object.metadata.name, podOf(object)] as const))(
  'the pod of %s is probed at a port that it opens',
  (_name, { containers: [{ ports, readinessProbe, livenessProbe }] }) => {
    const opened = ports?.map(({ name }) => name);
    for (const probe of [readinessProbe, livenessProbe])
      expect(opened).toContain(probe?.httpGet.port);
    expect(readinessProbe?.httpGet.path).toBe('/readyz');
    expect(livenessProbe?.httpGet.path).toBe('/healthz');
  },
);

test('each part of a release finds its pods: services, budgets and policies select by their labels', () => {
  type Selecting = { selector?: object; podSelector?: { matchLabels: object } };
  const labels = [...ofKind('Deployment'), ...ofKind('Job')].map(
    // Of pods.
    ({ spec }) => (spec as { template: { metadata: { labels: object } } }).template.metadata.labels,
  );
  const selectors = ['Service', 'PodDisruptionBudget', 'NetworkPolicy'].flatMap(ofKind);
  for (const { kind, metadata, spec } of selectors) {
    const { selector, podSelector } = spec as Selecting; // of these three kinds
    const wanted = podSelector?.matchLabels ?? (kind === 'Service' ? selector : undefined);
    const own = wanted ?? (selector as { matchLabels: object }).matchLabels; // of a budget
    const found = labels.filter((one) =>
      Object.entries(own).every(([key, value]) =>
        Object.entries(one).some(([k, v]) => k === key && v === value),
      ),
    );
    expect(found, `${kind} ${metadata.name}`).toHaveLength(1);
  }
});
