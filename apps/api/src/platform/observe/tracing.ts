import {
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

type Env = Readonly<Record<string, string | undefined>>;

/**
 * True when the standard OTEL variables enable traces: an exporter or endpoint is set and nothing
 * disables it.
 */
export const wantsTraces = (env: Env): boolean =>
  env.OTEL_SDK_DISABLED !== 'true' &&
  env.OTEL_TRACES_EXPORTER !== 'none' &&
  [
    env.OTEL_TRACES_EXPORTER,
    env.OTEL_EXPORTER_OTLP_ENDPOINT,
    env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT,
  ].some((value) => Boolean(value));

/**
 * Exports traces as the OTEL variables say and loads the library only then; otherwise every span is
 * a no-op.
 */
export async function startTracing(env: Env, release: string): Promise<{ close(): Promise<void> }> {
  if (!wantsTraces(env)) return { close: async () => undefined };
  const { openTracing } = await import('./open-tracing.ts');
  return openTracing(release, env);
}

const tracer = () => trace.getTracer('signet');

/** Records an error by its name only: the message may contain what a person typed. */
function fail(span: Span, error: unknown): void {
  span.setStatus({
    code: SpanStatusCode.ERROR,
    message: error instanceof Error ? error.name : typeof error,
  });
}

/** Runs the work in a span; attributes must not contain personal data. */
export function inSpan<Result>(
  name: string,
  work: () => Result,
  attributes: Readonly<Record<string, string>> = {},
): Result {
  return tracer().startActiveSpan(name, { attributes, kind: SpanKind.CLIENT }, (span) => {
    try {
      const answer = work();
      if (!(answer instanceof Promise)) {
        span.end();
        return answer;
      }
      return answer.then(
        (value: unknown) => {
          span.end();
          return value;
        },
        (error: unknown) => {
          fail(span, error);
          span.end();
          throw error;
        },
      ) as Result; // the same promise, with the span around it
    } catch (error) {
      fail(span, error);
      span.end();
      throw error;
    }
  });
}

/** Server span of a request, as a child of the caller's span if the headers carry one. */
export function startRequestSpan(
  name: string,
  headers: Readonly<Record<string, unknown>>,
): { run(work: () => void): void; end(status: number): void } {
  const parent = propagation.extract(context.active(), headers);
  const span = tracer().startSpan(name, { kind: SpanKind.SERVER }, parent);
  return {
    run: (work) => context.with(trace.setSpan(parent, span), work),
    end: (status) => {
      span.setAttribute('http.response.status_code', status);
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}
