/**
 * Forms whose unsent answers are saved for whoever types them: the applicant's, and an invited
 * owner's own. Never includes secrets. docs/decisions/0085.
 */
export const KEPT_FORMS = {
  applicant: [
    'applicant',
    'business',
    'category',
    'address',
    'ownerIdentity',
    'update',
    'updateBasic',
    'changes',
  ],
  owner: ['partnerDetails'],
} as const satisfies Readonly<Record<'applicant' | 'owner', readonly string[]>>;

export type KeptForm = (typeof KEPT_FORMS)['applicant' | 'owner'][number];

/** Calls that save unsent answers; loaded only with the code that makes them. */
export const TYPING_CALL_PATHS = {
  keepTypedAnswers: ['PUT', '/api/v2/applications/{id}/typed-answers/{form}'],
  keepOwnTypedAnswers: ['PUT', '/api/v2/applications/{id}/owners/{ownerId}/typed-answers/{form}'],
} as const satisfies Record<string, readonly ['PUT', string]>;
