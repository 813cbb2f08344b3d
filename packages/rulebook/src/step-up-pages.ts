import { described } from './core/describe.ts';
import type { Facts } from './core/facts.ts';
import { currentStepUp } from './core/step-up.ts';
import type { StepUpType } from './reference/enumerations.ts';
import type { RouteId } from './routes.ts';
import { STEP_UP_IDS, STEP_UPS } from './step-ups.ts';

/** True while this step is the one that the applicant must do. */
const isAsked = (type: StepUpType, { stepUps }: Facts): boolean => currentStepUp(stepUps)?.type === type;

/** The rows of NEXT_PAGE about step-ups: at most one step is open, so only the order inside a step counts. */
export const STEP_UP_PAGE_ROWS = STEP_UP_IDS.flatMap((type) =>
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
export const STEP_UP_ALSO_OPEN = STEP_UP_IDS.flatMap((type) =>
  (STEP_UPS[type].alsoOpen ?? []).map(({ page, when }) => ({
    page,
    when: (facts: Facts) => facts.isSubmitted && !facts.checking && isAsked(type, facts) && (when?.(facts) ?? true),
  })),
);

/** The pages of step-ups that stand before sending as well, where the multistep flow is off. */
export const PAGES_BEFORE_SENDING: readonly RouteId[] = STEP_UP_IDS.flatMap((type) =>
  STEP_UPS[type].beforeSending === undefined ? [] : STEP_UPS[type].pages.map(({ page }) => page),
);
