/** Texts of the generic form page for one step-up; omitted ones are not shown. */
export type StepUpPageTexts = {
  title: string;
  lead: string;
  /** Replaces the lead for a market, or when the page is shown before submission. */
  leadByMarket?: { readonly CA?: string };
  leadBeforeSending?: string;
  why: string;
  /** Button label; defaults to "Continue". */
  action?: string;
  /** Override the fields' own hints, by path. */
  hints?: Readonly<Record<string, string>>;
  details?: Readonly<Record<string, { summary: string; text: string }>>;
  /** An address shown read-only, with a button that reveals its fields. */
  address?: { label: string; change: string };
  replacement?: { title: string; text: string; action: string };
};
