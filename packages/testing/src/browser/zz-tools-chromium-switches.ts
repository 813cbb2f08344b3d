/** Pages of the browser's own address bar, which each window loads into a process that nobody sees: a fifth of the machine while journeys run. */
const UNSEEN_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** For Chromium on a machine without a screen, a graphics card or a wish to talk to a browser maker. */
export const CHROMIUM_SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${UNSEEN_PAGES.join(',')}`,
];
