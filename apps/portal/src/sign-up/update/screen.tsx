import { INDUSTRY_PATH } from '@signet/rulebook/core/answers';
import { type Locale, languageOf } from '@signet/rulebook/reference/locales';
import { SALES_RANGES } from '@signet/rulebook/reference/sales-ranges';
import { formatSalesRange } from '@signet/rulebook/sign-up/format-sales-range';
import { isRegistered } from '@signet/rulebook/sign-up/forms';
import { Details } from '@signet/ui/details';
import { preloadIndustries } from '../../category/load-industries.ts';
import { isQuebecRefusal, QuebecRefusal } from '../../category/quebec/quebec-refusal.tsx';
import { HomeAddress } from '../../identity/home-address.tsx';
import { TaxIdExplanation } from '../../identity/tax-id-explanation.tsx';
import { useIdentityStep } from '../../identity/use-identity-step.ts';
import { AddressQuestion } from '../../platform/address/address-question.tsx';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { FormQuestions } from '../../platform/form/form-questions.tsx';
import { FormScreen } from '../../platform/form/form-screen.tsx';
import { Question } from '../../platform/form/question.tsx';
import { applicationAnswers, type FormState, useForm } from '../../platform/form/use-form.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { useFieldTexts } from '../../platform/texts/rulebook-texts.tsx';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import { TaxIdChangesLeft } from '../../tax-id/changes-left.tsx';
import { SIGN_UP_FIELDS } from '../sign-up-fields.ts';
import { IndustryQuestion } from './industry-question.tsx';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('sign-up/update');

const NUMBER = 'applicant.governmentIdentification.value';

/** The industries' words, which the screen needs before it can render. */
export const loadFirst = (locale: Locale): Promise<unknown> =>
  preloadIndustries([languageOf(locale)]);

/**
 * The whole sign-up on one page when the multistep flow is off; after submission, the deferred
 * identity check.
 */
export function Screen() {
  const texts = useTexts();
  const { applicationLevel, openPages } = useApplication();
  const isSent = openPages.includes('success');
  const { initial, onFile, save, back } = useIdentityStep();
  const id = isSent ? 'ownerIdentity' : applicationLevel === 'BASIC' ? 'updateBasic' : 'update';
  const email = {
    'applicant.email.emailAddressConfirm': initial['applicant.email.emailAddress'] ?? '',
  };
  const form = useForm({
    form: id,
    rows: SIGN_UP_FIELDS,
    initial: { ...initial, ...email },
    onFile,
    send: save,
  });
  if (isQuebecRefusal(form)) return <QuebecRefusal form={form} asks="address" back={back} />;
  return (
    <FormScreen
      form={form}
      title={texts.title}
      lead={isSent ? texts.leadIdentity : texts.lead}
      why={texts.why}
      back={isSent ? back : undefined}
      later={!isSent && <MoreWays form={form} />}
    >
      {!isSent && <SignUp form={form} />}
      {id !== 'updateBasic' && <Identity form={form} />}
    </FormScreen>
  );
}

function SignUp({ form }: { form: FormState }) {
  const { sections } = useTexts();
  const bandWords = useFieldTexts().salesRange.options ?? {};
  const { boot } = usePortal();
  const { market } = useApplication();
  const bands = SALES_RANGES[market].map((band) => ({
    value: band.id,
    label: formatSalesRange(band, bandWords[band.kind]?.label ?? '', boot),
  }));
  const takeHost = (host: string) => {
    if (form.fields.some(({ path }) => path === 'company.site') && !form.values['company.site'])
      form.set('company.site', host);
  };
  return (
    <>
      <h2>{sections.applicant}</h2>
      <FormQuestions form={form} of="applicant" />
      <Question form={form} path="applicant.email.emailAddressConfirm" />
      <h2>{sections.business}</h2>
      <FormQuestions
        form={form}
        of="business"
        parts={{ 'company.gpv': <Question form={form} path="company.gpv" options={bands} /> }}
      />
      <h2>{sections.category}</h2>
      <FormQuestions
        form={form}
        of="category"
        parts={{ [INDUSTRY_PATH]: <IndustryQuestion form={form} /> }}
      />
      <h2>{sections.address}</h2>
      <FormQuestions
        form={form}
        of="address"
        parts={{
          'company.address': (
            <AddressQuestion form={form} at="company.address" onWebsite={takeHost} />
          ),
        }}
      />
    </>
  );
}

function Identity({ form }: { form: FormState }) {
  const { sections } = useTexts();
  const { market } = useApplication();
  const number = (
    <div>
      <Question form={form} path={NUMBER} />
      <TaxIdExplanation form={form} />
      <TaxIdChangesLeft other="otherSignUp" />
    </div>
  );
  return (
    <>
      <h2>{sections.ownerIdentity}</h2>
      <FormQuestions
        form={form}
        of="ownerIdentity"
        parts={{
          [NUMBER]: number,
          'applicant.address': market === 'CA' && <HomeAddress form={form} company={form.values} />,
        }}
      />
    </>
  );
}

/** Links to the single-page flow's additional pages. docs/readings.md 41. */
function MoreWays({ form }: { form: FormState }) {
  const texts = useTexts();
  const { to } = useNavigation();
  const application = useApplication();
  const isBusinessRegistered =
    isRegistered(applicationAnswers(application)) && isRegistered(form.values);
  const isUs = application.market === 'US';
  if (!isUs && !isBusinessRegistered) return null;
  return (
    <Details summary={texts.moreTitle}>
      <ul>
        {isUs && (
          <li>
            <a href={to('ssn')}>{texts.ssn}</a>
          </li>
        )}
        {isUs && isBusinessRegistered && (
          <li>
            <a href={to('ein')}>{texts.ein}</a>
          </li>
        )}
        {isBusinessRegistered && (
          <li>
            <a href={to('business-info')}>{texts.businessInfo}</a>
          </li>
        )}
      </ul>
    </Details>
  );
}
