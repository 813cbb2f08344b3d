import type { Deps } from '../deps.ts';
import type { LineType } from './port.ts';

/**
 * The kind of a number's line, as it is remembered or the vendor tells it; `tooMany` where this person's numbers were looked up too often in 24
 * hours. A look-up that tells nothing is no look-up, and nothing is held against anybody for it. docs/decisions/0031.
 */
export async function lineTypeOf({ store, providers }: Deps, asked: { userId: string; phone: string }): Promise<LineType | 'tooMany'> {
  const line = await store.phoneLines.reserve(asked);
  if ('known' in line) return line.known;
  if ('tooMany' in line) return 'tooMany';
  const { userId, phone } = asked;
  const type = await providers.lines.lineType(phone);
  if (type === 'unknown') await store.phoneLines.giveBack({ userId, reservedAt: line.reservedAt });
  else await store.phoneLines.remember({ phone, type });
  return type;
}
