import { expect, test } from 'vitest';
import { isPoBox } from './po-box.ts';

test.each([
  'PO Box 12',
  'P.O. Box 12',
  'P. O. Box 12',
  'p o box 12',
  'PO Bx 12',
  'P.O.B. 12',
  'POB 12',
  'PO 12',
  'pobox 9',
  'Post Box 3',
  'Post Office Box 3',
  'Postal Box 3',
  'Case postale 12',
  'Casier 4, C.P. 12',
  'CP 12',
  'Boîte postale 9',
  'Boite postale 9',
  'B.P. 9',
  '12 Main St, PO Box 4',
  'RR 2 Box 45',
  'HC 1 Box 7',
  'PMB 12',
  'Private Mailbox 12',
  'General Delivery',
  'Poste restante',
  'Box 12',
  'Lock box 4',
])('"%s" is a box at a post office', (line) => expect(isPoBox(line)).toBe(true));

test.each([
  '500 Howard St',
  '12 Boxwood Ln',
  '1 Post Rd',
  '7 Post Office Sq',
  '22 Poplar St',
  '14 Box Elder Ct',
  '1050, rue Sainte-Catherine',
  '3 Cap-de-la-Madeleine',
  '9 Place de la Poste',
  '100 Office Park Dr',
  '12 Popo Ave',
  '5 Mailbag Ln',
  '88 Bypass 12',
])('"%s" is a place', (line) => expect(isPoBox(line)).toBe(false));

test.each(['p', 'po ', 'p.o.', 'box ', 'case ', 'c p ', ' ', '.', 'bo x'])('50 KB of "%s" is judged in a moment', (part) => {
  const line = part.repeat(Math.ceil(50_000 / part.length));
  const startedAt = performance.now();
  isPoBox(line);
  expect(performance.now() - startedAt).toBeLessThan(200);
});
