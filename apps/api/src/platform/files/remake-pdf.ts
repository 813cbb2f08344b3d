import { inflateSync } from 'node:zlib';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import type { RemadeFile, RemakeLimits } from './remade-file.ts';

const needsPassword = 'Password required or incorrect password';
const pageWidthPx = 1_400;
const objectStreamMaxBytes = 4 * 1024 * 1024;

/** Names of what runs, opens or carries something else; a drawn page needs none of them. */
const ACTIVE_NAMES =
  /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData)(?![A-Za-z])/;

type DrawnPage = { width: number; height: number; data: Buffer };

/**
 * Draws the pages one below the other into one picture: text, links, scripts and attachments do not
 * survive it.
 */
export async function remakePdf(file: Buffer, limits: RemakeLimits): Promise<RemadeFile> {
  const library = await PDFiumLibrary.init();
  const opened = await library.loadDocument(file).catch((error: unknown) => {
    if (error instanceof Error && error.message === needsPassword) return 'locked' as const;
    throw error;
  });
  if (opened === 'locked') return { refusal: opened };
  if (opened.getPageCount() > limits.maxPages) return { refusal: 'pages' };
  if (hasActiveContent(file)) return { refusal: 'active' };
  const pages: DrawnPage[] = [];
  for (const page of opened.pages()) {
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const scale = pageWidthPx / originalWidth;
    if (
      !(originalWidth > 0) ||
      pageWidthPx * originalHeight * scale > limits.maxPixels / limits.maxPages
    )
      return { refusal: 'heavy' };
    const drawn = await page.render({
      scale,
      renderFormFields: true,
      render: ({ data }) => Promise.resolve(Uint8Array.from(data)),
    });
    pages.push({ width: drawn.width, height: drawn.height, data: Buffer.from(drawn.data) });
  }
  return pages.length === 0
    ? { refusal: 'damaged' }
    : { mediaType: 'image/png', content: await stacked(pages) };
}

async function stacked(pages: readonly DrawnPage[]): Promise<Buffer> {
  const height = pages.reduce((sum, page) => sum + page.height, 0);
  const width = Math.max(...pages.map((page) => page.width));
  let top = 0;
  const layers = pages.map((page) => {
    const layer = {
      input: page.data,
      raw: { width: page.width, height: page.height, channels: 4 as const },
      left: 0,
      top,
    };
    top += page.height;
    return layer;
  });
  return sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite(layers)
    .png({ palette: true })
    .toBuffer();
}

/**
 * Looks at names in the clear and in object streams; drawing protects where a name hides elsewhere.
 */
export function hasActiveContent(file: Buffer): boolean {
  const text = file.toString('latin1');
  return (
    ACTIVE_NAMES.test(unescaped(text)) ||
    objectStreams(file, text).some((stream) => ACTIVE_NAMES.test(unescaped(stream)))
  );
}

/** PDF names may spell any character as `#` and two digits. */
const unescaped = (text: string): string =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

function objectStreams(file: Buffer, text: string): string[] {
  const found: string[] = [];
  for (let at = text.indexOf('/ObjStm'); at !== -1; at = text.indexOf('/ObjStm', at + 1)) {
    const begins = text.indexOf('stream', at);
    if (begins === -1) break;
    const body = file.subarray(text[begins + 6] === '\r' ? begins + 8 : begins + 7);
    const plain = inflated(body);
    if (plain !== undefined) found.push(plain);
  }
  return found;
}

function inflated(body: Buffer): string | undefined {
  try {
    return inflateSync(body, { maxOutputLength: objectStreamMaxBytes }).toString('latin1');
  } catch {
    return undefined; // not compressed this way, or encrypted: the drawing shows what it is
  }
}
