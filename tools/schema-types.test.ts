import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { forEachDatabase } from '../apps/api/src/testing/for-each-database.ts';
import { SCHEMA_FILE, schemaTypes } from './schema-types.ts';

forEachDatabase('the types of the schema', (open) => {
  test('are those of the migrated tables; `npm run schema-types` writes them', async () => {
    const { database } = await open();
    expect(await schemaTypes(database)).toBe(readFileSync(SCHEMA_FILE, 'utf8'));
  });
});
