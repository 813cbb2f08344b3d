import { LIMITS } from '@signet/rulebook/core/limits';
import type { KeyWrapper, WrapperAccess } from './key-service-port.ts';

/** What the wrapped bytes are for, as the service's own log shows and checks it. */
const EncryptionContext = { use: 'signet-keys' };

/** AWS KMS through Amazon's own client, which finds credentials and region as it always does. */
export function awsKeyWrapper(KeyId: string, { url }: WrapperAccess): KeyWrapper {
  const open = async () => {
    const kms = await import('@aws-sdk/client-kms'); // loaded where keys are wrapped by it only
    const client = new kms.KMSClient({
      ...(url === undefined ? {} : { endpoint: url }),
      maxAttempts: LIMITS.keyServiceTries,
      requestHandler: {
        requestTimeout: LIMITS.keyServiceMs,
        connectionTimeout: LIMITS.keyServiceMs,
        throwOnRequestTimeout: true,
      },
    });
    return { kms, client };
  };
  return {
    wrap: async (Plaintext) => {
      const { kms, client } = await open();
      const command = new kms.EncryptCommand({ KeyId, Plaintext, EncryptionContext });
      const { CiphertextBlob } = await client.send(command);
      return Buffer.from(CiphertextBlob ?? []).toString('base64');
    },
    unwrap: async (wrapped) => {
      const { kms, client } = await open();
      const CiphertextBlob = Buffer.from(wrapped, 'base64');
      const command = new kms.DecryptCommand({ KeyId, CiphertextBlob, EncryptionContext });
      const { Plaintext } = await client.send(command);
      return Buffer.from(Plaintext ?? []);
    },
  };
}
