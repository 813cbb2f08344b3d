/** What is wrong with a receiver's certificate. */
export type CertificateFault = 'expired' | 'not valid yet' | 'self-signed' | 'of another name' | 'of an unknown issuer';

/** Why a receiver has not taken an event; never anything that it answered. */
export type DeliveryFault =
  | 'address'
  | 'name'
  | 'network'
  | 'tls'
  | 'timeout'
  | 'redirect'
  | `certificate ${CertificateFault}`
  | `status ${number}`;

export type Delivered = { fault?: DeliveryFault };

/** A partner's own servers. */
export type WebhookPort = {
  /** Signs a body with each of the secrets and posts it once. */
  post(event: { id: string; url: string; body: string; secrets: readonly string[] }): Promise<Delivered>;
};
