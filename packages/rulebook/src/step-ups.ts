import type { StepUpDefinition } from './core/define-step-up.ts';
import type { Facts } from './core/facts.ts';
import { isStepUp, openStepUp } from './core/step-up.ts';
import type { FormId } from './forms.ts';
import type { StepUpType } from './reference/enumerations.ts';
import type { Sla } from './reference/slas.ts';
import type { FORM_SCREEN, ROUTES, RouteId } from './routes.ts';
import { STEP_UP_DEFINITIONS, type StepUpDefinitions } from './step-up-definitions.ts';

type Definition = StepUpDefinition<RouteId, FormId>;

/** Every verification step by its type; what other tables say of one is computed from here. */
export const STEP_UPS: Readonly<Record<StepUpType, Definition>> = STEP_UP_DEFINITIONS;
export const STEP_UP_IDS = Object.keys(STEP_UPS) as StepUpType[]; // keys of STEP_UPS itself

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
export const FORM_STEP_UPS = STEP_UP_IDS.filter((type): type is FormStepUp => STEP_UPS[type].answer !== undefined);

/** Every page on which a step-up asks for something. */
export const STEP_UP_PAGES: ReadonlySet<RouteId> = new Set(
  STEP_UP_IDS.flatMap((type) =>
    STEP_UPS[type].pages.flatMap(({ page, singlePage }) => (singlePage === undefined ? [page] : [page, singlePage])),
  ),
);

type FormStepUpOf<Page> =
  Page extends PageOf<FormStepUp> ? { [Type in FormStepUp]: Page extends PageOf<Type> ? Type : never }[FormStepUp] : undefined;

/** The step-up whose form a page asks, by which a screen of its own knows it; undefined for any other page. */
export const formStepUpOf = <Page extends RouteId>(page: Page): FormStepUpOf<Page> =>
  FORM_STEP_UPS.find((type) => STEP_UPS[type].pages.some((row) => row.page === page)) as FormStepUpOf<Page>; // the type is made of the same rows

const theOne = (says: (definition: Definition) => boolean): StepUpType => {
  const [type, ...others] = STEP_UP_IDS.filter((one) => says(STEP_UPS[one]));
  if (type === undefined || others.length > 0) throw new Error('exactly one step-up says so');
  return type;
};

/** The step-up that asks for the list of owners. */
export const OWNER_LIST_STEP_UP = theOne(({ list }) => list === 'owners');
/** The step-up that waits for the other owners' own answers. */
export const OTHER_OWNERS_STEP_UP = theOne(({ waitsFor }) => waitsFor === 'otherOwners');
/** When the other owners were asked to confirm who they are; undefined while nobody waits for them. */
export const ownersAskedAt = ({ stepUps }: Pick<Facts, 'stepUps'>): number | undefined =>
  openStepUp(stepUps, OTHER_OWNERS_STEP_UP)?.requestedAt;
/** The step-up that lifts an application to FULL level. */
export const FULL_LEVEL_STEP_UP = theOne(({ liftsTo }) => liftsTo === 'FULL');

/** True once the applicant went over the business's details again. docs/readings.md 74. */
export const wasBusinessDoubleChecked = (stepUps: Facts['stepUps']): boolean =>
  stepUps.some(({ type, result }) => result === 'done' && isStepUp(type) && STEP_UPS[type].doubleChecksBusiness === true);

/** How long what a step brings is looked at; undefined where nothing is, or the type has no row. */
export const slaOfStepUp = (type: string): Sla | undefined => (isStepUp(type) ? STEP_UPS[type].sla : undefined);
