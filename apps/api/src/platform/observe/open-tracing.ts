import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';

type Env = Readonly<Record<string, string | undefined>>;

const ratioOf = ({ OTEL_TRACES_SAMPLER_ARG: text = '1' }: Env): number =>
  Math.min(1, Math.max(0, Number(text) || 0));

const SAMPLERS: Readonly<Record<string, (env: Env) => Sampler>> = {
  always_on: () => new AlwaysOnSampler(),
  always_off: () => new AlwaysOffSampler(),
  traceidratio: (env) => new TraceIdRatioBasedSampler(ratioOf(env)),
  parentbased_always_on: () => new ParentBasedSampler({ root: new AlwaysOnSampler() }),
  parentbased_always_off: () => new ParentBasedSampler({ root: new AlwaysOffSampler() }),
  parentbased_traceidratio: (env) =>
    new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratioOf(env)) }),
};

export const samplerOf = (env: Env): Sampler =>
  (
    SAMPLERS[env.OTEL_TRACES_SAMPLER ?? ''] ??
    (() => new ParentBasedSampler({ root: new AlwaysOnSampler() }))
  )(env);

/**
 * Sets up the OTEL SDK; the exporter itself reads endpoints, headers and limits from the
 * environment.
 */
export function openTracing(release: string, env: Env): { close(): Promise<void> } {
  const named = resourceFromAttributes({ 'service.name': 'signet', 'service.version': release });
  const provider = new TracerProvider({
    resource: named.merge(detectResources({ detectors: [envDetector] })), // the environment overrides ours
    sampler: samplerOf(env),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return { close: () => provider.shutdown() };
}
