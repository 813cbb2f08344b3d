import type {
  EMBED_NAMESPACE,
  EMBED_VERSION,
  ToParentMessage,
} from '@signet/rulebook/partners/embed-messages';
import { FINDINGS, type Finding } from './doctor.ts';

// Copied values, type-checked against the rulebook, so that no rulebook code ships in the bundle.
export const namespace: typeof EMBED_NAMESPACE = 'signet-onboarding';
export const version: typeof EMBED_VERSION = 1;

/** One of our own messages; whose window sent it has been checked. */
export const isFrameMessage = (data?: {
  namespace?: unknown;
  version?: unknown;
}): data is ToParentMessage => data?.namespace === namespace && data.version === version;

/** What the doctor knows under the error that a message tells of. */
export function findingIn(message: ToParentMessage): Finding | undefined {
  const finding = message.type === 'error' && message.errorType.replace('embed.', '');
  return finding && Object.hasOwn(FINDINGS, finding) ? (finding as Finding) : undefined; // a key of FINDINGS
}
