/** Where the answer of this page stands. */
export const INDUSTRY_PATH = 'company.mccDetails.id';
