import { randomBytes } from 'node:crypto';

export const FILES_PATH = '/persona-files';
export const FILE_NAMES = ['front', 'back', 'selfie', 'paper'] as const;
export type FileName = (typeof FILE_NAMES)[number];
export type FileToken = string;

export const newFileToken = (): FileToken => randomBytes(24).toString('base64url');

type UrlOf = (name: FileName) => string;

/** The attributes in which each verification names its files. */
const FILE_ATTRIBUTES: Readonly<Record<string, (url: UrlOf) => Record<string, unknown>>> = {
  'verification/government-id': (url) => ({
    'front-photo-url': url('front'),
    'back-photo-url': url('back'),
    'selfie-photo-url': url('front'),
  }),
  'verification/selfie': (url) => ({ 'center-photo-url': url('selfie') }),
  'verification/document': (url) => ({ files: [{ filename: 'paper.jpg', url: url('paper') }] }),
};

/** Whatever a verification of this type shows; without a token its files are redacted. */
export function fileAttributes(
  type: string,
  publicUrl: string,
  token: FileToken | undefined,
): Record<string, unknown> {
  if (token === undefined) return {};
  const url: UrlOf = (name) => `${publicUrl}${FILES_PATH}/${name}.jpg?access_token=${token}`;
  return FILE_ATTRIBUTES[type]?.(url) ?? {};
}
