export type CertificateFault =
  | 'expired'
  | 'not valid yet'
  | 'self-signed'
  | 'of another name'
  | 'of an unknown issuer';

/** Why a delivery failed; never contains anything from the response. */
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

export type WebhookPort = {
  post(event: {
    id: string;
    url: string;
    body: string;
    secrets: readonly string[];
  }): Promise<Delivered>;
};
