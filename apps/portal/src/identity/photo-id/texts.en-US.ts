export const TEXTS = {
  lead: 'We need to make sure it’s really you.',
  steps: {
    atHand: {
      title: 'Have your ID ready',
      text: 'Use a government-issued photo ID, such as a passport. It must be the original and not expired.',
    },
    photo: {
      title: 'Take a photo of it',
      text: 'Use the camera on this phone or computer. You’ll see the photo before you send it.',
    },
    selfie: {
      title: 'Take a short selfie',
      text: 'We compare your face with the photo on your ID, so no one else can use it.',
    },
    time: { title: 'About 3 minutes', text: 'You can stop and come back later.' },
    pictures: {
      title: 'What happens to your photos',
      text: 'Our identity service, {vendor}, takes and checks them. We get the result and use it only to verify your identity.',
    },
  },
  tips: [
    'Put the ID on a dark, plain surface.',
    'Avoid glare by moving away from lamps and windows.',
    'Make sure all 4 corners and every letter show.',
  ],
  choice: 'How would you like to do this?',
  with: {
    label: 'Photo ID and a selfie',
    help: 'A computer compares your face with the photo on your ID.',
  },
  without: {
    label: 'Photo ID without a selfie',
    help: 'You take a photo of your ID. Your face isn’t compared with anything.',
  },
  choiceMissing: 'Choose one of the two options',
  consent: 'I agree to have my face compared with the photo on my ID, for this check only',
  consentHint: 'You don’t have to agree. The other option counts just as much.',
  why: 'The law requires us to know who receives a business’s money. Your ID also keeps others from opening an account in your name.',
};
