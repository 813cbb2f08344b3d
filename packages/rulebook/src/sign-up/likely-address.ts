import { isOneSlip } from '../core/one-slip.ts';

/** Mail hosts that many people use, long enough that one wrong letter is not another provider. */
const PROVIDERS =
  'gmail.com yahoo.com yahoo.ca hotmail.com hotmail.ca outlook.com icloud.com comcast.net videotron.ca sympatico.ca rogers.com verizon.net protonmail.com'.split(
    ' ',
  );

/** Hosts of their own that are one letter away from a provider's. */
const OTHERS = new Set('ymail.com email.com mail.com gmail.co.uk yahoo.cn hotmail.it'.split(' '));

/**
 * Endings that no registry has, and what is meant. `\u00f9` stands beside m on French keyboards.
 */
const ENDINGS: Readonly<Record<string, string>> = {
  ...{
    con: 'com',
    cmo: 'com',
    ocm: 'com',
    vom: 'com',
    xom: 'com',
    comm: 'com',
    coom: 'com',
    ccom: 'com',
    cpm: 'com',
    cok: 'com',
  },
  ...{ 'co\u00f9': 'com', nett: 'net', nte: 'net', ogr: 'org', orgg: 'org', caa: 'ca' },
};

/**
 * The address that was probably meant: `ana@gmail.com` for `ana@gmail.con` and `ana@gmial.com`;
 * undefined where nothing is odd.
 */
export function likelyAddress(email: string): string | undefined {
  const at = email.lastIndexOf('@');
  const host = email.slice(at + 1).toLowerCase();
  const ending = host.slice(host.lastIndexOf('.') + 1);
  const ended = Object.hasOwn(ENDINGS, ending)
    ? `${host.slice(0, -ending.length)}${ENDINGS[ending]}`
    : host;
  const meant =
    PROVIDERS.includes(ended) || OTHERS.has(ended)
      ? ended
      : (PROVIDERS.find((one) => isOneSlip(ended, one)) ?? ended);
  return meant === host ? undefined : email.slice(0, at + 1) + meant;
}

/** A host of this application or a usual one that is a slip away from this address’s own. */
export function likelyHost(email: string, known: readonly string[]): string | undefined {
  const host = hostOf(email);
  const usual = likelyAddress(email);
  return usual === undefined
    ? known.map(hostOf).find((other) => isOneSlip(host, other))
    : hostOf(usual);
}

const hostOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** Without the quotation marks around it, and with plain apostrophes. */
export const repairedAddress = (email: string): string =>
  email
    .replace(/[\u2018\u2019\u02bb\u02bc]/g, "'")
    .replace(/^[\u00ab\u2039\u201c\u201d\u201e"'([\s]+/, '')
    .replace(/[\u00bb\u203a\u201c\u201d"')\]\s]+$/, '');
