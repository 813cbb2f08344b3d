/**
 * A key service of somebody else, which never gives its key away: it wraps and unwraps 32 bytes.
 * docs/decisions/0258.
 */
export type KeyWrapper = {
  wrap(plain: Buffer): Promise<string>;
  unwrap(wrapped: string): Promise<Buffer>;
};

/** Where a key service is, and how this process proves who it is. */
export type WrapperAccess = {
  /** In place of the service's own address. */
  url?: string | undefined;
  /** A token of Vault; without one, the pod's identity is exchanged for one. */
  token?: string | undefined;
  role?: string | undefined;
};
