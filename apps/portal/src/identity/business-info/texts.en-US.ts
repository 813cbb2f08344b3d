export const TEXTS = {
  title: 'Check your business’s details',
  lead: 'We could not confirm the business as it is written here. Compare it with your tax letter from the IRS. Correct what differs, or confirm it.',
  leadOwn: 'Compare every line with your papers. Correct what differs, or confirm it.',
  leadCanada:
    'We could not confirm the business as it is written here. Compare it with your incorporation papers. Correct what differs, or confirm it.',
  why: 'We look the business up in official records. One letter or digit that differs is enough to miss it.',
  addressTitle: 'Business address',
  changeAddress: 'Change the address',
  confirm: 'Confirm and continue',
  laterText: 'Your application waits until then, and your answers are saved.',
};
