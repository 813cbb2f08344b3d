/**
 * Accepted void check formats, recognized by their first bytes, because file names and declared types cannot be trusted.
 * docs/decisions/0079.
 */
export const VOID_CHECK_TYPES = {
  'image/jpeg': { begins: [0xff, 0xd8, 0xff], ending: 'jpg' },
  'image/png': { begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], ending: 'png' },
  'application/pdf': { begins: [0x25, 0x50, 0x44, 0x46, 0x2d], ending: 'pdf' },
} as const satisfies Record<string, { begins: readonly number[]; ending: string }>;

export type VoidCheckType = keyof typeof VOID_CHECK_TYPES;
export const VOID_CHECK_TYPE_IDS = Object.keys(VOID_CHECK_TYPES) as [VoidCheckType, ...VoidCheckType[]]; // keys of the table

export const voidCheckType = (file: Uint8Array): VoidCheckType | undefined =>
  VOID_CHECK_TYPE_IDS.find((type) => VOID_CHECK_TYPES[type].begins.every((byte, at) => file[at] === byte));
