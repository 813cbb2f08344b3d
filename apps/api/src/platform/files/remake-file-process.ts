import { buffer } from 'node:stream/consumers';
import { describeError } from '../describe-error.ts';
import { REMAKE_LIMITS, type RemadeFile } from './remade-file.ts';
import { remakeImage } from './remake-image.ts';
import { remakePdf } from './remake-pdf.ts';

/**
 * The process of its own in which one stranger's file is opened; started by `remake-file.ts`
 * without rights, secrets or a network.
 */
const limits = REMAKE_LIMITS.parse(JSON.parse(process.argv[2] ?? '{}'));
const file = await buffer(process.stdin);
const remake = file.subarray(0, 5).toString('latin1') === '%PDF-' ? remakePdf : remakeImage;
const made = await remake(file, limits).catch(
  (error: unknown): RemadeFile => ({ refusal: 'damaged', why: describeError(error).kind }),
);
const { content, ...head } = 'content' in made ? made : { ...made, content: Buffer.alloc(0) };
process.stdout.write(Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), content]));
