import { CALL_PATHS, type CallKey } from './call-paths.ts';
import { stepUpPath } from './core/define-step-up.ts';
import { OLDER_CALL_PATHS, type OlderCallKey } from './older-call-paths.ts';
import { REVIEWER_CALL_PATHS, type ReviewerCallKey } from './reviewer-call-paths.ts';
import type { StepUpDefinitions } from './step-up-definitions.ts';
import { FORM_STEP_UPS, type FormStepUp, STEP_UPS } from './step-ups.ts';

type AnswerOf<Type extends FormStepUp> = StepUpDefinitions[Type]['answer'];
/** The calls that answer a step-up by a form, as its definition names them. */
export type FormStepUpEndpointKey = { [Type in FormStepUp]: AnswerOf<Type>['endpoint'] }[FormStepUp];

const OF_STEP_UPS = Object.fromEntries<readonly ['POST', string]>(
  FORM_STEP_UPS.flatMap((type) => {
    const { answer } = STEP_UPS[type];
    return answer === undefined ? [] : [[answer.endpoint, ['POST', stepUpPath(answer.path)]]];
  }),
) as Readonly<Record<FormStepUpEndpointKey, readonly ['POST', string]>>; // the endpoints that the definitions name

/** Key, method and path of every call. */
export const ENDPOINT_PATHS = { ...CALL_PATHS, ...REVIEWER_CALL_PATHS, ...OLDER_CALL_PATHS, ...OF_STEP_UPS };

export type EndpointKey = CallKey | ReviewerCallKey | OlderCallKey | FormStepUpEndpointKey;
