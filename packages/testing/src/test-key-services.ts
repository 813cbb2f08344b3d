import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

const TOKEN = 'token-of-the-test';
const GOOGLE_TOKEN_PATH = '/computeMetadata/v1/instance/service-accounts/default/token';

type Body = Record<string, string>;

/**
 * The part of the protocols of AWS KMS, Google Cloud KMS and Vault's Transit that the product uses.
 * It keeps its key to itself, and opens only what it has closed for the same purpose.
 */
export async function startTestKeyServices(): Promise<{
  url: string;
  vaultToken: string;
  calls: string[];
  stop(): Promise<void>;
}> {
  const key = randomBytes(32);
  const calls: string[] = [];
  const close = (plain: string, bound: string): string => {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(bound));
    const text = Buffer.concat([cipher.update(plain, 'base64'), cipher.final()]);
    return Buffer.concat([nonce, text, cipher.getAuthTag()]).toString('base64');
  };
  const open = (closed: string, bound: string): string => {
    const box = Buffer.from(closed, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', key, box.subarray(0, 12));
    decipher.setAAD(Buffer.from(bound)).setAuthTag(box.subarray(-16));
    const text = decipher.update(box.subarray(12, -16));
    return Buffer.concat([text, decipher.final()]).toString('base64');
  };

  const amazon = (target: string, body: Body): object => {
    const bound = JSON.stringify([body.KeyId, body.EncryptionContext]);
    return target === 'TrentService.Encrypt'
      ? { KeyId: body.KeyId, CiphertextBlob: close(body.Plaintext ?? '', bound) }
      : { KeyId: body.KeyId, Plaintext: open(body.CiphertextBlob ?? '', bound) };
  };
  const google = (path: string, body: Body): object => {
    const [name, verb] = path.split(':');
    const bound = JSON.stringify([name, body.additionalAuthenticatedData]);
    return verb === 'encrypt'
      ? { ciphertext: close(body.plaintext ?? '', bound) }
      : { plaintext: open(body.ciphertext ?? '', bound) };
  };
  const vault = (path: string, body: Body): object => {
    const [, , , verb, name = ''] = path.split('/');
    return verb === 'encrypt'
      ? { data: { ciphertext: `vault:v1:${close(body.plaintext ?? '', name)}` } }
      : { data: { plaintext: open((body.ciphertext ?? '').replace('vault:v1:', ''), name) } };
  };

  const server = createServer(async (request, response) => {
    const { headers, url: path = '/' } = request;
    const text = Buffer.concat(await request.toArray()).toString();
    const body = (text === '' ? {} : JSON.parse(text)) as Body; // the protocols' own shape
    const target = String(headers['x-amz-target'] ?? '');
    calls.push(target || path);
    const answer = (status: number, reply: object) =>
      response
        .writeHead(status, {
          'content-type': target ? 'application/x-amz-json-1.1' : 'application/json',
        })
        .end(JSON.stringify(reply));
    try {
      if (path === GOOGLE_TOKEN_PATH)
        return headers['metadata-flavor'] === 'Google'
          ? answer(200, { access_token: TOKEN })
          : answer(403, {});
      if (target !== '')
        return headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')
          ? answer(200, amazon(target, body))
          : answer(400, { __type: 'MissingAuthenticationTokenException' });
      if (path.startsWith('/v1/projects/'))
        return headers.authorization === `Bearer ${TOKEN}`
          ? answer(200, google(path, body))
          : answer(401, {});
      return headers['x-vault-token'] === TOKEN ? answer(200, vault(path, body)) : answer(403, {});
    } catch {
      return answer(400, { __type: 'InvalidCiphertextException', errors: ['cannot be opened'] });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    vaultToken: TOKEN,
    calls,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
