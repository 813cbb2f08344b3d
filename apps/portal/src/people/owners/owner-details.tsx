import type { FormPath } from '@signet/rulebook/answer-rows';
import { secretsOnFile } from '@signet/rulebook/core/answers';
import { DATE_FIELDS } from '@signet/rulebook/identity/fields';
import { OWNER_FIELDS } from '@signet/rulebook/people/fields';
import { ADDRESS_FIELDS } from '@signet/rulebook/sign-up/address-fields';
import { TAX_ID_FIELDS } from '@signet/rulebook/tax-id/fields';
import { Checkbox } from '@signet/ui/checkbox';
import { Details as Disclosure } from '@signet/ui/details';
import { AddressQuestion } from '../../platform/address/address-question.tsx';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { FormScreen } from '../../platform/form/form-screen.tsx';
import { Question } from '../../platform/form/question.tsx';
import { type FormState, useForm } from '../../platform/form/use-form.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { useFieldTexts } from '../../platform/texts/rulebook-texts.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { fullName, ownerAnswers } from '../format-owner.ts';
import { useOwner } from '../owner-board/use-owners.ts';
import type { TEXTS } from './texts.en-US.ts';
import { useOwnerMutations } from './use-owner-mutations.ts';
import { useOwnersView } from './use-owners-view.ts';

const useTexts = textsOf<typeof TEXTS>('people/owners');

const { ssn, ssn4, sin } = TAX_ID_FIELDS;
const { noAddressOrDob, noSsn } = OWNER_FIELDS;
const ROWS = { ...ADDRESS_FIELDS, dob: DATE_FIELDS.dob, ssn, ssn4, sin, noAddressOrDob, noSsn };
const NUMBER = 'governmentIdentification.value';

/** "I don't know it": the partner provides it instead. */
function Unknown({ form, path }: { form: FormState; path: 'noAddressOrDob' | 'noSsn' }) {
  const fields = useFieldTexts();
  if (!form.fields.some((formField) => formField.path === path)) return null;
  return (
    <Checkbox
      name={path}
      label={fields[path].label}
      checked={form.values[path] === true}
      onChange={(isOn) => form.set(path, isOn)}
    />
  );
}

/** A partner's identity details, or that the partner provides them. docs/readings.md 73 and 85. */
export function OwnerDetails({ ownerId }: { ownerId: string }) {
  const texts = useTexts().details;
  const { why } = useTexts();
  const fillIn = useFormatMessage();
  const { to, go } = useNavigation();
  const { open } = useOwnersView();
  const { boot } = usePortal();
  const calls = useOwnerMutations();
  const owner = useOwner(ownerId);
  const wasWaiting = useApplication().owners?.stage === 'waiting';
  const name = owner ? fullName(owner) : '';
  const form = useForm({
    form: 'ownerDetails',
    rows: ROWS,
    keptAs: `details ${ownerId}`,
    initial: ownerAnswers(owner, boot.locale),
    onFile: secretsOnFile(owner),
    send: async (answers) => {
      const { owners, page } = await calls.change(ownerId, answers);
      // Nothing is missing anymore, so move on.
      if (wasWaiting && owners?.stage === 'closed') go(page, { replace: true });
      else open({ view: 'list' }, { replace: true });
    },
  });
  const isVisible = (path: FormPath) => form.fields.some((formField) => formField.path === path);
  const isLeft = form.values.noAddressOrDob === true || form.values.noSsn === true;
  return (
    <FormScreen
      form={form}
      title={fillIn(texts.title, { name })}
      lead={fillIn(texts.lead, { name: owner?.firstName ?? '' })}
      why={why}
      back={to('owners')}
    >
      <h2>{texts.addressTitle}</h2>
      <Question form={form} path="dob" />
      {isVisible('address.line1') && (
        <AddressQuestion form={form} at="address" label={texts.street} />
      )}
      <Unknown form={form} path="noAddressOrDob" />
      <h2>{texts.numberTitle}</h2>
      {isVisible(NUMBER) && (
        <div>
          <Question form={form} path={NUMBER} />
          <Disclosure summary={texts.numberWhy}>
            <p>{texts.numberSafe}</p>
          </Disclosure>
        </div>
      )}
      <Unknown form={form} path="noSsn" />
      <p role="status">{isLeft ? fillIn(texts.gives, { name: owner?.firstName ?? '' }) : ''}</p>
    </FormScreen>
  );
}
