export const TEXTS = {
  title: 'Your full Social Security number',
  lead: 'The last four digits were not enough to confirm who you are. Enter all nine, and your name as on your Social Security card.',
  leadOwn: 'With all nine digits we can confirm at once who you are.',
  why: 'The law asks every payments company to check who opens an account. With all nine digits the check is surer. It does not affect your credit score.',
  nameHint: 'As on your Social Security card',
  numberWhy: 'What we do with this number',
  numberSafe: 'It is sealed when it arrives and never shown again in full, not even to you. Only our checks of who is applying use it.',
  photoTitle: 'Another way: photo ID',
  photoText: 'You take a picture of your driver’s license or passport, and one of yourself. Then no number is needed.',
  photo: 'Use photo ID instead',
  leaving: 'One moment…',
  laterText: 'Your application waits until then, and your answers are saved.',
};
