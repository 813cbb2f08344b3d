/**
 * Verifies an export of the audit log in JSON lines, or the manifest of an archived month with the
 * files beside it, with nothing of the product: whoever gets the files can read and run this alone.
 * `node verify-audit-export.ts FILE`. docs/decisions/0267 and 0289.
 */
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

type Line = {
  chain: string;
  seq: number;
  at: number;
  actor: string;
  action: string;
  detail: string;
  before: string;
  hash: string;
  key?: string;
};
type Step = { side: 'left' | 'right'; hash: string };
/** Where the lines that were exported begin, if earlier ones lie in archives alone. */
type Archived = { seq: number; hash: string; month: string };
type Covered = {
  checkpoint: number;
  root: string;
  seq: number;
  hash: string;
  proof: Step[];
  archived?: Archived;
};
type Part = { file: string; part: number; lines: number; hash: string };
type Month = { month: string; lines: number; root: string; before: string; files: Part[] };

const lengthOf = (text: string): number => [...text].length;

/** The text that a line's hash signs; the lengths keep fields from being shifted into each other. */
const signedText = ({ before, seq, chain, at, actor, action, detail }: Line): string =>
  [before, seq, chain, at, lengthOf(actor), actor, lengthOf(action), action, detail].join('|');

const sha256 = (...parts: (string | Buffer)[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();
const leafOf = (text: string): Buffer => sha256(Buffer.of(0), text);
const nodeOf = (left: Buffer, right: Buffer): Buffer => sha256(Buffer.of(1), left, right);

/** The root that the proof leads to from a head, as in RFC 6962. */
function rootOf(chain: string, { seq, hash, proof }: Covered): string {
  let at = leafOf(JSON.stringify([chain, seq, hash]));
  for (const step of proof) {
    const beside = Buffer.from(step.hash, 'hex');
    at = step.side === 'left' ? nodeOf(beside, at) : nodeOf(at, beside);
  }
  return at.toString('hex');
}

/** The root over all of these. */
function rootOver(texts: readonly string[]): string {
  let level = texts.map(leafOf);
  if (level.length === 0) return sha256('').toString('hex');
  while (level.length > 1)
    level = level.flatMap((left, at) => {
      if (at % 2 === 1) return [];
      const right = level[at + 1];
      return [right === undefined ? left : nodeOf(left, right)];
    });
  return level[0]?.toString('hex') ?? '';
}

const faults: string[] = [];
let [verified, redacted] = [0, 0];
/** The newest line of each chain that has been read. */
const newest = new Map<string, Pick<Line, 'seq' | 'hash'>>();

function verifyLine(line: Line): void {
  const name = `line ${line.seq} of ${line.chain}`;
  const former = newest.get(line.chain);
  newest.set(line.chain, { seq: line.seq, hash: line.hash });
  verified += 1;
  if (former?.seq === line.seq - 1 && line.before !== former.hash)
    faults.push(`${name} does not follow the one before`);
  if (line.seq === 1 && line.before !== '') faults.push(`${name} is not the first`);
  if (line.key === undefined) redacted += 1;
  else if (
    createHmac('sha256', Buffer.from(line.key, 'hex')).update(signedText(line)).digest('hex') !==
    line.hash
  )
    faults.push(`${name} is not what was written`);
}

/** Verifies the lines of a file; answers them, and what its first line says of them. */
function verifyFile(text: string): { lines: Line[]; covered: Covered | undefined } {
  const [first = '{}', ...rest] = text.trimEnd().split('\n');
  const { export: about } = JSON.parse(first) as { export: { lines: number; covered?: Covered } };
  const lines = rest.map((line) => JSON.parse(line) as Line);
  if (lines.length !== about.lines) faults.push(`${about.lines} lines were exported`);
  for (const line of lines) verifyLine(line);
  return { lines, covered: about.covered };
}

function verifyExport(text: string): string[] {
  const { lines, covered } = verifyFile(text);
  const [head] = lines;
  if (covered === undefined || head === undefined) return [];
  const end = lines.find(({ seq }) => seq === covered.seq);
  const { archived } = covered;
  const begin = archived?.seq ?? 0;
  const isWhole = lines.every(
    ({ chain, seq }, place) => chain === head.chain && seq === begin + place + 1,
  );
  if (!isWhole) faults.push('lines of the log are missing');
  if (archived !== undefined && head.before !== archived.hash)
    faults.push(`line ${head.seq} of ${head.chain} does not follow the archived one`);
  if (covered.seq > begin && end?.hash !== covered.hash)
    faults.push(`line ${covered.seq} is not the one that was covered`);
  if (rootOf(head.chain, covered) !== covered.root) faults.push('the proof leads to another root');
  return [
    ...(archived === undefined
      ? []
      : [
          `lines 1 to ${archived.seq} are in the archives up to ${archived.month}: the last of them has the hash ${archived.hash}`,
        ]),
    `checkpoint ${covered.checkpoint} has the root ${covered.root}: compare it with the log of that hour`,
  ];
}

function verifyMonth({ month, lines, root, before, files }: Month, folder: string): string[] {
  for (const { file, hash } of files) {
    const text = readFileSync(join(folder, file), 'utf8');
    if (sha256(text).toString('hex') !== hash)
      faults.push(`${file} is not the one of the manifest`);
    verifyFile(text);
  }
  if (verified !== lines) faults.push(`${lines} lines were archived`);
  const leaves = files.map((one) => JSON.stringify([month, one.part, one.lines, one.hash]));
  if (rootOver(leaves) !== root) faults.push('the files lead to another root');
  return [
    `${month} has the root ${root}, and the month before ${before === '' ? 'none' : before}: compare them with the log of those days`,
  ];
}

const [path = ''] = process.argv.slice(2);
const text = readFileSync(path, 'utf8');
const told = path.endsWith('.json')
  ? verifyMonth(JSON.parse(text) as Month, dirname(path))
  : verifyExport(text);

for (const fault of faults) console.error(fault);
console.info(
  faults.length > 0
    ? `${faults.length} of ${verified} lines or more are not as they were written`
    : `${verified} lines are as they were written${redacted > 0 ? `; the details of ${redacted} were taken out since and are not verified` : ''}`,
);
for (const line of told) console.info(line);
process.exit(faults.length > 0 ? 1 : 0);
