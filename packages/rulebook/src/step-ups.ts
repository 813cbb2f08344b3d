import type { StepUpDefinition } from './core/define-step-up.ts';
import type { Facts } from './core/facts.ts';
import { keysOf } from './core/keys-of.ts';
import { isStepUp, openStepUp } from './core/step-up.ts';
import type { FormId } from './forms.ts';
import { FORM_STEP_UPS, type FormStepUp, type StepUpType } from './reference/enumerations.ts';
import type { Sla } from './reference/slas.ts';
import type { RouteId } from './routes.ts';
import { STEP_UP_DEFINITIONS } from './step-up-definitions.ts';

type Definition = StepUpDefinition<RouteId, FormId>;

export const STEP_UPS: Readonly<Record<StepUpType, Definition>> = STEP_UP_DEFINITIONS;
export const STEP_UP_IDS = keysOf(STEP_UPS);

export const STEP_UP_PAGES: ReadonlySet<RouteId> = new Set(
  STEP_UP_IDS.flatMap((type) =>
    STEP_UPS[type].pages.flatMap(({ page, singlePage }) =>
      singlePage === undefined ? [page] : [page, singlePage],
    ),
  ),
);

/** The step-up of a form page, for screens of their own; undefined for any other page. */
export const formStepUpOf = (page: RouteId): FormStepUp | undefined =>
  FORM_STEP_UPS.find((type) => STEP_UPS[type].pages.some((row) => row.page === page));

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
