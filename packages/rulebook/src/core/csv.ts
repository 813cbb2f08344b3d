/** Characters with which a cell is a formula to a spreadsheet. */
const FORMULA = /^[=+\-@\t\r]/;

const cellOf = (value: string | number): string => {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows as a file for a spreadsheet, in which no cell becomes a formula. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
