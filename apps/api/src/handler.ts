import type { Answers } from '@signet/rulebook/answer-rows';
import type { EndpointKey } from '@signet/rulebook/endpoint-paths';
import type { BodyOf, Endpoints, ParamsOf, QueryOf, ReplyOf } from '@signet/rulebook/endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredApplication, StoredPerson } from './application/stored-application.ts';
import type { ConsoleCaller } from './console/console-caller.ts';
import type { Reviewer } from './decision/new-decision.ts';
import type { Deps } from './deps.ts';
import type { PartnerCaller } from './partners/key-store.ts';
import type { IdempotentCall } from './platform/http/idempotent-call.ts';
import type { RequestContext } from './platform/http/request-context.ts';
import type { SecretAnswers } from './platform/seal/secret-answer.ts';
import type { LinkSession } from './session/link-store.ts';
import type { Session } from './session/session-cookies.ts';
import type { StaffCaller } from './staff/staff-caller.ts';

type SessionOf<Key extends EndpointKey> = Endpoints[Key]['who'] extends
  | 'anyone'
  | 'link'
  | 'invitee'
  | 'partner'
  | 'console'
  ? Session | undefined
  : Session;
type ApplicationOf<Key extends EndpointKey> = Endpoints[Key]['who'] extends
  | 'applicant'
  | 'link'
  | 'owner'
  | 'invitee'
  ? StoredApplication
  : undefined;
type OwnerOf<Key extends EndpointKey> = Endpoints[Key]['who'] extends 'owner' | 'invitee'
  ? StoredPerson
  : undefined;

type PartnerOf<Key extends EndpointKey> = Endpoints[Key]['who'] extends 'partner' | 'console'
  ? PartnerCaller
  : undefined;
type PersonOf<Key extends EndpointKey> = Endpoints[Key]['who'] extends 'console'
  ? ConsoleCaller
  : undefined;
type ReviewerOf<Key extends EndpointKey> = Endpoints[Key]['who'] extends 'staff'
  ? Reviewer
  : undefined;

type StaffOf<Key extends EndpointKey> = Endpoints[Key]['who'] extends 'staff'
  ? StaffCaller
  : undefined;

export type Call<Key extends EndpointKey> = {
  deps: Deps;
  params: ParamsOf<Key>;
  query: QueryOf<Key>;
  body: BodyOf<Key>;
  /** Validated answers by path, without the secrets. */
  answers: Answers;
  secrets: SecretAnswers;
  session: SessionOf<Key>;
  application: ApplicationOf<Key>;
  reviewer: ReviewerOf<Key>;
  staff: StaffOf<Key>;
  partner: PartnerOf<Key>;
  person: PersonOf<Key>;
  link: LinkSession | undefined;
  /**
   * The caller's own owner record, and the token of their opened invitation until they accept it.
   */
  owner: OwnerOf<Key>;
  invitation: string | undefined;
  browser: { request: FastifyRequest; reply: FastifyReply };
  visitor: RequestContext;
  version: number | undefined;
  /** Passed to the store, which saves the idempotency key together with the effect. */
  once: IdempotentCall | undefined;
};

/** Throws AppError for expected failures. */
export type Handler<Key extends EndpointKey> = (call: Call<Key>) => Promise<ReplyOf<Key>>;
