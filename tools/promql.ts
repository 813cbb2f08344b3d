import { parser } from '@prometheus-io/lezer-promql';

type Selector = { metric: string; matchers: { label: string; value: string }[] };
export type PromqlExpression = { isRight: boolean; selectors: Selector[]; grouping: string[] };

/** Parses PromQL with Prometheus' own grammar; `isRight` is false for invalid expressions. */
export function readPromql(expression: string): PromqlExpression {
  const found: PromqlExpression = { isRight: true, selectors: [], grouping: [] };
  parser.parse(expression).iterate({
    enter: ({ type, from, to, node }) => {
      const text = expression.slice(from, to);
      const textOf = (child: string): string => {
        const below = node.getChild(child);
        return below === null ? '' : expression.slice(below.from, below.to);
      };
      if (type.isError) found.isRight = false;
      if (type.name === 'VectorSelector')
        found.selectors.push({ metric: textOf('Identifier'), matchers: [] });
      if (type.name === 'UnquotedLabelMatcher')
        found.selectors.at(-1)?.matchers.push({
          label: textOf('LabelName'),
          value: textOf('StringLiteral').slice(1, -1),
        });
      if (type.name === 'LabelName' && node.parent?.name === 'GroupingLabels')
        found.grouping.push(text);
    },
  });
  return found;
}
