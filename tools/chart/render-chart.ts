import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { readTemplate, renderTemplate, type Templates } from './go-template.ts';

type Values = { [name: string]: unknown };
export type KubernetesObject = {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Record<string, string>; annotations?: Record<string, string> };
  spec?: Values;
};

const isMap = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const merged = (values: Values, own: Values): Values => ({
  ...values,
  ...Object.fromEntries(
    Object.entries(own).map(([name, value]) => {
      const under = values[name];
      return [name, isMap(under) && isMap(value) ? merged(under, value) : value];
    }),
  ),
});

export const chartValues = (chart: string): Values =>
  parse(readFileSync(join(chart, 'values.yaml'), 'utf8')) as Values; // a map, as Helm demands

/** The objects of a chart with its default values, `own` over them; throws what Helm would refuse. */
export function renderChart(chart: string, own: Values): KubernetesObject[] {
  const folder = join(chart, 'templates');
  const templates: Templates = new Map();
  const files = readdirSync(folder)
    .sort()
    .map((file) => ({
      file,
      node: readTemplate(readFileSync(join(folder, file), 'utf8'), templates),
    }));
  const dot = {
    Values: merged(chartValues(chart), own),
    Release: { Name: 'shop', Namespace: 'payments', Service: 'Helm' },
  };
  return files
    .filter(({ file }) => file.endsWith('.yaml'))
    .flatMap(({ file, node }) =>
      parseAllDocuments(renderTemplate(node, dot), { uniqueKeys: true }).flatMap((document) => {
        if (document.errors[0] !== undefined)
          throw new Error(`${file}: ${document.errors[0].message}`);
        const object = document.toJS() as KubernetesObject | null; // checked against its schema by the test
        return object === null ? [] : [object];
      }),
    );
}
