export const TEXTS = {
  title: 'Show a document of your business',
  lead: 'Your details do not match the tax records. One document can fix this.',
  atHandUS: {
    title: 'Have one of these at hand',
    text: 'The IRS letter with your EIN (CP 575 or 147C), or your articles of organization or incorporation.',
  },
  atHandCA: {
    title: 'Have one of these at hand',
    text: 'A CRA letter with your business number, or your articles or certificate of incorporation.',
  },
  photo: { title: 'Take a photo or choose a file', text: 'Name and number of the business must be seen in full.' },
  time: { title: 'About 2 minutes', text: 'You can stop and go on later.' },
  pictures: {
    title: 'What happens with the document',
    text: 'Our identity service, Persona, takes and checks it. We get the result and use it only to confirm your business.',
  },
  tips: [
    'Lay the page flat, in good light.',
    'Show the whole page, not only the number.',
    'A file from your computer is as good as a photo.',
  ],
  why: 'The law asks us to know the business that takes the money. A letter from the tax office shows its name and its number together.',
};
