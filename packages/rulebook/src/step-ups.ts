import type { StepUpDefinition } from './core/define-step-up.ts';
import type { Facts } from './core/facts.ts';
import { isStepUp, openStepUp } from './core/step-up.ts';
import type { FormId } from './forms.ts';
import type { StepUpType } from './reference/enumerations.ts';
import type { Sla } from './reference/slas.ts';
import type { FORM_SCREEN, ROUTES, RouteId } from './routes.ts';
import { STEP_UP_DEFINITIONS, type StepUpDefinitions } from './step-up-definitions.ts';

type Definition = StepUpDefinition<RouteId, FormId>;

export const STEP_UPS: Readonly<Record<StepUpType, Definition>> = STEP_UP_DEFINITIONS;
export const STEP_UP_IDS = Object.keys(STEP_UPS) as StepUpType[]; // keys of STEP_UPS

type EventOf<Row> = Row extends { event: infer Name extends string; events: infer Ends }
  ? `${Name}.${keyof Ends & string}`
  : never;
export type StepUpEventId = EventOf<StepUpDefinitions[StepUpType]>;
export type FormStepUp = {
  [Type in StepUpType]: StepUpDefinitions[Type] extends { answer: unknown } ? Type : never;
}[StepUpType];
type PageOf<Type extends FormStepUp> = StepUpDefinitions[Type]['pages'][number]['page'];
export type StepUpFormPage = {
  [Page in PageOf<FormStepUp>]: (typeof ROUTES)[Page]['screen'] extends typeof FORM_SCREEN
    ? Page
    : never;
}[PageOf<FormStepUp>];
export const FORM_STEP_UPS = STEP_UP_IDS.filter(
  (type): type is FormStepUp => STEP_UPS[type].answer !== undefined,
);

export const STEP_UP_PAGES: ReadonlySet<RouteId> = new Set(
  STEP_UP_IDS.flatMap((type) =>
    STEP_UPS[type].pages.flatMap(({ page, singlePage }) =>
      singlePage === undefined ? [page] : [page, singlePage],
    ),
  ),
);

type FormStepUpOf<Page> =
  Page extends PageOf<FormStepUp>
    ? { [Type in FormStepUp]: Page extends PageOf<Type> ? Type : never }[FormStepUp]
    : undefined;

/** The step-up of a form page, for screens of their own; undefined for any other page. */
export const formStepUpOf = <Page extends RouteId>(page: Page): FormStepUpOf<Page> =>
  FORM_STEP_UPS.find((type) =>
    STEP_UPS[type].pages.some((row) => row.page === page),
  ) as FormStepUpOf<Page>; // derived from the same rows

const onlyStepUp = (matches: (definition: Definition) => boolean): StepUpType => {
  const [type, ...others] = STEP_UP_IDS.filter((one) => matches(STEP_UPS[one]));
  if (type === undefined || others.length > 0) throw new Error('exactly one step-up says so');
  return type;
};

export const OWNER_LIST_STEP_UP = onlyStepUp(({ list }) => list === 'owners');
export const OTHER_OWNERS_STEP_UP = onlyStepUp(({ waitsFor }) => waitsFor === 'otherOwners');
export const ownersAskedAt = ({ stepUps }: Pick<Facts, 'stepUps'>): number | undefined =>
  openStepUp(stepUps, OTHER_OWNERS_STEP_UP)?.requestedAt;
export const FULL_LEVEL_STEP_UP = onlyStepUp(({ liftsTo }) => liftsTo === 'FULL');

/** True once the applicant reviewed the business details again. docs/readings.md 74. */
export const wasBusinessDoubleChecked = (stepUps: Facts['stepUps']): boolean =>
  stepUps.some(
    ({ type, result }) =>
      result === 'done' && isStepUp(type) && STEP_UPS[type].doubleChecksBusiness === true,
  );

/** Review time of a step; undefined when nothing is reviewed, or the type is unknown. */
export const slaOfStepUp = (type: string): Sla | undefined =>
  isStepUp(type) ? STEP_UPS[type].sla : undefined;
