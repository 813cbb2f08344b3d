/** Limits of photo IDs and business documents. docs/readings.md 69. */
export const IDENTITY_LIMITS = {
  /** Photo IDs that ran out of time, after which a person may be asked instead. */
  photoIdTimeOuts: 2,
  photoIdAttempts: 5,
  photoIdFailures: 2,
  photoIdAttemptWindowMs: 6 * 3_600_000,
  inquiryLifeMs: 24 * 3_600_000,
  /** Lifetime of the QR code for continuing on a phone; as long as its page waits. */
  phoneHandOffLifeMs: 600_000,
  /** When an inquiry without a webhook is polled: the person may have closed the tab. */
  inquirySyncDelaysMs: [600_000, 3_600_000, 24 * 3_600_000 + 60_000],
  identityFrameHeightPx: 735,
  /** Of a picture that the vendor has of a document, drawn anew for whoever looks at it. */
  documentMaxBytes: 20 * 1024 * 1024,
  documentMaxPages: 5,
  documentMaxPixels: 100_000_000,
  documentEdgePx: 2_000,
} as const;
