import { APPLICANT_TAX_ID_PATH, COMPANY_TAX_ID_PATH } from '../core/answers.ts';
import type { StepUpDefinition } from '../core/define-step-up.ts';
import { keysOf } from '../core/keys-of.ts';
import { currentStepUp, type StepUp } from '../core/step-up.ts';
import type { Market } from '../reference/locales.ts';
import {
  type IdentificationType,
  type SourceType,
  TAX_ID_KINDS,
} from '../reference/tax-id-types.ts';
import { STEP_UP_DEFINITIONS, type StepUpDefinitions } from '../step-up-definitions.ts';

type TaxStepUp = {
  [Type in keyof StepUpDefinitions]: StepUpDefinitions[Type] extends { taxInformation: unknown }
    ? Type
    : never;
}[keyof StepUpDefinitions];
type TaxInformation = StepUpDefinitions[TaxStepUp]['taxInformation'];
export type TaxInformationType = TaxInformation['type'];

const CASES = Object.entries<StepUpDefinition>(STEP_UP_DEFINITIONS).flatMap(
  ([stepUp, { taxInformation }]) =>
    taxInformation === undefined
      ? []
      : [[taxInformation.type, { stepUp, ...taxInformation }] as const],
);

export const TAX_INFORMATION = Object.fromEntries(CASES) as Readonly<
  Record<TaxInformationType, TaxInformation & { stepUp: TaxStepUp }>
>;
export const TAX_INFORMATION_TYPES = keysOf(TAX_INFORMATION);

export const isTaxInformationType = (text: string | undefined): text is TaxInformationType =>
  text !== undefined && Object.hasOwn(TAX_INFORMATION, text);

/** Undefined for other step-ups, and in Canada, which has neither SSN nor EIN. */
export const taxInformationTypeFor = (
  stepUp: string,
  market: Market,
): TaxInformationType | undefined =>
  market === 'US'
    ? TAX_INFORMATION_TYPES.find((type) => TAX_INFORMATION[type].stepUp === stepUp)
    : undefined;

export type TaxInformationFacts = {
  market: Market;
  isRegistered: boolean;
  isSubmitted: boolean;
  decision: string;
  stepUps: readonly StepUp[];
  given: Readonly<Record<string, { sourceType?: string } | undefined>>;
};

const TAX_ID_PATHS: Readonly<
  Record<IdentificationType, typeof APPLICANT_TAX_ID_PATH | typeof COMPANY_TAX_ID_PATH>
> = {
  INDIVIDUAL: APPLICANT_TAX_ID_PATH,
  BUSINESS: COMPANY_TAX_ID_PATH,
};

export const taxIdPath = (type: SourceType) => TAX_ID_PATHS[TAX_ID_KINDS[type].names];

export const stepUpOfTaxId = (type: SourceType): TaxStepUp | undefined =>
  isTaxInformationType(type) ? TAX_INFORMATION[type].stepUp : undefined;

const SUBMISSION_RULES: readonly {
  when: (facts: TaxInformationFacts, type: SourceType) => boolean;
  may: boolean;
}[] = [
  { when: ({ market }, type) => market !== TAX_ID_KINDS[type].market, may: false },
  {
    when: ({ isRegistered }, type) => TAX_ID_KINDS[type].names === 'BUSINESS' && !isRegistered,
    may: false,
  },
  { when: ({ isSubmitted }) => !isSubmitted, may: true },
  { when: ({ stepUps }, type) => isAnsweredBy(currentStepUp(stepUps), type), may: true },
  { when: ({ decision }) => decision === 'DECLINED', may: false },
  // A checked number may not be changed after the decision, nor its last four digits completed; a
  // missing one may be added.
  { when: ({ given }, type) => given[taxIdPath(type)] === undefined, may: true },
  { when: () => true, may: false },
];

const isAnsweredBy = (step: StepUp | undefined, type: SourceType): boolean =>
  step !== undefined && step.type === stepUpOfTaxId(type);

/** True while a number of this kind is accepted. docs/readings.md 105. */
export const maySubmitTaxId = (facts: TaxInformationFacts, type: SourceType): boolean =>
  SUBMISSION_RULES.find(({ when }) => when(facts, type))?.may ?? false;
