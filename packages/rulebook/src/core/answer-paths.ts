/** Where the answer of this page stands. */
export const INDUSTRY_PATH = 'company.mccDetails.id';

/** The path of the applicant's number, of the company's, and what an owner's is called in an owner's own answers. */
export const APPLICANT_TAX_ID_PATH = 'applicant.governmentIdentification.value';
export const COMPANY_TAX_ID_PATH = 'company.governmentIdentification.value';
export const OWNER_TAX_ID_PATH = 'governmentIdentification.value';

export const isTaxIdPath = (path: string): boolean => path.endsWith('governmentIdentification.value');

export const APPLICANT_PHONE_PATH = 'applicant.phone.localPhoneNumber';
