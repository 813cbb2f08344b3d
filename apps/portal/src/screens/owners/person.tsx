import { CONTACT } from '@signet/rulebook/fields/contact';
import { NAMES } from '@signet/rulebook/fields/names';
import { OWNERS } from '@signet/rulebook/fields/owners';
import { PHONES } from '@signet/rulebook/fields/phones';
import { useApplication, usePortal } from '../../application.tsx';
import { useForm } from '../../form.tsx';
import { FormScreen } from '../../form-screen.tsx';
import { useNavigation } from '../../navigation.ts';
import { Question } from '../../question.tsx';
import { useTexts } from '../../texts.tsx';
import { useOwnerCalls } from './owner-calls.ts';
import { answersOfOwner, useOwner, useOwnersPlace } from './views.ts';

const { firstName, lastName } = NAMES;
const { ownershipPercentage, controllerPercentage, isController } = OWNERS;
const ROWS = { firstName, lastName, email: CONTACT.email, phone: PHONES.phone, ownershipPercentage, controllerPercentage, isController };

/** Who a partner is and what they own; the details come next. Document 2, section 5, Owners. */
export function Person({ ownerId }: { ownerId: string | undefined }) {
  const texts = useTexts('owners');
  const { to } = useNavigation();
  const { open } = useOwnersPlace();
  const { boot } = usePortal();
  const { company } = useApplication();
  const calls = useOwnerCalls();
  const owner = useOwner(ownerId);
  const form = useForm({
    form: 'owner',
    rows: ROWS,
    keptAs: `person ${ownerId ?? ''}`,
    initial: { ...answersOfOwner(owner, boot.locale), 'company.registered': company.registered ?? '' },
    send: async (answers, key) => {
      const { owners } = await (owner ? calls.change(owner.id, answers) : calls.add(answers, 'OWNER', key));
      const saved = owners?.list.find(({ email }) => email === answers.email);
      open(saved?.status === 'incomplete' ? { view: 'details', ownerId: saved.id } : { view: 'list' }, { replace: true });
    },
  });
  const asksControl = form.asked.some(({ path }) => path === 'isController');
  return (
    <FormScreen
      form={form}
      title={owner ? texts.person.changeTitle : texts.person.title}
      lead={asksControl ? texts.person.leadController : texts.person.lead}
      why={texts.why}
      back={to('owners')}
    >
      <Question form={form} path="firstName" autoCompleteSection="section-partner" />
      <Question form={form} path="lastName" autoCompleteSection="section-partner" />
      <Question form={form} path="isController" />
      <Question form={form} path="ownershipPercentage" />
      <Question form={form} path="email" autoCompleteSection="section-partner" />
      <Question form={form} path="phone" autoCompleteSection="section-partner" />
    </FormScreen>
  );
}
