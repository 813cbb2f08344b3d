import { z } from 'zod';
import { applicationReply, applicationView } from './application-view.ts';
import { bodyShapeFor, confirmedShape } from './body-schema.ts';
import type { StepUpDefinition } from './core/define-step-up.ts';
import { applicationIdParams, queryFlag } from './endpoint-row.ts';
import { FORMS, type FormId } from './forms.ts';
import type { StepUpType } from './reference/enumerations.ts';

const SIDES = ['applicant', 'company'] as const;
const skipQuery = z.object({ skip: queryFlag });

type FormStepUpEndpoint<Definition> = {
  summary: string;
  who: 'applicant';
  limit: 'identityChecks';
  requiresOpenStepUp: StepUpType;
  params: typeof applicationIdParams;
  body: z.ZodObject;
  validates: readonly FormId[];
  reply: typeof applicationReply;
  errors: readonly ['taxId.changeLimitExceeded'];
  idempotent: true;
  requiresRecentAuth: true;
} & (Definition extends { replacedBy: StepUpType } ? { query: typeof skipQuery } : unknown);

type FormStepUpEndpoints<Definitions> = {
  readonly [Type in keyof Definitions as Definitions[Type] extends {
    answer: { endpoint: infer Key extends string };
  }
    ? Key
    : never]: FormStepUpEndpoint<Definitions[Type]>;
};

const bodyOfForm = (form: FormId): z.ZodObject =>
  z.strictObject({
    ...confirmedShape([form]),
    ...Object.fromEntries(
      SIDES.filter((side) => FORMS[form].some(({ path }) => path.startsWith(`${side}.`))).map(
        (side) => [
          side,
          z
            .strictObject(
              bodyShapeFor({
                forms: [form],
                at: `${side}.`,
                entity: side,
                answered: applicationView.shape[side],
              }),
            )
            .optional(),
        ],
      ),
    ),
  });

export const stepUpEndpoints = <
  Definitions extends Readonly<Partial<Record<StepUpType, StepUpDefinition<string, FormId>>>>,
>(
  definitions: Definitions,
): FormStepUpEndpoints<Definitions> =>
  Object.fromEntries(
    Object.entries<StepUpDefinition<string, FormId>>(definitions).flatMap(
      ([type, { answer, replacedBy }]) =>
        answer === undefined
          ? []
          : [
              [
                answer.endpoint,
                {
                  summary: answer.summary,
                  who: 'applicant',
                  limit: 'identityChecks',
                  requiresOpenStepUp: type,
                  params: applicationIdParams,
                  ...(replacedBy === undefined ? {} : { query: skipQuery }),
                  body: bodyOfForm(answer.form),
                  validates: [answer.form],
                  reply: applicationReply,
                  errors: ['taxId.changeLimitExceeded'],
                  idempotent: true,
                  requiresRecentAuth: true,
                },
              ],
            ],
    ),
  ) as FormStepUpEndpoints<Definitions>; // keyed by the endpoints that the definitions name
