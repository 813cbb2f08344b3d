/**
 * Attributes of cookies set by scripts: in an https frame, browsers only keep partitioned ones, if
 * any. docs/decisions/0093.
 */
export const cookieRules = (): string =>
  document.documentElement.dataset.embed !== undefined && window.location.protocol === 'https:'
    ? 'secure; samesite=none; partitioned'
    : 'samesite=strict';
