import { z } from 'zod';
import { callKeyService } from './call-key-service.ts';
import type { KeyWrapper, WrapperAccess } from './key-service-port.ts';

const SERVICE = 'https://cloudkms.googleapis.com';
/** Of every machine of Google's; its own libraries read the variable too. */
const metadataHost = (): string => process.env.GCE_METADATA_HOST ?? 'metadata.google.internal';
const TOKEN_PATH = '/computeMetadata/v1/instance/service-accounts/default/token';
const additionalAuthenticatedData = Buffer.from('signet-keys').toString('base64');

/**
 * Google Cloud KMS over its documented REST calls, as the service account of the machine or pod.
 * `name` is projects/…/cryptoKeys/….
 */
export function gcpKeyWrapper(name: string, { url = SERVICE }: WrapperAccess): KeyWrapper {
  const call = async <Shape extends z.ZodType>(verb: string, body: object, shape: Shape) => {
    const { access_token: token } = await callKeyService(
      `http://${metadataHost()}${TOKEN_PATH}`,
      { method: 'GET', headers: { 'metadata-flavor': 'Google' } },
      z.object({ access_token: z.string() }),
    );
    return callKeyService(
      `${url}/v1/${name}:${verb}`,
      {
        headers: { authorization: `Bearer ${token}` },
        body: { ...body, additionalAuthenticatedData },
      },
      shape,
    );
  };
  return {
    wrap: async (plain) => {
      const body = { plaintext: plain.toString('base64') };
      return (await call('encrypt', body, z.object({ ciphertext: z.base64() }))).ciphertext;
    },
    unwrap: async (ciphertext) => {
      const found = await call('decrypt', { ciphertext }, z.object({ plaintext: z.base64() }));
      return Buffer.from(found.plaintext, 'base64');
    },
  };
}
