import { LIMITS } from '@signet/rulebook/core/limits';
import type { StoredApplication } from '../platform/store-types.ts';
import type { LoadedSession } from '../session/store.ts';

/** A draft as this process has last read or written it, and the session that it was for. Nothing of it is proven any more: whoever writes over it proves it. */
export type RememberedDraft = { application: StoredApplication; session: LoadedSession; tokenHashes: readonly string[] };

export type RememberedDrafts = {
  keep(draft: RememberedDraft): void;
  /** The draft after a write, for the session that it is remembered for. */
  renew(application: StoredApplication): void;
  /** The draft in that version, where this session has used it within the minute. */
  find(asked: { applicationId: string; version: number; tokenHashes: readonly string[]; now: number }): RememberedDraft | undefined;
};

const most = 1_000;

/** What a process remembers of the drafts that people write at just now: for a minute, so that a save need not read first. docs/decisions/0048. */
export function rememberDrafts(): RememberedDrafts {
  const drafts = new Map<string, RememberedDraft>();
  const isFresh = ({ session: { lastSeenAt } }: RememberedDraft, now: number): boolean =>
    lastSeenAt <= now && now - lastSeenAt < LIMITS.sessionTouchMs;
  const keep = (draft: RememberedDraft): void => {
    const { id, onboardedAt } = draft.application;
    drafts.delete(id);
    if (onboardedAt === undefined) drafts.set(id, draft);
    // Those that were used last stand last.
    for (const [other, old] of drafts) {
      if (drafts.size <= most && draft.session.lastSeenAt - old.session.lastSeenAt < LIMITS.sessionTouchMs) return;
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
      const isTheirs = draft?.tokenHashes[0] === tokenHashes[0] && draft?.application.version === version;
      return draft !== undefined && isTheirs && isFresh(draft, now) ? draft : undefined;
    },
  };
}
