import type { StepUpDefinition } from './core/define-step-up.ts';
import { described } from './core/describe.ts';
import type { Facts } from './core/facts.ts';
import { currentStepUp, isStepUp } from './core/step-up.ts';
import type { FormId } from './forms.ts';
import type { StepUpType } from './reference/enumerations.ts';
import type { Sla } from './reference/slas.ts';
import type { FORM_SCREEN, ROUTES, RouteId } from './routes.ts';
import { STEP_UP_DEFINITIONS, type StepUpDefinitions } from './step-up-definitions.ts';

type Definition = StepUpDefinition<RouteId, FormId>;

/** Every verification step by its type; what other tables say of one is computed from here. */
export const STEP_UPS: Readonly<Record<StepUpType, Definition>> = STEP_UP_DEFINITIONS;
const TYPES = Object.keys(STEP_UPS) as StepUpType[]; // keys of STEP_UPS itself

type EventOf<Row> = Row extends { event: infer Name extends string; events: infer Ends } ? `${Name}.${keyof Ends & string}` : never;
/** The events of step-ups; one that no definition names is a type error. */
export type StepUpEventId = EventOf<StepUpDefinitions[StepUpType]>;
/** The steps that are answered by a form. */
export type FormStepUp = { [Type in StepUpType]: StepUpDefinitions[Type] extends { answer: unknown } ? Type : never }[StepUpType];
type PageOf<Type extends FormStepUp> = StepUpDefinitions[Type]['pages'][number]['page'];
/** Their pages that are the generic form screen, with texts in the step's room. */
export type StepUpFormPage = {
  [Page in PageOf<FormStepUp>]: (typeof ROUTES)[Page]['screen'] extends typeof FORM_SCREEN ? Page : never;
}[PageOf<FormStepUp>];
export const FORM_STEP_UPS = TYPES.filter((type): type is FormStepUp => STEP_UPS[type].answer !== undefined);

/** True while this step is the one that the applicant must do. */
const isAsked = (type: StepUpType, { stepUps }: Facts): boolean => currentStepUp(stepUps)?.type === type;

/** The rows of NEXT_PAGE about step-ups: at most one step is open, so only the order inside a step counts. */
export const STEP_UP_PAGE_ROWS = TYPES.flatMap((type) =>
  STEP_UPS[type].pages.map(({ id, when, page, singlePage }) => ({
    id,
    when: described(
      when === undefined ? `${type} is asked` : `${type} is asked, and ${when.says}`,
      (facts: Facts) => isAsked(type, facts) && (when?.(facts) ?? true),
    ),
    page:
      singlePage === undefined
        ? page
        : described(`${page}; ${singlePage} where the multistep flow is off`, ({ flags }: Facts) =>
            flags.isMultistepFlow ? page : singlePage,
          ),
  })),
);

/** The pages that a step may open beside the chosen one. */
export const STEP_UP_ALSO_OPEN = TYPES.flatMap((type) =>
  (STEP_UPS[type].alsoOpen ?? []).map(({ page, when }) => ({
    page,
    when: (facts: Facts) => facts.isSubmitted && !facts.checking && isAsked(type, facts) && (when?.(facts) ?? true),
  })),
);

/** Every page on which a step-up asks for something. */
export const STEP_UP_PAGES: ReadonlySet<RouteId> = new Set(
  TYPES.flatMap((type) => STEP_UPS[type].pages.flatMap(({ page, singlePage }) => (singlePage === undefined ? [page] : [page, singlePage]))),
);

type FormStepUpOf<Page> =
  Page extends PageOf<FormStepUp> ? { [Type in FormStepUp]: Page extends PageOf<Type> ? Type : never }[FormStepUp] : undefined;

/** The step-up whose form a page asks, by which a screen of its own knows it; undefined for any other page. */
export const formStepUpOf = <Page extends RouteId>(page: Page): FormStepUpOf<Page> =>
  FORM_STEP_UPS.find((type) => STEP_UPS[type].pages.some((row) => row.page === page)) as FormStepUpOf<Page>; // the type is made of the same rows

/** The pages of step-ups that stand before sending as well, where the multistep flow is off. */
export const PAGES_BEFORE_SENDING: readonly RouteId[] = TYPES.flatMap((type) =>
  STEP_UPS[type].beforeSending === undefined ? [] : STEP_UPS[type].pages.map(({ page }) => page),
);

const theOne = (says: (definition: Definition) => boolean): StepUpType => {
  const [type, ...others] = TYPES.filter((one) => says(STEP_UPS[one]));
  if (type === undefined || others.length > 0) throw new Error('exactly one step-up says so');
  return type;
};

/** The step-up that asks for the list of owners. */
export const OWNER_LIST_STEP_UP = theOne(({ list }) => list === 'owners');
/** The step-up that waits for the other owners' own answers. */
export const OTHER_OWNERS_STEP_UP = theOne(({ waitsFor }) => waitsFor === 'otherOwners');
/** The step-up that lifts an application to FULL level. */
export const FULL_LEVEL_STEP_UP = theOne(({ liftsTo }) => liftsTo === 'FULL');

/** True once the applicant went over the business's details again. docs/readings.md 74. */
export const wasBusinessDoubleChecked = (stepUps: Facts['stepUps']): boolean =>
  stepUps.some(({ type, result }) => result === 'done' && isStepUp(type) && STEP_UPS[type].doubleChecksBusiness === true);

/** How long what a step brings is looked at; undefined where nothing is, or the type has no row. */
export const slaOfStepUp = (type: string): Sla | undefined => (isStepUp(type) ? STEP_UPS[type].sla : undefined);
