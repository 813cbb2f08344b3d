import type { PaperMeasures } from '@signet/rulebook/identity/paper-check';

type Pixels = { data: Uint8ClampedArray; width: number; height: number };
type PixelMeasures = Required<Pick<PaperMeasures, 'sharpness' | 'glare' | 'cutEdges'>>;

const burntOut = 250;
/** Scans are white all over, which is no glare. */
const brightAsAScan = 235;
/**
 * The share of an edge that paper must cover to run over it, and the share on all four that a scan
 * has.
 */
const [cutShare, scanShare] = [0.2, 0.9];
/** Least difference of brightness between paper and what it lies on. */
const leastContrast = 40;

/**
 * Simple measures of a picture about 800 px wide: blur, glare and corners that are cut off.
 * docs/readings.md 245.
 */
export function measurePixels(pixels: Pixels): PixelMeasures {
  const grey = greyOf(pixels);
  return {
    sharpness: laplacianVariance(grey, pixels),
    glare: glareOf(grey),
    cutEdges: cutEdgesOf(grey, pixels),
  };
}

function greyOf({ data, width, height }: Pixels): Uint8ClampedArray {
  const grey = new Uint8ClampedArray(width * height);
  for (let at = 0; at < grey.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3);
    grey[at] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return grey;
}

function laplacianVariance(grey: Uint8ClampedArray, { width, height }: Pixels): number {
  const at = (x: number, y: number): number => grey[y * width + x] ?? 0;
  let [sum, squares, count] = [0, 0, 0];
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const edge = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) - 4 * at(x, y);
      sum += edge;
      squares += edge * edge;
      count += 1;
    }
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}

function glareOf(grey: Uint8ClampedArray): number {
  const median = grey.toSorted()[grey.length >> 1] ?? 0;
  return median >= brightAsAScan
    ? 0
    : grey.filter((value) => value >= burntOut).length / grey.length;
}

function cutEdgesOf(grey: Uint8ClampedArray, { width, height }: Pixels): number {
  const sorted = grey.toSorted();
  const [dark = 0, bright = 0] = [
    sorted[Math.floor(grey.length * 0.05)],
    sorted[Math.floor(grey.length * 0.95)],
  ];
  if (bright - dark < leastContrast) return 0;
  const paper = (dark + bright) / 2;
  const share = (values: readonly (number | undefined)[]): number =>
    values.filter((value = 0) => value > paper).length / values.length;
  const columns = Array.from({ length: width }, (_, x) => x);
  const rows = Array.from({ length: height }, (_, y) => y);
  const edges = [
    share(columns.map((x) => grey[x])),
    share(columns.map((x) => grey[(height - 1) * width + x])),
    share(rows.map((y) => grey[y * width])),
    share(rows.map((y) => grey[y * width + width - 1])),
  ];
  return edges.every((edge) => edge >= scanShare)
    ? 0
    : edges.filter((edge) => edge >= cutShare).length;
}
