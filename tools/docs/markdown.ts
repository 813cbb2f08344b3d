/** A readable Markdown table; the first row of `rows` gives the columns. */
export function markdownTable(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map((row) => line(columns.map((column) => cell(row[column]))))].join('\n');
}

/** The text of one cell: lists joined, yes for true, empty for false and none; pipes and line ends made harmless. */
function cell(value: unknown): string {
  if (value === undefined || value === null || value === false) return '';
  if (value === true) return 'yes';
  if (Array.isArray(value)) return value.map(cell).join(', ');
  return String(value)
    .replaceAll('|', '\\|')
    .replace(/\s*\n\s*/g, ' ');
}

/** A rule in the words that it carries, else as it stands in the code, on one line. */
export const codeOf = (rule: unknown): string => {
  if (typeof rule !== 'function') return String(rule);
  if ('says' in rule) return String(rule.says);
  return `\`${String(rule).replace(/\s+/g, ' ').replaceAll('`', '´')}\``;
};
