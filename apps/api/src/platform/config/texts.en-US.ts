/** What the sample contacts of local and ci say. */
export const SAMPLE_CONTACT_TEXTS = { supportHours: 'Monday to Friday, 8\u00a0a.m. to 6\u00a0p.m. Eastern time' };
