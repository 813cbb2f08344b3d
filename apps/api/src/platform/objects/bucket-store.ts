import type { S3Client } from '@aws-sdk/client-s3';
import { LIMITS } from '@signet/rulebook/core/limits';
import { assertObjectKey, type ObjectStore } from './object-store.ts';

export type Bucket = {
  name: string;
  region: string;
  /** Of a store that speaks S3 and is not Amazon's. */
  endpoint: string | undefined;
};

/**
 * Objects in an S3 bucket, or one that speaks its protocol. Credentials come the way Amazon's client
 * finds them: its own variables, a pod's identity, or the machine's.
 */
export async function bucketStore({ name, region, endpoint }: Bucket): Promise<ObjectStore> {
  const s3 = await import('@aws-sdk/client-s3'); // loaded where there is a bucket only
  const client: S3Client = new s3.S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    maxAttempts: LIMITS.objectTries,
    requestHandler: {
      requestTimeout: LIMITS.objectMs,
      connectionTimeout: LIMITS.objectMs,
      throwOnRequestTimeout: true,
    },
    // Stores that are not Amazon's often know no other checksum than the signature.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at = (key: string) => {
    assertObjectKey(key);
    return { Bucket: name, Key: key };
  };
  return {
    list: async (prefix) => {
      const found = new Map<string, number>();
      const pages = s3.paginateListObjectsV2({ client }, { Bucket: name, Prefix: prefix });
      for await (const { Contents = [] } of pages)
        for (const { Key, LastModified } of Contents)
          if (Key !== undefined) found.set(Key, LastModified?.getTime() ?? 0);
      return found;
    },
    put: async (key, bytes) => {
      await client.send(new s3.PutObjectCommand({ ...at(key), Body: bytes }));
    },
    get: async (key) => {
      try {
        const { Body } = await client.send(new s3.GetObjectCommand(at(key)));
        return Body === undefined ? undefined : Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        if (error instanceof s3.NoSuchKey) return undefined;
        throw error;
      }
    },
    remove: async (key) => {
      await client.send(new s3.DeleteObjectCommand(at(key)));
    },
  };
}
