import type { Decision } from '../reference/enumerations.ts';

type Level = { applicationLevel: 'BASIC' | 'FULL'; decision: Decision };

/** Approved at BASIC level, with identity left for later. docs/readings.md 42. */
export const waitsForIdentity = ({ applicationLevel, decision }: Level): boolean =>
  applicationLevel === 'BASIC' && decision === 'APPROVED_PENDING';
