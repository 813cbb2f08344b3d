import type { ErrorCode } from '../core/errors.ts';
import { keysOf } from '../core/keys-of.ts';
import type { BankCheckResult, BankReviewResult } from './bank-status.ts';
import { BANK_LIMITS } from './limits.ts';

/**
 * Accepted void check formats, recognized by their first bytes, because file names and declared
 * types cannot be trusted. docs/decisions/0079.
 */
export const VOID_CHECK_TYPES = {
  'image/jpeg': { begins: [0xff, 0xd8, 0xff], ending: 'jpg' },
  'image/png': { begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], ending: 'png' },
  'application/pdf': { begins: [0x25, 0x50, 0x44, 0x46, 0x2d], ending: 'pdf' },
} as const satisfies Record<string, { begins: readonly number[]; ending: string }>;

export type VoidCheckType = keyof typeof VOID_CHECK_TYPES;
export const VOID_CHECK_TYPE_IDS = keysOf(VOID_CHECK_TYPES);

export const voidCheckType = (file: Uint8Array): VoidCheckType | undefined =>
  VOID_CHECK_TYPE_IDS.find((type) =>
    VOID_CHECK_TYPES[type].begins.every((byte, at) => file[at] === byte),
  );

/**
 * Brands of the container that phones save HEIC and AVIF photos in; they stand after its size and
 * `ftyp`.
 */
const HEIC_BRANDS: readonly string[] = [
  'heic',
  'heix',
  'heim',
  'heis',
  'hevc',
  'hevx',
  'mif1',
  'msf1',
  'avif',
  'avis',
];
const brandAt = 8;

const isHeic = (file: Uint8Array): boolean => {
  const head = String.fromCharCode(...file.subarray(4, brandAt + 4));
  return head.startsWith('ftyp') && HEIC_BRANDS.includes(head.slice(4));
};

/** Why a file's first bytes are not accepted; undefined for an accepted type. */
export const fileTypeError = (
  file: Uint8Array,
): 'bank.fileUnknown' | 'bank.fileHeic' | undefined =>
  voidCheckType(file) === undefined
    ? isHeic(file)
      ? 'bank.fileHeic'
      : 'bank.fileUnknown'
    : undefined;

/** Why a file could not be opened and drawn again, and how that is said. docs/decisions/0143. */
export const FILE_FAULTS = {
  damaged: 'bank.fileDamaged',
  locked: 'bank.fileLocked',
  active: 'bank.fileActive',
  pages: 'bank.filePages',
  heavy: 'bank.fileHeavy',
} as const satisfies Record<string, ErrorCode>;
export type FileFault = keyof typeof FILE_FAULTS;

/**
 * Results after which a check may be sent: failed test deposits, and a reviewer who asked for
 * something better. docs/readings.md 240.
 */
const CHECK_ASKED: readonly (BankCheckResult | BankReviewResult)[] = [
  'depositsFailed',
  'replaceAsked',
];

export const maySendVoidCheck = (
  result: BankCheckResult | BankReviewResult | undefined,
  sent: number,
): boolean =>
  result !== undefined && CHECK_ASKED.includes(result) && sent < BANK_LIMITS.voidChecksPerAccount;
