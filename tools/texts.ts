import { ENDPOINT_PATHS } from '@signet/rulebook/endpoint-paths';
import { commandLine } from './command-line.ts';
import {
  CliError,
  callReviewApi,
  type ReviewClient,
  reviewClientFromEnvironment,
} from './review-client.ts';

export type TextBreakerReply = {
  openedAt?: number;
  cause?: string;
  sent: { minute: number; hour: number; day: number };
  /** As the operator has set them. */
  limits: { minute: number; hour: number; day: number };
};

const USAGE =
  'npm run texts -- --status | --reset\nREVIEWER_KEY is your own key; PUBLIC_URL is where it listens.';

export const textBreakerLines = ({ openedAt, cause, sent, limits }: TextBreakerReply): string[] => [
  openedAt === undefined
    ? 'text messages are sent'
    : `text messages are STOPPED since ${new Date(openedAt).toISOString().slice(0, 16)} by the limit ${cause}: npm run texts -- --reset`,
  `sent in the last minute ${sent.minute} of ${limits.minute}, hour ${sent.hour} of ${limits.hour}, day ${sent.day} of ${limits.day}`,
];

/** Shows the text breaker's status or resets it; returns the lines to print. */
export async function texts(
  desk: ReviewClient,
  { status, reset }: { status?: boolean; reset?: boolean },
): Promise<string[]> {
  if (status === reset) throw new CliError(USAGE);
  const reply = reset
    ? await callReviewApi<TextBreakerReply>(desk, ENDPOINT_PATHS.resetTextBreaker, {})
    : await callReviewApi<TextBreakerReply>(desk, ENDPOINT_PATHS.getTextBreaker);
  return textBreakerLines(reply);
}

if (import.meta.main) {
  const { values } = commandLine(USAGE, {
    options: { status: { type: 'boolean' }, reset: { type: 'boolean' } },
  });
  try {
    console.log((await texts(reviewClientFromEnvironment(process.env), values)).join('\n'));
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
