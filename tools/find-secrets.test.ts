import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@signet/testing/temporary-folder';
import { expect, test } from 'vitest';
import { findSecrets } from './find-secrets.ts';

function left(files: Readonly<Record<string, string>>): string {
  const out = temporaryFolder();
  const all = {
    'logs/product.log': 'listening',
    'database/applications.jsonl': '{}',
    'browser/a.json': '[]',
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(join(out, path, '..'), { recursive: true });
    writeFileSync(join(out, path), text);
  }
  return out;
}

test.each([
  ['an SSN’s last digits in a log', 'logs/product.log', '{"msg":"body","ssn4":"7294"}'],
  ['a birth date in a URL', 'browser/a.json', '["http://localhost/?dob=1987-09-23"]'],
  [
    'an account number in base64 in the database',
    'database/banks.jsonl',
    Buffer.from('000123456789').toString('base64'),
  ],
  [
    'a tax id in hex in the database',
    'database/outbox.jsonl',
    Buffer.from('842917365').toString('hex'),
  ],
  ['the tax id of a numbered person, grouped', 'logs/product.log', 'ein 84-2918042'],
  ['the tax id of a numbered person, backwards', 'logs/product.log', 'x=240819248;'],
  [
    'the SIN of a numbered person in base64',
    'database/outbox.jsonl',
    Buffer.from('046510429').toString('base64'),
  ],
  ['a card number in a log', 'logs/product.log', '{"msg":"4242 4242 4242 4242"}'],
  ['a card number in a column', 'database/people.jsonl', '{"line2":"card 5555555555554444"}'],
  [
    'a card number under a storage key',
    'browser/a.json',
    '[{"localStorage":[{"name":"card","value":"378282246310005"}]}]',
  ],
])('%s is found', (_what, path, text) =>
  expect(findSecrets(left({ [path]: text }))).toHaveLength(1),
);

test('a code that was sent is found', () => {
  expect(
    findSecrets(
      left({ 'canaries/codes.txt': '183920\n', 'logs/product.log': 'code 183920 was right' }),
    ),
  ).toEqual(['logs/product.log holds a code that was sent']);
});

test.each([
  ['a process id that equals four digits', '{"pid":7294,"msg":"started"}'],
  ['digits inside a longer number', '{"at":1729472949}'],
  ['a longer number that begins as numbered people’s do', '{"at":8429180421}'],
  ['half of a number of numbered people', '{"at":842918,"of":819248}'],
  ['a time in milliseconds', '{"at":1763846000007}'],
  ['a fraction of a second', '2026-11-20T10:00:00.7294Z'],
])('%s is no secret', (_what, text) =>
  expect(findSecrets(left({ 'logs/product.log': text }))).toEqual([]),
);

test('a run that left nothing to search is a fault', () => {
  expect(findSecrets(temporaryFolder())).toHaveLength(3);
});
