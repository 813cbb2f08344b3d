/** What the generic form page says about one step-up; what is left out is not shown. */
export type StepUpPageTexts = {
  title: string;
  lead: string;
  /** What the lead says in its place: to a business of that market, or where the page stands before sending. */
  leadByMarket?: { readonly CA?: string };
  leadBeforeSending?: string;
  /** Why we ask. */
  why: string;
  /** The button; "Continue" where nothing is said. */
  action?: string;
  /** Hints in the place of the fields' own, by path. */
  hints?: Readonly<Record<string, string>>;
  /** What may be unfolded under a question, by path. */
  details?: Readonly<Record<string, { summary: string; text: string }>>;
  /** An address that stands to be read, with a button that opens its questions. */
  address?: { label: string; change: string };
  /** The proof that may take its place. */
  replacement?: { title: string; text: string; action: string };
};
