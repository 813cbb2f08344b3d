import { OWNER_FIELDS } from '@signet/rulebook/people/fields';
import { FormScreen } from '../../platform/form/form-screen.tsx';
import { Question } from '../../platform/form/question.tsx';
import { useForm } from '../../platform/form/use-form.ts';
import { textsOf } from '../../platform/texts/text-provider.tsx';
import { isOtherOwner } from '../format-owner.ts';
import { useOwners } from '../owner-board/use-owners.ts';
import type { TEXTS } from './texts.en-US.ts';
import { useOwnerForm } from './use-owner-form.ts';

const useTexts = textsOf<typeof TEXTS>('people/owners');

const { controllerPercentage, isController } = OWNER_FIELDS;
const ROWS = { controllerPercentage, isController };

/** The applicant's share, and whether they run the business. docs/readings.md 82. */
export function ApplicantShare() {
  const texts = useTexts();
  const own = useOwners().find((owner) => !isOtherOwner(owner));
  const { back, initial, calls, openNext } = useOwnerForm(own);
  const form = useForm({
    form: 'ownShare',
    rows: ROWS,
    keptAs: 'own',
    initial,
    send: async (answers, key) => {
      await (own ? calls.change(own.id, answers) : calls.add(answers, 'APPLICANT', key));
      openNext({ view: 'list' });
    },
  });
  return (
    <FormScreen
      form={form}
      title={texts.own.title}
      lead={texts.own.lead}
      why={texts.why}
      back={back}
    >
      <Question form={form} path="ownershipPercentage" label={texts.own.share} />
      <Question
        form={form}
        path="isController"
        label={texts.own.controller}
        hint={texts.own.controllerHint}
      />
    </FormScreen>
  );
}
