import { spawn } from 'node:child_process';
import { PROJECT } from '@signet/testing/project-folder';

const SEVERITIES = ['info', 'low', 'moderate', 'high', 'critical'] as const;
type Severity = (typeof SEVERITIES)[number];
type Audit = {
  vulnerabilities?: Record<string, { name: string; severity: Severity; range: string }>;
  message?: string;
};

export type Found = { errors: string[]; notes: string[] };

/** What a build tool does with hostile input matters less than what the product does. */
const STOPS_AT = { product: 'moderate', tools: 'high' } as const satisfies Record<string, Severity>;
type Which = keyof typeof STOPS_AT;

const timeoutMs = 15_000;

/** Reads npm's report; anything but a report is a note, never a pass. */
export function readAudit(text: string, which: Which): Found {
  const audit = parse(text);
  if (audit?.vulnerabilities === undefined) {
    const why = audit?.message ?? 'no answer';
    return {
      errors: [],
      notes: [
        `NOTE: the registry told no advisories for ${which} (${why}): nothing is known of them`,
      ],
    };
  }
  const lines = Object.values(audit.vulnerabilities).map(({ name, severity, range }) => ({
    severity,
    line: `${name} ${range}: ${severity}`,
  }));
  const stops = ({ severity }: { severity: Severity }) =>
    SEVERITIES.indexOf(severity) >= SEVERITIES.indexOf(STOPS_AT[which]);
  return {
    errors: lines.filter(stops).map(({ line }) => `advisory for ${line}`),
    notes: lines.filter((one) => !stops(one)).map(({ line }) => `NOTE: advisory for ${line}`),
  };
}

function parse(text: string): Audit | undefined {
  try {
    return JSON.parse(text) as Audit; // npm's own shape
  } catch {
    return undefined; // not a report, which `readAudit` notes
  }
}

const auditText = (more: readonly string[]): Promise<string> =>
  new Promise((done) => {
    let text = '';
    const child = spawn('npm', ['audit', '--json', '--package-lock-only', ...more], {
      cwd: PROJECT,
      timeout: timeoutMs,
    });
    child.stdout.on('data', (part) => {
      text += String(part);
    });
    child.on('error', () => done(''));
    child.on('close', () => done(text));
  });

export async function findAdvisories(): Promise<Found> {
  const [product, all] = await Promise.all([auditText(['--omit=dev']), auditText([])]);
  const found = [readAudit(product, 'product'), readAudit(all, 'tools')];
  return {
    errors: found.flatMap(({ errors }) => errors),
    notes: found.flatMap(({ notes }) => notes),
  };
}
