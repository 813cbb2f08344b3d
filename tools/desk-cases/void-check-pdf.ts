/** A page that looks like a voided check: the account’s holder and its numbers. */
export function voidCheckPdf(holder: string, numbers: string): Buffer {
  const latin = (text: string): string =>
    text.normalize('NFC').replaceAll(/[^\x20-\x7e\xa0-\xff]|[()\\]/g, '');
  const lines: readonly [sizePoints: number, x: number, y: number, text: string][] = [
    [14, 40, 200, latin(holder)],
    [12, 420, 200, 'No. 0104'],
    [12, 40, 150, 'Pay to the order of ______________________________'],
    [48, 210, 90, 'VOID'],
    [14, 40, 30, latin(numbers)],
  ];
  const drawn = lines
    .map(([size, x, y, text]) => `BT /F1 ${size} Tf ${x} ${y} Td (${text}) Tj ET`)
    .join('\n');
  return Buffer.from(
    [
      '%PDF-1.7',
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 540 240]/Contents 4 0 R/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>>>>>>>endobj',
      `4 0 obj<</Length ${drawn.length}>>stream\n${drawn}\nendstream endobj`,
      'trailer<</Root 1 0 R>>',
    ].join('\n'),
    'latin1',
  );
}
