/** The sources outside that a round asks, side by side; progress counts their answers. decisions.md, section 4. */
export const EVIDENCE_SOURCES = ['watchList', 'person', 'business'] as const;
export type EvidenceSourceId = (typeof EVIDENCE_SOURCES)[number];
