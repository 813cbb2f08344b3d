import { OWNERS } from '@signet/rulebook/fields/owners';
import { useApplication, usePortal } from '../../application.tsx';
import { useForm } from '../../form.tsx';
import { FormScreen } from '../../form-screen.tsx';
import { useNavigation } from '../../navigation.ts';
import { isPartner } from '../../owner-text.ts';
import { Question } from '../../question.tsx';
import { useTexts } from '../../texts.tsx';
import { useOwnerCalls } from './owner-calls.ts';
import { answersOfOwner, useOwners, useOwnersPlace } from './views.ts';

const { controllerPercentage, isController } = OWNERS;
const ROWS = { controllerPercentage, isController };

/** What the applicant owns, and whether they run the business. decisions.md, row 25. */
export function OwnShare() {
  const texts = useTexts('owners');
  const { to } = useNavigation();
  const { open } = useOwnersPlace();
  const { boot } = usePortal();
  const { company } = useApplication();
  const calls = useOwnerCalls();
  const own = useOwners().find((owner) => !isPartner(owner));
  const form = useForm({
    form: 'ownShare',
    rows: ROWS,
    keptAs: 'own',
    initial: { ...answersOfOwner(own, boot.locale), 'company.registered': company.registered ?? '' },
    send: async (answers, key) => {
      await (own ? calls.change(own.id, answers) : calls.add(answers, 'APPLICANT', key));
      open({ view: 'list' }, { replace: true });
    },
  });
  return (
    <FormScreen form={form} title={texts.own.title} lead={texts.own.lead} why={texts.why} back={to('owners')}>
      <Question form={form} path="ownershipPercentage" label={texts.own.share} />
      <Question form={form} path="isController" label={texts.own.controller} hint={texts.own.controllerHint} />
    </FormScreen>
  );
}
