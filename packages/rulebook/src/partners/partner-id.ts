/** Ids of partners’ rows, as configuration and addresses name them. */
export const PARTNER_ID_PATTERN = /^[A-Za-z][\w-]{1,39}$/;
