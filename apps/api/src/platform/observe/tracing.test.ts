import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { inSpan, wantsTraces } from './tracing.ts';

test.each([
  [{}, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, true],
  [{ OTEL_TRACES_EXPORTER: 'otlp' }, true],
  [{ OTEL_TRACES_EXPORTER: 'none', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, false],
  [{ OTEL_SDK_DISABLED: 'true', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, false],
])('%j asks for traces: %s', (env, wanted) =>
  expect(wantsTraces(env as Record<string, string>)).toBe(wanted),
);

test('a span returns what its work returns and throws what it throws', async () => {
  expect(inSpan('a', () => 1)).toBe(1);
  expect(await inSpan('a', async () => 2)).toBe(2);
  await expect(inSpan('a', async () => Promise.reject(new Error('x')))).rejects.toThrow('x');
  expect(() =>
    inSpan('a', () => {
      throw new Error('y');
    }),
  ).toThrow('y');
});

/** A separate process, because tracing is global to a process. */
const TRACED = `
  const { startTracing, inSpan, startRequestSpan } = await import(${JSON.stringify(new URL('tracing.ts', import.meta.url).href)});
  const tracing = await startTracing(process.env, '2026.11.22');
  const span = startRequestSpan('GET getConfigs', { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' });
  await new Promise((resolve) => span.run(() => inSpan('persona person', async () => { throw new Error('Ana Ruiz'); }).catch(resolve)));
  span.end(200);
  await tracing.close();`;

test('exports spans to the configured collector, in the caller’s trace and without error messages', async () => {
  const bodies: string[] = [];
  const collector = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    bodies.push(`${request.url} ${body}`);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  onTestFinished(() => void collector.close());
  const address = collector.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const child = spawn(process.execPath, ['--input-type=module', '-e', TRACED], {
    env: {
      ...process.env,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment=test',
    },
    stdio: 'inherit',
  });
  expect(await once(child, 'exit')).toEqual([0, null]);
  const told = bodies.join('\n');
  for (const part of [
    '/v1/traces',
    'GET getConfigs',
    'persona person',
    '0af7651916cd43dd8448eb211c80319c',
    '2026.11.22',
    'deployment.environment',
  ])
    expect(told).toContain(part);
  expect(told).not.toContain('Ana Ruiz');
});
