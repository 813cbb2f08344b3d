import { entriesOf } from '../core/keys-of.ts';
import type { Market } from '../reference/locales.ts';

/**
 * What a browser measures of a paper before it's sent; what it can't measure is absent. Shares are
 * 0 to 1.
 */
export type PaperMeasures = {
  kind: 'photo' | 'pdf' | 'heic' | 'other';
  bytes: number;
  isLocked: boolean;
  /** True where this very file was chosen before. */
  isKnown: boolean;
  shortEdgePx?: number;
  /** Variance of the Laplacian of a picture 800 px wide: edges are sharp where it is high. */
  sharpness?: number;
  /** Share of pixels that are burnt out in a picture that is darker elsewhere. */
  glare?: number;
  /** Edges of the picture that the paper runs over, where it does not fill all four. */
  cutEdges?: number;
};

type PaperRow = { when: (measures: PaperMeasures) => boolean };

const megabyte = 1024 * 1024;
const leastEdgePx = 600;
const leastSharpness = 60;
const mostGlare = 0.04;

/**
 * What a browser may advise about a paper, in the order in which it is said. Advice never blocks.
 * docs/readings.md 245.
 */
export const PAPER_FINDINGS = {
  otherKind: { when: ({ kind }) => kind === 'other' },
  heic: { when: ({ kind }) => kind === 'heic' },
  locked: { when: ({ isLocked }) => isLocked },
  large: { when: ({ bytes }) => bytes > 10 * megabyte },
  known: { when: ({ isKnown }) => isKnown },
  small: { when: ({ shortEdgePx = leastEdgePx }) => shortEdgePx < leastEdgePx },
  blurred: { when: ({ sharpness = leastSharpness }) => sharpness < leastSharpness },
  glare: { when: ({ glare = 0 }) => glare > mostGlare },
  cut: { when: ({ cutEdges = 0 }) => cutEdges > 0 },
} as const satisfies Record<string, PaperRow>;
export type PaperFinding = keyof typeof PAPER_FINDINGS;

const FINDINGS = entriesOf<Readonly<Record<PaperFinding, PaperRow>>>(PAPER_FINDINGS);

export const paperFindings = (measures: PaperMeasures): PaperFinding[] =>
  FINDINGS.flatMap(([id, { when }]) => (when(measures) ? [id] : []));

/**
 * The papers that are accepted for each purpose; nothing else stands in for them. Photo ID is taken
 * and checked in the vendor's own frame.
 */
export const ACCEPTED_PAPERS = {
  businessDocument: {
    US: ['cp575', 'letter147c', 'articles'],
    CA: ['craLetter', 'certificate', 'articles'],
  },
  voidCheck: { US: ['voidCheck', 'bankLetter'], CA: ['voidCheck', 'bankLetter', 'depositForm'] },
} as const satisfies Record<string, Readonly<Record<Market, readonly string[]>>>;
export type PaperPurpose = keyof typeof ACCEPTED_PAPERS;
export type AcceptedPaper = (typeof ACCEPTED_PAPERS)[PaperPurpose][Market][number];

export const acceptedPapers = (purpose: PaperPurpose, market: Market): readonly AcceptedPaper[] =>
  ACCEPTED_PAPERS[purpose][market];
