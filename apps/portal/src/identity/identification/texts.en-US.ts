export const TEXTS = {
  title: 'Show your photo ID',
  lead: 'We need to confirm that it’s you. A photo of your ID is enough.',
  steps: {
    atHand: {
      title: 'Have your ID at hand',
      text: 'A government ID with a photo, such as a passport. It must be the real one and not expired.',
    },
    photo: { title: 'Take a photo of it', text: 'With the camera of this phone or computer. You see it before it is sent.' },
    selfie: { title: 'Then a short selfie', text: 'Your face is compared with the photo on your ID, so that nobody else can use it.' },
    time: { title: 'About 3 minutes', text: 'You can stop and go on later.' },
    pictures: {
      title: 'What happens with the pictures',
      text: 'Our identity service, Persona, takes and checks them. We get the result and use it only to confirm who you are.',
    },
  },
  tips: [
    'Lay the ID on a dark, plain surface.',
    'Avoid bright spots: move away from lamps and windows.',
    'All four corners and every letter must be seen.',
  ],
  choice: 'How do you want to show it?',
  with: { label: 'Photo ID and a selfie', help: 'A computer compares your face with the photo on your ID.' },
  without: { label: 'Photo ID without a selfie', help: 'You take a photo of your ID. No picture of your face is compared.' },
  choiceMissing: 'Choose one of the two ways',
  consent: 'I agree that my face is compared with the photo on my ID, for this check only',
  consentHint: 'You need not agree. The other way counts the same.',
  why: 'The law asks us to know who gets the money that a business takes. Your ID also keeps others from opening an account in your name.',
};
