import sharp from 'sharp';
import type { RemadeFile, RemakeLimits } from './remade-file.ts';

sharp.cache(false);
sharp.concurrency(1);
const photoQuality = 85;

/**
 * Decodes a photo and encodes it again, upright, on white and without metadata, so that nothing but
 * its pixels survives.
 */
export async function remakeImage(
  file: Buffer,
  { maxPixels, longestEdgePx }: RemakeLimits,
): Promise<RemadeFile> {
  const options = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true } as const;
  const { width = 0, height = 0 } = await sharp(file, {
    ...options,
    limitInputPixels: false,
  }).metadata();
  if (width * height > maxPixels) return { refusal: 'heavy' };
  const content = await sharp(file, options)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize({
      width: longestEdgePx,
      height: longestEdgePx,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .jpeg({ quality: photoQuality })
    .toBuffer();
  return { mediaType: 'image/jpeg', content };
}
