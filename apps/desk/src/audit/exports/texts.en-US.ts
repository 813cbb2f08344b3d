export const TEXTS = {
  title: 'Exports',
  lead: 'Each export of the log, with its ticket, what it was narrowed to and how many lines it took along.',
  none: 'Nothing has been exported.',
};
