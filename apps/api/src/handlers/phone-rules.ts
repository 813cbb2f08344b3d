import type { Deps } from '../deps.ts';

/** True for a number of an internet service, whose texts prove nothing: it is refused where it is typed. decisions.md, section 5, phone. */
export const isVirtual = async ({ providers }: Deps, phone: string): Promise<boolean> =>
  (await providers.lines.lineType(phone)) === 'virtual';
