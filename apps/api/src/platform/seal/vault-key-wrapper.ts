import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { callKeyService } from './call-key-service.ts';
import type { KeyWrapper, WrapperAccess } from './key-service-port.ts';

/** Where Kubernetes puts the identity of a pod. */
const POD_TOKEN_FILE = '/var/run/secrets/kubernetes.io/serviceaccount/token';

/**
 * The Transit engine of HashiCorp Vault or OpenBao over its documented HTTP calls. `key` is the name
 * of a key, after the mount where that is not `transit`: `transit-us/signet`.
 */
export function vaultKeyWrapper(key: string, { url, token, role }: WrapperAccess): KeyWrapper {
  if (url === undefined) throw new Error('KEYS_WRAP_URL must say where Vault is');
  const at = key.lastIndexOf('/');
  const [mount, name] = at === -1 ? ['transit', key] : [key.slice(0, at), key.slice(at + 1)];

  const ownToken = async (): Promise<string> => {
    if (token !== undefined) return token;
    if (role === undefined) throw new Error('KEYS_WRAP_TOKEN or KEYS_WRAP_ROLE must be set');
    const jwt = (await readFile(POD_TOKEN_FILE, 'utf8')).trim();
    const found = await callKeyService(
      `${url}/v1/auth/kubernetes/login`,
      { headers: {}, body: { role, jwt } },
      z.object({ auth: z.object({ client_token: z.string() }) }),
    );
    return found.auth.client_token;
  };
  const call = async <Shape extends z.ZodType>(verb: string, body: object, shape: Shape) => {
    const headers = { 'x-vault-token': await ownToken() };
    const address = `${url}/v1/${mount}/${verb}/${encodeURIComponent(name)}`;
    return callKeyService(address, { headers, body }, shape);
  };
  return {
    wrap: async (plain) => {
      const body = { plaintext: plain.toString('base64') };
      const shape = z.object({ data: z.object({ ciphertext: z.string() }) });
      return (await call('encrypt', body, shape)).data.ciphertext;
    },
    unwrap: async (ciphertext) => {
      const shape = z.object({ data: z.object({ plaintext: z.base64() }) });
      return Buffer.from((await call('decrypt', { ciphertext }, shape)).data.plaintext, 'base64');
    },
  };
}
