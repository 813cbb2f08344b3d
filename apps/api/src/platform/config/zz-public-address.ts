/** True for a host that anybody can reach by its name: no test name, nothing of this machine. */
export const isPublicName = (host: string): boolean =>
  /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i.test(host) && !/(^|\.)(localhost|local|internal|test|invalid|example)$/i.test(host);

/** True for an https address on such a name. decisions.md, section 5, Environments. */
export function isPublicHttps(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && isPublicName(url.hostname);
}
