/** What the sample contacts of local and ci say. */
export const SAMPLE_CONTACT_TEXTS = { supportHours: 'Monday to Friday, 8 a.m. to 6 p.m. Eastern time' };
