import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import openapiTypescript, { astToString } from 'openapi-typescript';

/** The types of openapi-typescript, for its client `openapi-fetch`. */
export async function generateOpenapiTypescript(
  description: string,
  folder: string,
): Promise<void> {
  const types = await openapiTypescript(JSON.parse(description));
  writeFileSync(join(folder, 'schema.ts'), astToString(types));
}

/** The client of hey-api, with one function for each call. */
export async function generateHeyApi(description: string, folder: string): Promise<void> {
  await createClient({
    input: JSON.parse(description),
    output: { path: join(folder, 'client'), module: { extension: '.ts' } },
    plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
    logs: { level: 'silent', file: false },
  });
}
