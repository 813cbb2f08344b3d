/**
 * Verifies an export of the audit log in JSON lines, with nothing of the product: whoever gets the
 * file can read and run this alone. `node verify-audit-export.ts FILE`. docs/decisions/0267.
 */
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

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
type Covered = {
  checkpoint: number;
  root: string;
  seq: number;
  hash: string;
  proof: { side: 'left' | 'right'; hash: string }[];
};

const lengthOf = (text: string): number => [...text].length;

/** The text that a line's hash signs; the lengths keep fields from being shifted into each other. */
const signedText = ({ before, seq, chain, at, actor, action, detail }: Line): string =>
  [before, seq, chain, at, lengthOf(actor), actor, lengthOf(action), action, detail].join('|');

const sha256 = (...parts: (string | Buffer)[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

/** The root that the proof leads to from a head, as in RFC 6962. */
function rootOf(chain: string, { seq, hash, proof }: Covered): string {
  let at = sha256(Buffer.of(0), JSON.stringify([chain, seq, hash]));
  for (const step of proof) {
    const beside = Buffer.from(step.hash, 'hex');
    at = step.side === 'left' ? sha256(Buffer.of(1), beside, at) : sha256(Buffer.of(1), at, beside);
  }
  return at.toString('hex');
}

const [path = ''] = process.argv.slice(2);
const [first = '{}', ...rest] = readFileSync(path, 'utf8').trimEnd().split('\n');
const { export: about } = JSON.parse(first) as { export: { lines: number; covered?: Covered } };
const lines = rest.map((line) => JSON.parse(line) as Line);

const faults: string[] = [];
if (lines.length !== about.lines) faults.push(`${about.lines} lines were exported`);
let redacted = 0;
for (const [place, line] of lines.entries()) {
  const name = `line ${line.seq} of ${line.chain}`;
  const former = lines[place - 1];
  const follows = former?.chain === line.chain && former.seq === line.seq - 1;
  if (follows && line.before !== former.hash) faults.push(`${name} does not follow the one before`);
  if (line.seq === 1 && line.before !== '') faults.push(`${name} is not the first`);
  if (line.key === undefined) redacted += 1;
  else if (
    createHmac('sha256', Buffer.from(line.key, 'hex')).update(signedText(line)).digest('hex') !==
    line.hash
  )
    faults.push(`${name} is not what was written`);
}
const { covered } = about;
const [head] = lines;
if (covered !== undefined && head !== undefined) {
  const end = lines.find(({ seq }) => seq === covered.seq);
  const isWhole = lines.every(({ chain, seq }, place) => chain === head.chain && seq === place + 1);
  if (!isWhole) faults.push('lines of the log are missing');
  if (end?.hash !== covered.hash)
    faults.push(`line ${covered.seq} is not the one that was covered`);
  if (rootOf(head.chain, covered) !== covered.root) faults.push('the proof leads to another root');
}

for (const fault of faults) console.error(fault);
console.info(
  faults.length > 0
    ? `${faults.length} of ${lines.length} lines or more are not as they were written`
    : `${lines.length} lines are as they were written${redacted > 0 ? `; the details of ${redacted} were taken out since and are not verified` : ''}`,
);
if (covered !== undefined)
  console.info(
    `checkpoint ${covered.checkpoint} has the root ${covered.root}: compare it with the log of that hour`,
  );
process.exit(faults.length > 0 ? 1 : 0);
