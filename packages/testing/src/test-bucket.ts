import { once } from 'node:events';
import { createServer } from 'node:http';

type Held = { bytes: Buffer; at: Date };

/** As many keys as one answer lists, few so that lists have pages. */
const keysAtOnce = 2;

/**
 * The part of S3's protocol that the product uses, in memory: put, get, delete and list, for
 * requests that are signed.
 */
export async function startTestBucket(): Promise<{
  endpoint: string;
  objects: Map<string, Held>;
  stop(): Promise<void>;
}> {
  const objects = new Map<string, Held>();
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket');
    const [, , ...path] = pathname.split('/');
    const key = path.join('/');
    const answer = (status: number, body: Buffer | string = '') =>
      response.writeHead(status, { 'content-type': 'application/xml' }).end(body);
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 '))
      return answer(403, fault('AccessDenied'));
    if (request.method === 'PUT') {
      objects.set(key, { bytes: Buffer.concat(await request.toArray()), at: new Date() });
      return answer(200);
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return answer(204);
    }
    if (key === '') return answer(200, listed(objects, searchParams));
    const held = objects.get(key);
    return held === undefined ? answer(404, fault('NoSuchKey')) : answer(200, held.bytes);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    endpoint: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    objects,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';

const fault = (code: string): string => `${HEAD}<Error><Code>${code}</Code></Error>`;

function listed(objects: ReadonlyMap<string, Held>, query: URLSearchParams): string {
  const from = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > from)
    .sort();
  const page = keys.slice(0, keysAtOnce);
  const rows = page.map(
    (key) =>
      `<Contents><Key>${key}</Key><LastModified>${objects.get(key)?.at.toISOString()}</LastModified></Contents>`,
  );
  const isTruncated = keys.length > page.length;
  const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `${HEAD}<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${rows.join('')}</ListBucketResult>`;
}
