import type {
  AddedStepId,
  INQUIRY_MODES,
  STEP_UP_EVENTS,
  StepUpFormCall,
  StepUpType,
} from '../reference/enumerations.ts';
import type { Sla } from '../reference/slas.ts';
import type { Facts } from './facts.ts';

type Rule = ((facts: Facts) => boolean) & { says: string };
type EventEnd = 'started' | 'success' | 'failed' | 'skipped';

/**
 * Everything about one verification step. Pages, forms and endpoints are plain strings here,
 * because their tables depend on this one; `step-ups.ts` checks them against their ids.
 */
export type StepUpDefinition<Page extends string = string, Form extends string = string> = {
  /** Whether it verifies the applicant or the whole business. */
  subject: 'person' | 'business';
  /**
   * Its rows of NEXT_PAGE, in order; the last one has no `when`. Ids are stored and displayed, so
   * they never change. Empty for a background step.
   */
  pages: readonly {
    id: string;
    when?: Rule;
    page: Page;
    /** Replaces `page` when the multistep flow is off. */
    singlePage?: Page;
  }[];
  alsoOpen?: readonly { page: Page; when?: Rule }[];
  /**
   * Completed by a form: the answers are saved, the step ends, and the application is checked
   * again. Its pages get their routes from this; `screen` overrides the generic one.
   */
  answer?: {
    form: Form;
    endpoint: StepUpFormCall;
    path: string;
    summary: string;
    screen?: string;
    /** Asks only what a reviewer marked, each with its reason. */
    isOfMarks?: true;
  };
  /**
   * Its own step on the progress rail, shown once requested, with the time it takes most people;
   * omitted when it belongs to an existing step.
   */
  step?: { id: AddedStepId; seconds: number };
  /**
   * Its page also appears before submission when the multistep flow is off: it saves the whole form
   * with the application, or only takes the number of `taxInformation`. docs/readings.md 41.
   */
  beforeSending?: 'form' | 'number';
  inquiry?: (typeof INQUIRY_MODES)[number];
  list?: 'owners';
  /** Completed by people other than the applicant, on their own schedule. */
  waitsFor?: 'otherOwners';
  liftsTo?: 'FULL';
  /**
   * True when completing it confirms that the business details were reviewed again.
   * docs/readings.md 74.
   */
  doubleChecksBusiness?: true;
  /** Alternative for a person who cannot complete it; a skip never waives the proof. */
  replacedBy?: StepUpType;
  deferrable?: true;
  sla?: Sla;
  event?: (typeof STEP_UP_EVENTS)[number];
  events?: { readonly [End in EventEnd]?: string };
  /** Properties beyond `stepUp` and, on failure, `errorCode`. */
  eventProperties?: { readonly [End in EventEnd]?: readonly string[] };
  /** The number that an e-mailed link collects instead, and the form that takes it. */
  taxInformation?: { type: string; form: Form; path: string };
};

/** Preserves the literal types. */
export const defineStepUp = <const Definition extends StepUpDefinition>(
  definition: Definition,
): Definition => definition;

export const stepUpPath = (path: string): string => `/api/v2/applications/{id}/step-ups/${path}`;
