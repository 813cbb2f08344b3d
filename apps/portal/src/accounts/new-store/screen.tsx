import type { Answers } from '@signet/rulebook/answer-rows';
import { NAME_FIELDS } from '@signet/rulebook/sign-up/name-fields';
import { TERMS_FIELDS } from '@signet/rulebook/sign-up/terms-fields';
import { Card } from '@signet/ui/card';
import { SummaryList } from '@signet/ui/summary-list';
import { addressLines } from '../../platform/address/format-address.ts';
import { call } from '../../platform/api.ts';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { FormScreen } from '../../platform/form/form-screen.tsx';
import { Question } from '../../platform/form/question.tsx';
import { applicationAnswers, useForm } from '../../platform/form/use-form.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { SupportContact } from '../../platform/support-contact.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { Terms, useTermsLanguage } from '../../sign-up/terms/terms.tsx';
import { useOnboard } from '../../sign-up/use-onboard.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('accounts/new-store');

const ROWS = { storeName: NAME_FIELDS.storeName, ...TERMS_FIELDS };
const NAME = 'application.storeName';

/**
 * Single-page application for an additional store: its name, with the verified business and owner.
 * docs/decisions/0084.
 */
export function Screen() {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { boot, setApplication } = usePortal();
  const application = useApplication();
  const { id, bank, storeName, channelName } = application;
  const { to } = useNavigation();
  const agreement = useTermsLanguage();
  const onboard = useOnboard();
  const answers = applicationAnswers(application);
  const person = [answers['applicant.name.firstName'], answers['applicant.name.lastName']]
    .filter(Boolean)
    .join(' ');
  const business = answers['company.dba'] || answers['company.name'] || person;
  const send = async ({ [NAME]: name = '' }: Answers, idempotencyKey: string) => {
    const { version } = application;
    const named = await call('updateApplication', {
      params: { id },
      body: { application: { storeName: name } },
      version,
    });
    setApplication(named);
    await onboard({ application: named, agreement, idempotencyKey });
  };
  const form = useForm({
    form: 'store',
    rows: ROWS,
    initial: { [NAME]: storeName ?? channelName ?? '' },
    send,
  });
  return (
    <FormScreen
      form={form}
      title={texts.title}
      lead={fillIn(texts.lead, { business })}
      back={to('accounts')}
      action={texts.send}
      isStill
    >
      <Question form={form} path={NAME} />
      <Card title={texts.business}>
        <SummaryList
          rows={[
            { label: texts.legalName, value: business },
            {
              label: texts.address,
              value: addressLines(answers, 'company.address', boot.locale).join(', '),
            },
            {
              label: texts.paid,
              value: bank
                ? fillIn(texts.paidTo, { last4: bank.last4 })
                : fillIn(texts.paidLater, { business }),
            },
          ]}
        />
      </Card>
      <Card title={texts.owner}>
        <SummaryList
          rows={[
            { label: texts.name, value: person },
            { label: texts.email, value: answers['applicant.email.emailAddress'] ?? '' },
          ]}
        />
      </Card>
      <p className="meta">{texts.wrong}</p>
      <SupportContact />
      <Terms form={form} terms={agreement} />
    </FormScreen>
  );
}
