export const TEXTS = {
  readsOnly: 'Reads stored decisions, changes nothing',
  inForce: 'In force',
  rows: '{rows, plural, one {# row} other {# rows}}',
  candidate: 'Candidate, in this build; it never decides',
  candidateChoice:
    '{version} {title}, {differs, plural, one {# row differs} other {# rows differ}}',
  set: 'Which decisions',
  sets: { stored: 'Stored', generated: 'Made up', outages: 'A source away', live: 'From now on' },
  run: 'Run',
  runAgain: 'Run again',
  shadow: 'Run in shadow',
  starting: 'Starting …',
  differs: 'What differs',
  is: { changed: 'changed', removed: 'removed', new: 'new' },
  outcome: {
    approved: 'Approved',
    approvedLater: 'Approved, later',
    asked: 'Asked for more',
    waits: 'Source asked again',
    person: 'A person',
    declined: 'Not approved',
  },
};
