import { csvOf } from '@signet/rulebook/core/csv';

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
