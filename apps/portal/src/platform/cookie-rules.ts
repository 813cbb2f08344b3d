/** What a script's cookie must say to be kept: over https a frame's is kept for the one site around it alone, or not at all. docs/decisions/0093. */
export const cookieRules = (): string =>
  document.documentElement.dataset.embed !== undefined && window.location.protocol === 'https:'
    ? 'secure; samesite=none; partitioned'
    : 'samesite=strict';
