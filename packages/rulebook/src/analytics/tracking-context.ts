import { serviceGroup } from '../accounts/service-types.ts';
import type { Answers } from '../answer-rows.ts';
import { industryOf } from '../category/eligibility.ts';
import type { Flag, Flags } from '../core/flags.ts';
import type { Intent } from '../reference/enumerations.ts';
import type { Currency, Locale, Market } from '../reference/locales.ts';
import type { Contacts, Portal } from '../reference/portals.ts';
import type { StartupColumnFields, StartupFields } from '../sign-up/startup-fields.ts';
import { answersTold } from './answers-told.ts';
import type { DeviceClass } from './device-class.ts';

/** Flags recorded with each event, because they change what people see. */
const TRACKED_FLAGS = [
  'fullSsnEnabled',
  'isMultistepFlow',
  'beneficiaryOwnerEnabled',
  'beneficiaryOwnerCadEnabled',
  'dateOfBirthForUSAEnabled',
  'newApplicationFormEnabled',
  'inPersonPricingFirstEnabled',
  'categoriesPredictEnabled',
  'categoryPredictedByDbaEnabled',
] as const satisfies readonly Flag[];

export type TrackedApplication = {
  id: string;
  market: Market;
  currency: Currency;
  locale: Locale;
  originalIntent: Intent;
  referralUrlId?: string;
  serviceType?: string;
  startup?: StartupFields;
  answers: Answers;
} & Pick<StartupColumnFields, 'source' | 'medium' | 'agentId'>;

export type TrackedVisit = {
  portal: Portal;
  referralUrlId?: string | undefined;
  currency: Currency;
  locale: Locale;
  medium?: string;
  serviceType?: string;
  device?: DeviceClass;
  flags: Flags;
  organizationIds?: Contacts['organizationIds'];
  application?: TrackedApplication;
};

const withoutUndefined = (
  context: Readonly<Record<string, string | number | boolean | undefined>>,
): Record<string, string | number | boolean> =>
  Object.fromEntries(
    Object.entries(context).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );

/** The tags that marketing tools put into a link, by the names that they read. */
const utmOf = ({ utmSource, utmMedium, utmCampaign, utmTerm, utmContent }: StartupFields = {}) => ({
  utm_source: utmSource,
  utm_medium: utmMedium,
  utm_campaign: utmCampaign,
  utm_term: utmTerm,
  utm_content: utmContent,
});

/** A businessId is the application id without its prefix. docs/readings.md 43. */
const BUSINESS_ID_AT = 8;

const DENTIST_MCC = '8021';

/**
 * The organization that takes the payments: Canada's, that of other trades than dentists where
 * there is one, else the market's.
 */
function organizationOf(
  ids: TrackedVisit['organizationIds'],
  currency: Currency,
  answers: Answers,
): string | undefined {
  if (currency === 'CAD') return ids?.payfacCad;
  const mcc = industryOf(answers)?.mcc;
  return (
    (mcc === undefined || mcc === DENTIST_MCC ? undefined : ids?.nonDentalPayfac) ?? ids?.payfac
  );
}

/** Context that the server adds to every event from its own records, not from the browser. */
export function trackingContext({
  portal,
  referralUrlId,
  currency,
  locale,
  medium,
  serviceType,
  device,
  flags,
  organizationIds,
  application,
}: TrackedVisit) {
  const service = application?.serviceType ?? serviceType;
  return {
    ...withoutUndefined({
      portal,
      currency: application?.currency ?? currency,
      language: locale,
      device,
      mode: application?.startup?.mode,
      source: application?.source,
      medium: application?.medium ?? medium,
      campaign: application?.startup?.campaignName,
      ...utmOf(application?.startup),
      agentId: application?.agentId,
      serviceId: application?.startup?.serviceId,
      ventureId: application?.startup?.ventureId,
      customerId: application?.startup?.customerId,
      serviceType: service === undefined ? undefined : serviceGroup(service),
      communicationLanguage: application?.locale,
      originalIntent: application?.originalIntent,
      businessId: application?.id.slice(BUSINESS_ID_AT),
      organizationId: organizationOf(
        organizationIds,
        application?.currency ?? currency,
        application?.answers ?? {},
      ),
      referralUrlId: application === undefined ? referralUrlId : application.referralUrlId,
    }),
    ...(application === undefined ? {} : answersTold(application.market, application.answers)),
    ...Object.fromEntries(TRACKED_FLAGS.map((flag) => [flag, flags[flag]])),
  };
}
