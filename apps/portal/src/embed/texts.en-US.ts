export const TEXTS = {
  cookieTitle: 'Your browser can’t keep you signed in here',
  cookieText:
    'It doesn’t save anything for a page inside another page. Continue in a new tab, and your answers will come with you.',
  carriedTitle: 'Sign-up continues in the new tab',
  carriedText: 'Your answers are there. You can close this page.',
  cameraTitle: 'The camera doesn’t work on this page',
  cameraText: 'To take a photo, continue in a new tab or use your phone.',
  coveredTitle: 'Something is covering the button',
  coveredText: 'Close what’s in front of it, or scroll. Then press again, or use the Enter key.',
  newTab: 'Open in a new tab',
};
