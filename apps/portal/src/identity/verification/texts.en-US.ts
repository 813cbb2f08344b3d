export const TEXTS = {
  title: 'Show us a business document',
  lead: 'Your business details don’t match tax records. One document can fix that.',
  atHandUS: {
    title: 'Have one of these ready',
    text: 'The IRS letter that shows your EIN (CP 575 or 147C), or your articles of organization or incorporation.',
  },
  atHandCA: {
    title: 'Have one of these ready',
    text: 'A CRA letter that shows your business number, or your articles or certificate of incorporation.',
  },
  photo: {
    title: 'Take a photo or choose a file',
    text: 'The business’s full name and number must show.',
  },
  time: { title: 'About 2 minutes', text: 'You can stop and come back later.' },
  pictures: {
    title: 'What happens to your document',
    text: 'Our identity service, {vendor}, takes and checks it. We get the result and use it only to verify your business.',
  },
  tips: [
    'Lay the page flat, in good light.',
    'Show the whole page, not just the number.',
    'A file from your computer works as well as a photo.',
  ],
  why: 'The law requires us to know the business that receives the money. A letter from the tax agency shows its name and number together.',
};
