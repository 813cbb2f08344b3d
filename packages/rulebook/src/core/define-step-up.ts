import type { INQUIRY_MODES, StepUpType } from '../reference/enumerations.ts';
import type { Sla } from '../reference/slas.ts';
import type { Facts } from './facts.ts';

type Rule = ((facts: Facts) => boolean) & { says: string };
type EventEnd = 'started' | 'success' | 'failed' | 'skipped';

/** Everything about one verification step. Pages, forms and endpoints are text here, below their tables; `step-ups.ts` holds them to their ids. */
export type StepUpDefinition<Page extends string = string, Form extends string = string> = {
  /** Whom it proves something about: the applicant, or the business as a whole. */
  subject: 'person' | 'business';
  /** Its rows of NEXT_PAGE, in order; the last one has no `when`. Ids are stored and shown, so they never change. None for a background step. */
  pages: readonly {
    id: string;
    when?: Rule;
    page: Page;
    /** The page in its place where the multistep flow is off. */
    singlePage?: Page;
  }[];
  /** Pages that may be opened beside the chosen one while it is open. */
  alsoOpen?: readonly { page: Page; when?: Rule }[];
  /**
   * Answered by a form: the answers are saved, the step ends, and the application is checked again. Its pages have their routes by this; `screen` where the
   * generic one does not do.
   */
  answer?: { form: Form; endpoint: string; path: string; summary: string; screen?: string };
  /** Its own step on the way, which people see once it is asked, and how long it takes most of them; none where it belongs to one that is there. */
  step?: { id: string; seconds: number };
  /**
   * Its page stands before sending as well, where the multistep flow is off: it saves the whole form with the application, or takes the number of
   * `taxInformation` alone. docs/readings.md 41.
   */
  beforeSending?: 'form' | 'number';
  /** Answered by an inquiry at the identity vendor. */
  inquiry?: (typeof INQUIRY_MODES)[number];
  /** Answered by the list of owners, sent whole. */
  list?: 'owners';
  /** Done by others than the applicant, who have their own time for it. */
  waitsFor?: 'otherOwners';
  /** The level that its answers lift the application to. */
  liftsTo?: 'FULL';
  /** True where ending it says that the business's details were gone over again. docs/readings.md 74. */
  doubleChecksBusiness?: true;
  /** Where a person without this proof may go instead; a skip never waives. */
  replacedBy?: StepUpType;
  /** True where "I'll do this later" is offered. */
  deferrable?: true;
  /** How long what it brings is looked at; a code or a list of owners is not looked at. */
  sla?: Sla;
  /** Prefix of its analytics events. */
  event?: string;
  /** When each of its events is sent. */
  events?: { readonly [End in EventEnd]?: string };
  /** What its events carry beside `stepUp` and, on failure, `errorCode`. */
  eventProperties?: { readonly [End in EventEnd]?: readonly string[] };
  /** The number that an e-mailed link asks for in its place, and the form that takes it. */
  taxInformation?: { type: string; form: Form; path: string };
};

/** A step-up with its literal types. */
export const defineStepUp = <const Definition extends StepUpDefinition>(definition: Definition): Definition => definition;

/** Where the answers of a step-up's form are sent. */
export const stepUpPath = (path: string): string => `/api/v2/applications/{id}/step-ups/${path}`;
