import { readFileSync } from 'node:fs';
import { tableOf } from '@signet/rulebook/core/keys-of';
import type { FastifyInstance } from 'fastify';
import { asJsonObject } from './json-api.ts';
import type { PersonaStore } from './store.ts';
import { FILE_NAMES, FILES_PATH, type FileToken } from './verification-files.ts';

const SPECIMENS = tableOf(FILE_NAMES, (name) =>
  readFileSync(new URL(`./specimens/${name}.jpg`, import.meta.url)),
);

/** Pictures of documents: whoever has a URL with its token may load it, as at the vendor. */
export function registerFiles(app: FastifyInstance, store: PersonaStore): void {
  const isKnown = (token: FileToken): boolean =>
    [...store.inquiries.values()].some(({ verifications }) =>
      verifications.some(({ fileToken }) => fileToken === token),
    );
  app.get<{ Params: { file: string } }>(`${FILES_PATH}/:file`, ({ params, query }, reply) => {
    const name = FILE_NAMES.find((one) => `${one}.jpg` === params.file);
    if (name === undefined || !isKnown(String(asJsonObject(query).access_token)))
      return reply.code(403).send();
    return reply.type('image/jpeg').header('cache-control', 'no-store').send(SPECIMENS[name]);
  });
}
