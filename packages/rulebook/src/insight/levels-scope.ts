import type { Permission } from '../staff/permissions.ts';

/**
 * Whose service levels somebody gets who asks for those of `asked`, or for everybody’s: `undefined`
 * is everybody together, `'refused'` is nobody’s.
 */
export function levelsScope(
  may: (permission: Permission) => boolean,
  own: string,
  asked: string | undefined,
): { staff: string | undefined } | 'refused' {
  if (asked === undefined) return { staff: may('insight.everybody') ? undefined : own };
  return asked === own || may('insight.colleagues') ? { staff: asked } : 'refused';
}
