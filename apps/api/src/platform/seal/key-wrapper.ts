import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { awsKeyWrapper } from './aws-key-wrapper.ts';
import { gcpKeyWrapper } from './google-key-wrapper.ts';
import type { KeyWrapper, WrapperAccess } from './key-service-port.ts';
import { vaultKeyWrapper } from './vault-key-wrapper.ts';

export const KEY_WRAPPERS = {
  'aws-kms': awsKeyWrapper,
  'gcp-kms': gcpKeyWrapper,
  vault: vaultKeyWrapper,
} as const satisfies Record<string, (key: string, access: WrapperAccess) => KeyWrapper>;
export type KeyWrapperId = keyof typeof KEY_WRAPPERS;
export const KEY_WRAPPER_IDS = ['aws-kms', 'gcp-kms', 'vault'] as const satisfies KeyWrapperId[];

/** A key file whose content only the named service can open. */
export const wrappedKeyFile = z.object({
  wrappedBy: z.enum(KEY_WRAPPER_IDS),
  key: z.string().min(1),
  wrappedKey: z.string().min(1),
  sealed: z.base64(),
});
export type WrappedKeyFile = z.infer<typeof wrappedKeyFile>;

const nonceBytes = 12;
const tagBytes = 16;

/** Which service opens it is part of what is sealed, so that nobody can redirect it. */
const boundTo = ({ wrappedBy, key }: Pick<WrappedKeyFile, 'wrappedBy' | 'key'>): Buffer =>
  Buffer.from(JSON.stringify(['signet keys', wrappedBy, key]));

/** Services wrap little at a time, so a key of its own seals the file, and the service wraps that. */
export async function wrapKeyFile(
  text: string,
  by: { wrappedBy: KeyWrapperId; key: string },
  access: WrapperAccess,
): Promise<WrappedKeyFile> {
  const own = randomBytes(32);
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', own, nonce, { authTagLength: tagBytes });
  cipher.setAAD(boundTo(by));
  const box = Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()]);
  const wrappedKey = await KEY_WRAPPERS[by.wrappedBy](by.key, access).wrap(own);
  return { ...by, wrappedKey, sealed: box.toString('base64') };
}

/** Throws a one-line error without any key in it when the service refuses or the file was changed. */
export async function unwrapKeyFile(file: WrappedKeyFile, access: WrapperAccess): Promise<string> {
  const own = await KEY_WRAPPERS[file.wrappedBy](file.key, access)
    .unwrap(file.wrappedKey)
    .catch((error: unknown) => {
      const why = error instanceof Error ? error.message : 'no answer';
      throw new Error(`${file.wrappedBy} did not unwrap the keys: ${why}`);
    });
  const box = Buffer.from(file.sealed, 'base64');
  try {
    const decipher = createDecipheriv('aes-256-gcm', own, box.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    });
    decipher.setAAD(boundTo(file)).setAuthTag(box.subarray(-tagBytes));
    const plain = decipher.update(box.subarray(nonceBytes, -tagBytes));
    return Buffer.concat([plain, decipher.final()]).toString();
  } catch {
    throw new Error('the wrapped key file was changed'); // the cipher's own error adds nothing
  }
}
