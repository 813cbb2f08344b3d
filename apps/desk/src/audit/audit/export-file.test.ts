import { expect, test } from 'vitest';
import { exportFile } from './export-file.ts';

const line = {
  ...{ chain: 'urn:app:1', reference: 'K7QM-3XPD', seq: 1, at: 0, actor: '=cmd|calc', action: 'x' },
  ...{ detail: '{"paths":["a","b"]}', before: '', hash: 'h1' },
};
const exported = { exportedAt: Date.parse('2026-11-27T10:41:00Z'), lines: [line] };

test('a spreadsheet gets the columns, and no cell is a formula', () => {
  const { name, type, text } = exportFile(exported, { format: 'csv', reference: 'K7QM-3XPD' });
  expect([name, type]).toEqual(['audit-K7QM-3XPD-2026-11-27T10-41.csv', 'text/csv']);
  const [head, first] = text.split('\r\n');
  expect(head).toBe('\uFEFFreference,chain,seq,at,actor,action,detail,before,hash,key');
  expect(first).toBe(`K7QM-3XPD,urn:app:1,1,0,'=cmd|calc,x,"{""paths"":[""a"",""b""]}",,h1,`);
});

test('JSON lines begin with what the export is', () => {
  const { name, text } = exportFile(exported, { format: 'jsonl' });
  expect(name).toBe('audit-2026-11-27T10-41.jsonl');
  expect(
    text
      .trimEnd()
      .split('\n')
      .map((one) => JSON.parse(one)),
  ).toEqual([{ export: { exportedAt: exported.exportedAt, lines: 1 } }, line]);
});
