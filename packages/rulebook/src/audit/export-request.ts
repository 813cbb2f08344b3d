const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** What one person takes along alone, and what a second one must agree to. docs/decisions/0305. */
export const AUDIT_EXPORT = {
  linesAlone: 5_000,
  linesMost: 50_000,
  /** So long a second person may decide, and so long the file may be taken after that. */
  openMs: dayMs,
  /** A file is taken page by page, once; so long after its first page the others are given. */
  takingMs: 15 * minuteMs,
} as const;

export const EXPORT_STATES = ['asked', 'agreed', 'refused', 'taken', 'over'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

type Asked = {
  askedBy: string;
  askedAt: number;
  decidedAt?: number | undefined;
  hasAgreed?: boolean | undefined;
  takenAt?: number | undefined;
};

export function exportState(request: Asked, now: number): ExportState {
  const { askedAt, decidedAt, hasAgreed, takenAt } = request;
  if (takenAt !== undefined) return 'taken';
  if (hasAgreed === false) return 'refused';
  if (now - (decidedAt ?? askedAt) > AUDIT_EXPORT.openMs) return 'over';
  return decidedAt === undefined ? 'asked' : 'agreed';
}

/** Nobody agrees to what they have asked for themselves. */
export const mayDecideExport = (request: Asked, staffId: string, now: number): boolean =>
  request.askedBy !== staffId && exportState(request, now) === 'asked';

/** The first page makes it taken; the others follow within minutes. */
export function mayTakeExport(
  request: Asked,
  { staffId, now, isFirst }: { staffId: string; now: number; isFirst: boolean },
): boolean {
  if (request.askedBy !== staffId) return false;
  if (isFirst) return exportState(request, now) === 'agreed';
  return request.takenAt !== undefined && now - request.takenAt <= AUDIT_EXPORT.takingMs;
}
