/** Characters with which a cell is a formula to a spreadsheet. */
const FORMULA = /^[=+\-@\t\r]/;

const cellOf = (value: string | number): string => {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows as a file for a spreadsheet, in which no cell becomes a formula. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');

/** Offers a text as a file of that name. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}

/** Offers the rows as a file of that name; the mark at its start tells a spreadsheet the encoding. */
export const saveCsv = (name: string, rows: readonly (readonly (string | number)[])[]): void =>
  saveFile(name, 'text/csv', `\uFEFF${csvOf(rows)}`);
