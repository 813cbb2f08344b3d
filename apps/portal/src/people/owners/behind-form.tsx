import { OWNER_FIELDS } from '@signet/rulebook/people/fields';
import type { OwnerCompanyView } from '@signet/rulebook/people/view';
import { PHONE_FIELDS } from '@signet/rulebook/phone/phone-number-fields';
import { BUSINESS_FIELDS } from '@signet/rulebook/sign-up/business-fields';
import { CONTACT_FIELDS } from '@signet/rulebook/sign-up/contact-fields';
import { NAME_FIELDS } from '@signet/rulebook/sign-up/name-fields';
import { FormQuestions } from '../../platform/form/form-questions.tsx';
import { FormScreen } from '../../platform/form/form-screen.tsx';
import { Question } from '../../platform/form/question.tsx';
import { SentName } from '../../platform/form/sent-name.tsx';
import { useForm } from '../../platform/form/use-form.ts';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { useOwners } from '../owner-board/use-owners.ts';
import type { TEXTS } from './texts.en-US.ts';
import { useOwnerForm } from './use-owner-form.ts';

const useTexts = textsOf<typeof TEXTS>('people/owners');

const { communicationLanguage } = BUSINESS_FIELDS;
const ROWS = {
  ...NAME_FIELDS,
  ...CONTACT_FIELDS,
  ...PHONE_FIELDS,
  ...OWNER_FIELDS,
  communicationLanguage,
};

/** A person behind a company, or the trustee of a trust. docs/readings.md 259. */
export function BehindForm({ company }: { company: OwnerCompanyView }) {
  const { company: texts, why } = useTexts();
  const fillIn = useFormatMessage();
  const { back, initial, calls, openNext } = useOwnerForm(undefined);
  const hasController = useOwners().some(({ isController }) => isController === 'YES');
  const { id, kind, name } = company;
  const form = useForm({
    form: 'ownerBehind',
    rows: ROWS,
    keptAs: `behind ${id}`,
    initial: { ...initial, companyKind: kind, ...(hasController ? { isController: false } : {}) },
    send: async (answers, key) => {
      await calls.add(answers, 'OWNER', key, id);
      openNext({ view: 'list' });
    },
  });
  const isTrust = kind === 'trust';
  return (
    <FormScreen
      form={form}
      title={fillIn(isTrust ? texts.trusteeTitle : texts.personTitle, { name })}
      lead={isTrust ? texts.trusteeLead : texts.personLead}
      why={why}
      back={back}
    >
      <FormQuestions
        form={form}
        autoCompleteSection="section-partner"
        parts={{
          ...(hasController ? { isController: null } : {}),
          companyShare: (
            <Question
              form={form}
              path="companyShare"
              label={fillIn(texts.theirShareOf, { name })}
            />
          ),
          ownershipPercentage: (
            <Question
              form={form}
              path="ownershipPercentage"
              label={texts.direct}
              hint={texts.directHint}
            />
          ),
          lastName: (
            <>
              <Question form={form} path="lastName" autoCompleteSection="section-partner" />
              <SentName form={form} paths={['firstName', 'lastName']} />
            </>
          ),
        }}
      />
    </FormScreen>
  );
}
