export const TEXTS = {
  question: 'May we count how you use these pages?',
  why: 'We count which pages are opened and where people get stuck, so we can make them easier. Nothing you type is counted.',
  yes: 'Yes, you may',
  no: 'No, don’t count',
  isOn: 'We count how you use these pages.',
  isOff: 'We don’t count how you use these pages.',
  isUnasked: 'We won’t count anything until you say yes.',
  isControl: 'Your browser asks sites not to track you (Global Privacy Control). We follow that and count nothing.',
  changeBelow: 'You can change this any time under “Privacy choices” at the bottom of the page.',
};
