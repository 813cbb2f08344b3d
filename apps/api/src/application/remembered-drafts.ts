import { LIMITS } from '@signet/rulebook/core/limits';
import type { StoredApplication } from '../platform/store-types.ts';
import type { LoadedSession } from '../session/store.ts';

/**
 * A draft as this process last read or wrote it, with its session. It may be outdated or revoked,
 * so every write must verify it.
 */
export type RememberedDraft = {
  application: StoredApplication;
  session: LoadedSession;
  tokenHashes: readonly string[];
};

export type RememberedDrafts = {
  keep(draft: RememberedDraft): void;
  renew(application: StoredApplication): void;
  find(wanted: {
    applicationId: string;
    version: number;
    tokenHashes: readonly string[];
    now: number;
  }): RememberedDraft | undefined;
};

const maxDrafts = 1_000;

/**
 * In-memory cache of drafts being edited, kept for a minute, so that a save need not read first.
 * docs/decisions/0048.
 */
export function rememberDrafts(): RememberedDrafts {
  const drafts = new Map<string, RememberedDraft>();
  const isFresh = ({ session: { lastSeenAt } }: RememberedDraft, now: number): boolean =>
    lastSeenAt <= now && now - lastSeenAt < LIMITS.sessionTouchMs;
  const keep = (draft: RememberedDraft): void => {
    const { id, onboardedAt } = draft.application;
    drafts.delete(id);
    if (onboardedAt === undefined) drafts.set(id, draft);
    // Map order is insertion order, so the least recently used drafts come first.
    for (const [other, old] of drafts) {
      if (
        drafts.size <= maxDrafts &&
        draft.session.lastSeenAt - old.session.lastSeenAt < LIMITS.sessionTouchMs
      )
        return;
      drafts.delete(other);
    }
  };
  return {
    keep,
    renew: (application) => {
      const known = drafts.get(application.id);
      if (known !== undefined) keep({ ...known, application });
    },
    find: ({ applicationId, version, tokenHashes, now }) => {
      const draft = drafts.get(applicationId);
      const isTheirs =
        draft?.tokenHashes[0] === tokenHashes[0] && draft?.application.version === version;
      return draft !== undefined && isTheirs && isFresh(draft, now) ? draft : undefined;
    },
  };
}
