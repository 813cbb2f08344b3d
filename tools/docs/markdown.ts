/** Builds a Markdown table; the first row's keys are the columns. */
export function markdownTable(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(columns.map((column) => cell(row[column])))),
  ].join('\n');
}

/**
 * Joins lists; true becomes yes, false and empty values become blank; pipes and line breaks are
 * escaped.
 */
function cell(value: unknown): string {
  if (value === undefined || value === null || value === false) return '';
  if (value === true) return 'yes';
  if (Array.isArray(value)) return value.map(cell).join(', ');
  return String(value)
    .replaceAll('|', '\\|')
    .replace(/\s*\n\s*/g, ' ');
}

/** A rule's own description, or else its source code on one line. */
export const codeOf = (rule: unknown): string => {
  if (typeof rule !== 'function') return String(rule);
  if ('says' in rule) return String(rule.says);
  return `\`${String(rule).replace(/\s+/g, ' ').replaceAll('`', '´')}\``;
};
