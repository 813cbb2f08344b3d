/** The room that will be the first to read a row; absent once the product reads it. */
export type PlannedFor =
  | 'accounts'
  | 'analytics'
  | 'bank'
  | 'cards'
  | 'category'
  | 'offers'
  | 'orders'
  | 'partners'
  | 'people'
  | 'session'
  | 'sign-up';
