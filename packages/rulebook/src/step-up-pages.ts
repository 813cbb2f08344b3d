import { described } from './core/describe.ts';
import type { Facts } from './core/facts.ts';
import { currentStepUp } from './core/step-up.ts';
import type { StepUpType } from './reference/enumerations.ts';
import type { RouteId } from './routes.ts';
import { STEP_UP_IDS, STEP_UPS } from './step-ups.ts';

const isCurrent = (type: StepUpType, { stepUps }: Facts): boolean =>
  currentStepUp(stepUps)?.type === type;

/**
 * Rows of NEXT_PAGE for step-ups. At most one step is open, so only the order within a step
 * matters.
 */
export const STEP_UP_PAGE_ROWS = STEP_UP_IDS.flatMap((type) =>
  STEP_UPS[type].pages.map(({ id, when, page, singlePage }) => ({
    id,
    when: described(
      when === undefined ? `${type} is asked` : `${type} is asked, and ${when.says}`,
      (facts: Facts) => isCurrent(type, facts) && (when?.(facts) ?? true),
    ),
    page:
      singlePage === undefined
        ? page
        : described(`${page}; ${singlePage} where the multistep flow is off`, ({ flags }: Facts) =>
            flags.isMultistepFlow ? page : singlePage,
          ),
  })),
);

export const STEP_UP_ALSO_OPEN = STEP_UP_IDS.flatMap((type) =>
  (STEP_UPS[type].alsoOpen ?? []).map(({ page, when }) => ({
    page,
    when: (facts: Facts) =>
      facts.isSubmitted && !facts.checking && isCurrent(type, facts) && (when?.(facts) ?? true),
  })),
);

export const PAGES_BEFORE_SENDING: readonly RouteId[] = STEP_UP_IDS.flatMap((type) =>
  STEP_UPS[type].beforeSending === undefined ? [] : STEP_UPS[type].pages.map(({ page }) => page),
);
