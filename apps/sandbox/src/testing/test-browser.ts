/**
 * A minimal browser that keeps cookies and follows redirects until it reaches a page, or an address
 * that starts with `stopAt`.
 */
export function testBrowser(stopAt: string) {
  const jar = new Map<string, string>();
  const visit = async (
    address: string,
    init: RequestInit = {},
  ): Promise<{ address: string; body: string }> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(address, {
      ...init,
      redirect: 'manual',
      headers: { ...init.headers, cookie },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=', 2) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    const next = answer.headers.get('location');
    if (next === null) return { address, body: await answer.text() };
    const target = new URL(next, address).href;
    return target.startsWith(stopAt) ? { address: target, body: '' } : visit(target);
  };
  const submit = (address: string, fields: Record<string, string>) =>
    visit(address, { method: 'POST', body: new URLSearchParams(fields) });
  return { jar, visit, submit };
}
