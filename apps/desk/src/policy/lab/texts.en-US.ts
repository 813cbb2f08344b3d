export const TEXTS = {
  failed: 'The versions couldn’t be read.',
  none: 'This build has no candidate. One is a file beside the underwriting table.',
  runs: 'Earlier runs',
  caption: 'Earlier runs, newest first',
  noRuns: 'Nobody has run a candidate yet.',
  column: {
    when: 'When, ET',
    candidate: 'Candidate',
    set: 'Decisions',
    who: 'By',
    flips: 'Would flip',
  },
  running: 'Running',
  lost: 'Lost',
  refused: 'Refused',
  cancelled: 'Cancelled',
  inShadow: '{flips} so far, in shadow',
};
