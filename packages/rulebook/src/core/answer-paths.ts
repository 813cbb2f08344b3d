/** Where the answer of this page stands. */
export const INDUSTRY_PATH = 'company.mccDetails.id';

/** True for the path of a tax id. */
export const isTaxIdPath = (path: string): boolean => path.endsWith('governmentIdentification.value');
