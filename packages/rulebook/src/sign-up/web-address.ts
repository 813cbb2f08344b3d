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

/** Addresses where no customer can go: of a machine, an office, a document's example, a group. */
const RESERVED_V4 =
  /^(?:0|10|127|22[4-9]|2[3-5]\d|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.168|192\.0\.[02]|198\.1[89]|198\.51\.100|203\.0\.113)\./;
const RESERVED_V6 =
  /^\[(?:::1?|f[cd][\da-f]{2}:.*|fe[89ab][\da-f]:.*|ff[\da-f]{2}:.*|2001:db8:.*)\]$/i;

/** True for a site at a number that is nobody's on the Internet; other IP addresses pass. */
export function isReservedAddress(text: string): boolean {
  const host = webHostOf(text);
  return (IP_V4.test(host) && RESERVED_V4.test(host)) || RESERVED_V6.test(host);
}

/** The local part of a mailbox, unquoted: RFC 5321, 4.1.2. */
const MAILBOX = /^[a-z\d!#$%&'*+\-/=?^_`{|}~]+(?:\.[a-z\d!#$%&'*+\-/=?^_`{|}~]+)*$/i;
const MAILBOX_MAX_CHARS = 64;
const HOST_MAX_BYTES = 254;

export const mailHostOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/** True for a bare mailbox address, without a display name. */
export function isMailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  const host = mailHostOf(text);
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

const webPlaceOf = (text: string): RegExpExecArray | null =>
  PLACE.exec(text.replace(PROTOCOL, '').split(/[/?#]/)[0] ?? '');

/** The host of a URL with or without its protocol, as typed. */
export const webHostOf = (text: string): string => webPlaceOf(text)?.[1] ?? '';

/** True for a URL with or without its protocol; credentials before the host are rejected. */
export function isWebAddress(text: string): boolean {
  if (/[\s<>]/.test(text)) return false;
  const [, host = '', port = ''] = webPlaceOf(text) ?? [];
  const isPort = port === '' || (Number(port) > 0 && Number(port) <= PORT_MAX);
  return isPort && (isHostName(host) || isIpAddress(host));
}
