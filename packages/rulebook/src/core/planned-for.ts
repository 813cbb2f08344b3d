/** The capability, by its room, that will be the first to read a row; a row that the product reads has none. */
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
