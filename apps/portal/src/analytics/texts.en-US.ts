export const TEXTS = {
  question: 'May we measure how you use these pages?',
  why: 'We count which pages are opened and where people get stuck, so we can make them easier. Nothing you type is counted.',
  yes: 'Yes, that’s fine',
  no: 'No, don’t measure',
  isOn: 'We measure how you use these pages.',
  isOff: 'We don’t measure how you use these pages.',
  isUnasked: 'We won’t measure anything until you say yes.',
  isControl:
    'Your browser asks sites not to track you (Global Privacy Control). We respect that and measure nothing.',
  changeBelow: 'You can change this any time under “Privacy choices” at the bottom of the page.',
};
