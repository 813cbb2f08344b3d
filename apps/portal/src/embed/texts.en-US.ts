export const TEXTS = {
  cookieTitle: 'Your browser can’t keep you signed in here',
  cookieText: 'It keeps nothing for a page inside another page. Go on in a new tab: your answers come along.',
  carriedTitle: 'Sign-up goes on in the new tab',
  carriedText: 'Your answers are there. You can close this page.',
  cameraTitle: 'The camera doesn’t work on this page',
  cameraText: 'To take a photo, go on in a new tab or use your phone.',
  coveredTitle: 'Something covers the button',
  coveredText: 'Close what lies over it, or scroll. Then press again, or use the Enter key.',
  newTab: 'Open in a new tab',
};
