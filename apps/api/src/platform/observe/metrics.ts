import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type LabelsOf, METRIC_NAMES, type MetricName, metricRow } from './metric-rows.ts';

export type Sample = { name: MetricName; labels?: Readonly<Record<string, string>>; value: number };

/** Metrics of this process; labels never contain personal data. */
export type Metrics = {
  count<Name extends MetricName>(name: Name, labels: LabelsOf<Name>): void;
  observe<Name extends MetricName>(name: Name, labels: LabelsOf<Name>, seconds: number): void;
  /** Calls `source` at each scrape; its previous values are cleared. */
  watch(names: readonly MetricName[], source: () => Sample[] | Promise<Sample[]>): void;
  text(): Promise<string>;
  contentType: string;
};

type Instruments = {
  counters: Map<string, Counter>;
  gauges: Map<string, Gauge>;
  histograms: Map<string, Histogram>;
};

function instrumentsIn(registry: Registry): Instruments {
  const found: Instruments = { counters: new Map(), gauges: new Map(), histograms: new Map() };
  for (const name of METRIC_NAMES) {
    const { kind, help, labels, buckets } = metricRow(name);
    const common = { name, help, labelNames: [...labels], registers: [registry] };
    if (kind === 'counter') found.counters.set(name, new Counter(common));
    else if (kind === 'gauge') found.gauges.set(name, new Gauge(common));
    else
      found.histograms.set(
        name,
        new Histogram({ ...common, ...(buckets === undefined ? {} : { buckets: [...buckets] }) }),
      );
  }
  return found;
}

/** Uses its own registry, so that several instances can run in one test process. */
export function buildMetrics({
  release,
  process: ofProcess,
}: {
  release: string;
  process: boolean;
}): Metrics {
  const registry = new Registry();
  if (ofProcess) collectDefaultMetrics({ register: registry });
  const { counters, gauges, histograms } = instrumentsIn(registry);
  const sources: { names: readonly MetricName[]; ask: () => Sample[] | Promise<Sample[]> }[] = [];
  gauges.get('signet_release_info')?.set({ release }, 1);
  return {
    count: (name, labels) => counters.get(name)?.inc(labels),
    observe: (name, labels, seconds) => histograms.get(name)?.observe(labels, seconds),
    watch: (names, ask) => void sources.push({ names, ask }),
    text: async () => {
      for (const { names, ask } of sources) {
        const samples = await ask();
        for (const name of names) gauges.get(name)?.reset();
        for (const { name, labels = {}, value } of samples) gauges.get(name)?.set(labels, value);
      }
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
