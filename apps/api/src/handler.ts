import type { Answers } from '@signet/rulebook/core/answers';
import type { EndpointKey } from '@signet/rulebook/endpoint-paths';
import type { BodyOf, Endpoints, ParamsOf, QueryOf, ReplyOf } from '@signet/rulebook/endpoints';
import type { Deps } from './deps.ts';
import type { RequestContext } from './platform/http/visitor.ts';
import type { IdempotentCall, SecretAnswers, StoredApplication } from './platform/store-types.ts';
import type { LinkSession } from './session/link-store.ts';
import type { Session } from './session/session-cookies.ts';

type SessionOf<Key extends EndpointKey> = Endpoints[Key]['who'] extends 'anyone' | 'link' ? Session | undefined : Session;
type ApplicationOf<Key extends EndpointKey> = Endpoints[Key]['who'] extends 'applicant' | 'link' ? StoredApplication : undefined;

/** What a handler is handed: everything parsed, judged and authorised already. */
export type Call<Key extends EndpointKey> = {
  deps: Deps;
  params: ParamsOf<Key>;
  query: QueryOf<Key>;
  body: BodyOf<Key>;
  /** The clean answers of the body by path; secrets stand apart. */
  answers: Answers;
  secrets: SecretAnswers;
  session: SessionOf<Key>;
  application: ApplicationOf<Key>;
  /** What the caller's e-mailed link is good for, where they came by one. */
  link: LinkSession | undefined;
  /** Hands the browser a link's session. */
  giveLink: (token: string) => void;
  visitor: RequestContext;
  /** The version that the caller saw, for calls that must name it. */
  version: number | undefined;
  /** Handed to the store so that the key is kept together with the effect. */
  once: IdempotentCall | undefined;
};

/** The sentence of what happens; throws AppError for what the caller must be told. */
export type Handler<Key extends EndpointKey> = (call: Call<Key>) => Promise<ReplyOf<Key>>;
