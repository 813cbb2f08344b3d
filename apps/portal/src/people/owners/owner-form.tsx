import { OWNER_FIELDS } from '@signet/rulebook/people/fields';
import { PHONE_FIELDS } from '@signet/rulebook/phone/phone-number-fields';
import { BUSINESS_FIELDS } from '@signet/rulebook/sign-up/business-fields';
import { CONTACT_FIELDS } from '@signet/rulebook/sign-up/contact-fields';
import { NAME_FIELDS } from '@signet/rulebook/sign-up/name-fields';
import { FormQuestions } from '../../platform/form/form-questions.tsx';
import { FormScreen } from '../../platform/form/form-screen.tsx';
import { Question } from '../../platform/form/question.tsx';
import { SentName } from '../../platform/form/sent-name.tsx';
import { useForm } from '../../platform/form/use-form.ts';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import { useOwner, useOwners } from '../owner-board/use-owners.ts';
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

export function OwnerForm({ ownerId }: { ownerId: string | undefined }) {
  const texts = useTexts();
  const owner = useOwner(ownerId);
  const { back, initial, calls, openNext } = useOwnerForm(owner);
  // Exactly one person runs the business: once another owner is named, the question is hidden until
  // that owner is changed.
  const hasController = useOwners().some(
    ({ id, isController }) => id !== ownerId && isController === 'YES',
  );
  const form = useForm({
    form: 'owner',
    rows: ROWS,
    keptAs: `person ${ownerId ?? ''}`,
    initial: hasController ? { ...initial, isController: false } : initial,
    send: async (answers, key) => {
      await (owner ? calls.change(owner.id, answers) : calls.add(answers, 'OWNER', key));
      openNext({ view: 'list' });
    },
  });
  const isInvited = owner?.invitation?.sentAt !== undefined;
  const isReached = owner?.invitation?.delivery === 'accepted';
  const asksControl = !hasController && form.fields.some(({ path }) => path === 'isController');
  return (
    <FormScreen
      form={form}
      title={owner ? texts.person.changeTitle : texts.person.title}
      lead={asksControl ? texts.person.leadController : texts.person.lead}
      why={texts.why}
      back={back}
    >
      <FormQuestions
        form={form}
        autoCompleteSection="section-partner"
        parts={{
          ...(hasController ? { isController: null } : {}),
          ...(isInvited
            ? {
                email: (
                  <Question
                    form={form}
                    path="email"
                    hint={isReached ? texts.person.emailReviewed : texts.person.emailReplaced}
                  />
                ),
              }
            : {}),
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
