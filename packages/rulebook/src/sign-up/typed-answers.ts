/**
 * The forms whose typed answers are kept before they are sent, for whoever types them: the applicant's, and an invited owner's own. Secrets are
 * never among them. docs/decisions/0085.
 */
export const KEPT_FORMS = {
  applicant: ['applicant', 'business', 'category', 'address', 'ownerIdentity', 'update', 'updateBasic'],
  owner: ['partnerDetails'],
} as const satisfies Readonly<Record<'applicant' | 'owner', readonly string[]>>;

export type KeptForm = (typeof KEPT_FORMS)['applicant' | 'owner'][number];

/** Key, method and path of the calls that keep them; loaded with the code that makes them alone. */
export const TYPING_CALL_PATHS = {
  keepTypedAnswers: ['PUT', '/api/v2/applications/{id}/typed-answers/{form}'],
  keepOwnTypedAnswers: ['PUT', '/api/v2/applications/{id}/owners/{ownerId}/typed-answers/{form}'],
} as const satisfies Record<string, readonly ['PUT', string]>;
