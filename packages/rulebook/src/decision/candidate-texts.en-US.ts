/** What each candidate is for, and its rows that differ, in the words of a reviewer. */
export const CANDIDATE_TEXTS: Readonly<
  Record<string, { title: string; rows: Readonly<Record<string, string>> }>
> = {
  'photo-id-settles-more': {
    title: 'Photo ID settles more',
    rows: {
      '4-business-declined': 'Only where the identity source has found something too.',
      '4-business-declined-review': 'The business source alone declines it: a reviewer looks.',
      '12-business-info': 'Gone: the document is asked for at once.',
      '13-review': 'Not for the identity source once photo ID has passed.',
    },
  },
};
