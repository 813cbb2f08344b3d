export const SAMPLE_CONTACT_TEXTS = {
  supportHours: 'Monday to Friday, 8\u00a0a.m. to 6\u00a0p.m. Eastern time',
};

export const SAMPLE_BUILDER_TEXTS = {
  title: 'Northwind Sites couldn’t add payments',
  text: 'Your site is saved. Open it again in Northwind Sites and add payments once more.',
  label: 'Back to your site',
};
