import type { CallKey } from './call-paths.ts';
import { type OwnerPart, ownerStepUp } from './people/owner-check.ts';
import { nextOwnerPage, type OwnerPage } from './people/owner-pages.ts';

/** State of an invitation link in this browser. `renewed`: a new one was e-mailed. */
export const INVITATION_LINK_STATES = ['none', 'followed', 'opened', 'expired', 'renewed'] as const;

/**
 * A visitor of an owner's page. `isTheirs`: signed in as that owner, with access to the owner's
 * record.
 */
export type OwnerVisit = OwnerPart & {
  isSignedIn: boolean;
  isTheirs: boolean;
  link: (typeof INVITATION_LINK_STATES)[number];
  isOver: boolean;
};

/** A control of an owner's page and the call it makes; `leaves`: goes to sign-in. */
export type OwnerPageAction = { control: string; when?: (visit: OwnerVisit) => boolean } & (
  | { call: CallKey }
  | { leaves: true }
);

export const hasOwnRecord = ({ isSignedIn, isTheirs }: OwnerVisit): boolean =>
  isSignedIn && isTheirs;

export const ownPageOf = (visit: OwnerVisit): OwnerPage | undefined =>
  hasOwnRecord(visit) ? nextOwnerPage({ ...visit, stepUp: ownerStepUp(visit) }).page : undefined;

const isGuest = (visit: OwnerVisit): boolean => !hasOwnRecord(visit);
const deny = {
  control: 'this isn’t my business',
  call: 'denyOwnership',
} as const satisfies OwnerPageAction;

/**
 * Actions of each owner page, primary first; a page without actions shows a result or waits for the
 * rules.
 */
export const OWNER_PAGE_ACTIONS: Readonly<
  Record<OwnerPage | 'owner-applicant-error', readonly OwnerPageAction[]>
> = {
  owner: [
    { control: 'confirm', call: 'submitOwnerDetails', when: hasOwnRecord },
    {
      control: 'open the link',
      call: 'openInvitation',
      when: (visit) => isGuest(visit) && visit.link === 'followed',
    },
    {
      control: 'accept',
      call: 'acceptInvitation',
      when: (visit) => isGuest(visit) && visit.link === 'opened' && visit.isSignedIn,
    },
    {
      control: 'sign in',
      leaves: true,
      when: (visit) => isGuest(visit) && visit.link === 'opened' && !visit.isSignedIn,
    },
    {
      control: 'ask for a new link',
      call: 'renewInvitation',
      when: (visit) => isGuest(visit) && visit.link === 'expired',
    },
    {
      control: 'sign in',
      leaves: true,
      when: (visit) => isGuest(visit) && (visit.link === 'none' || visit.link === 'expired'),
    },
    { ...deny, when: (visit) => hasOwnRecord(visit) || visit.link === 'opened' },
  ],
  'owner-verifying': [],
  'owner-identification': [
    { control: 'start', call: 'startOwnerIdentification' },
    { control: 'ask a person', call: 'refreshOwnerIdentification' },
  ],
  'owner-success': [],
  'owner-error': [],
  'owner-applicant-error': [{ control: 'sign in with another account', leaves: true }],
};

export const ownerPageActionsFor = (
  page: keyof typeof OWNER_PAGE_ACTIONS,
  visit: OwnerVisit,
): readonly OwnerPageAction[] =>
  OWNER_PAGE_ACTIONS[page].filter(({ when }) => when === undefined || when(visit));
