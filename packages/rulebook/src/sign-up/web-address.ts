/** One host label, in letters of any script, because domains are registered in many. */
const LABEL = /^(?!-)[a-z\d\u00a1-\ud7ff\ue000-\uff00\uff5f-\u{10ffff}-]{1,63}(?<!-)$/iu;
const TOP_LEVEL =
  /^(?:[a-z\u00a1-\u00a8\u00aa-\ud7ff\uf900-\ufdcf\ufdf0-\uffef]{2,}|xn[a-z\d-]{2,})$/i;

/** True for a public host name: at least two labels, the last of which is not a number. */
export function isHostName(text: string): boolean {
  const labels = text.split('.');
  return (
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LEVEL.test(labels.at(-1) ?? '')
  );
}

const IP_V4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;

const isIpAddress = (host: string): boolean =>
  IP_V4.test(host) || (/^\[[\da-f:.]+\]$/i.test(host) && URL.canParse(`http://${host}`));

/** Addresses of a machine or an office network, where no customer can go. */
const PRIVATE_V4 = /^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01]))\./;
const PRIVATE_V6 = /^\[(?:::1?|f[cd][\da-f]{2}:.*|fe[89ab][\da-f]:.*)\]$/i;

/** True for a site at an address that exists only inside a network; other IP addresses pass. */
export function isPrivateAddress(text: string): boolean {
  const [place = ''] = text.replace(PROTOCOL, '').split(/[/?#]/);
  const [, host = ''] = PLACE.exec(place) ?? [];
  return (IP_V4.test(host) && PRIVATE_V4.test(host)) || PRIVATE_V6.test(host);
}

/** The local part of a mailbox, unquoted: RFC 5321, 4.1.2. */
const MAILBOX = /^[a-z\d!#$%&'*+\-/=?^_`{|}~]+(?:\.[a-z\d!#$%&'*+\-/=?^_`{|}~]+)*$/i;
const MAILBOX_MAX_CHARS = 64;
const HOST_MAX_BYTES = 254;

/** True for a bare mailbox address, without a display name. */
export function isMailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  const host = text.slice(at + 1);
  return (
    at > 0 &&
    at <= MAILBOX_MAX_CHARS &&
    MAILBOX.test(text.slice(0, at)) &&
    isHostName(host) &&
    new TextEncoder().encode(host).length <= HOST_MAX_BYTES
  );
}

const PROTOCOL = /^https?:(?!\d)(?:\/\/)?/i;
const PLACE = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/;
const PORT_MAX = 65_535;

/** True for a URL with or without its protocol; credentials before the host are rejected. */
export function isWebAddress(text: string): boolean {
  if (/[\s<>]/.test(text)) return false;
  const [place = ''] = text.replace(PROTOCOL, '').split(/[/?#]/);
  const [, host = '', port = ''] = PLACE.exec(place) ?? [];
  const isPort = port === '' || (Number(port) > 0 && Number(port) <= PORT_MAX);
  return isPort && (isHostName(host) || isIpAddress(host));
}
