/** The photo ID that somebody was verified by, and how far its renewal has come. */
export type IdentityDocument = {
  personId: string;
  /** Its last day, YYYY-MM-DD. */
  expiresOn: string;
  /** When its person was first asked for the next one, in ms of the product's clock. */
  askedAt?: number;
  /** Since when a person of ours looks at what was shown in its place. */
  givenAt?: number;
  /** When a person of ours said that no other one is needed. */
  settledAt?: number;
};
