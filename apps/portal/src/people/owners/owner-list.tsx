import { ERRORS, isErrorCode } from '@signet/rulebook/core/errors';
import { requiresController } from '@signet/rulebook/people/forms';
import { mayDenyOwners } from '@signet/rulebook/people/ownership';
import type { OwnerCompanyView, OwnerView } from '@signet/rulebook/people/view';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { Card } from '@signet/ui/card';
import { Details } from '@signet/ui/details';
import { Actions, focusHeading } from '@signet/ui/page';
import { useEffect, useState } from 'react';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { isForForm, needsSignIn, showError } from '../../platform/feedback/show-error.ts';
import { applicationAnswers, type FormError, toFormErrors } from '../../platform/form/use-form.ts';
import { useKeptState } from '../../platform/form/use-kept-state.ts';
import { ScreenPage } from '../../platform/screen/screen-page.tsx';
import { useErrorTexts } from '../../platform/texts/rulebook-texts.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { useMutation } from '../../platform/use-mutation.ts';
import { fullName, isOtherOwner } from '../format-owner.ts';
import { CompanyCard } from '../owner-board/company-card.tsx';
import { OwnerCard } from '../owner-board/owner-card.tsx';
import { OwnershipBar, useOwnershipTotal } from '../owner-board/ownership-bar.tsx';
import { PartnersAreAsked } from '../owner-board/partners-are-asked.tsx';
import type { TEXTS as BOARD } from '../owner-board/texts.en-US.ts';
import { useInvite } from '../owner-board/use-invite.ts';
import { useCompanies, useOwners } from '../owner-board/use-owners.ts';
import { CompanyActions } from './company-actions.tsx';
import { OwnerActions } from './owner-actions.tsx';
import { type OwnerQuestion, OwnersDialog } from './owner-dialogs.tsx';
import { OwnerListError } from './owner-list-error.tsx';
import { OwnershipTotal } from './ownership-total.tsx';
import type { TEXTS } from './texts.en-US.ts';
import { useOwnerMutations } from './use-owner-mutations.ts';
import { type OwnersView, useOwnersView } from './use-owners-view.ts';

const useTexts = textsOf<typeof TEXTS>('people/owners');
const useBoardTexts = textsOf<typeof BOARD>('people/owner-board');

type Lacking = OwnerCompanyView & { status: 'lacksPeople' | 'lacksTrustee' };
const isLacking = (company: OwnerCompanyView): company is Lacking =>
  company.status === 'lacksPeople' || company.status === 'lacksTrustee';

type Next = { words: string } & ({ at: OwnersView } | { invites: OwnerView } | { sends: true });

/**
 * The single next action: own share, the first incomplete partner, adding a partner, or submitting.
 * docs/readings.md 25.
 */
function useNext(): Next {
  const {
    next,
    company: { behind },
  } = useTexts();
  const { invite } = useBoardTexts();
  const fillIn = useFormatMessage();
  const owners = useOwners();
  const companies = useCompanies();
  const lacking = companies.find(isLacking);
  const incomplete = owners.find((owner) => isOtherOwner(owner) && owner.status === 'incomplete');
  if (!owners.some((owner) => !isOtherOwner(owner)))
    return { words: next.ownShare, at: { view: 'own' } };
  if (incomplete?.invitation?.isOpen)
    return { words: fillIn(invite.send, { name: incomplete.firstName }), invites: incomplete };
  if (incomplete)
    return {
      words: fillIn(next.complete, { name: fullName(incomplete) }),
      at: { view: 'details', ownerId: incomplete.id },
    };
  if (lacking)
    return {
      words: fillIn(behind[lacking.status], { name: lacking.name }),
      at: { view: 'behind', companyId: lacking.id },
    };
  return owners.some(isOtherOwner) || companies.length > 0
    ? { words: next.send, sends: true }
    : { words: next.add, at: { view: 'person' } };
}

/**
 * Keeps errors about the list itself and shows the rest elsewhere; server failures use the text
 * quoted for owners. docs/readings.md 5.
 */
function shownHere(found: readonly FormError[]): FormError[] {
  for (const { code, data } of found)
    if (!isForForm(code) && isErrorCode(code))
      showError({ code: ERRORS[code].status === 500 ? 'owners.failed' : code, data });
  return found.filter(({ code }) => isForForm(code));
}

export function OwnerList() {
  const texts = useTexts();
  const { states, invite: inviteTexts } = useBoardTexts();
  const application = useApplication();
  const { market, owners } = application;
  const { boot } = usePortal();
  const list = useOwners();
  const companies = useCompanies();
  const { open } = useOwnersView();
  const fillIn = useFormatMessage();
  const calls = useOwnerMutations();
  const invite = useInvite();
  const errors = useErrorTexts();
  const next = useNext();
  const { mustConfirm } = useOwnershipTotal();
  const [fieldErrors, setFieldErrors] = useState<readonly FormError[]>([]);
  const [asking, setAsking] = useKeptState<OwnerQuestion | undefined>('question', undefined);
  const [deleted, setDeleted] = useState<{ name: string }>();
  const { pending, mutate } = useMutation<'pressing'>({
    onError: (error) => setFieldErrors(shownHere(toFormErrors(error))),
  });
  const isBusy = pending === 'pressing';

  // The pressed button is removed with its card, so move focus to the heading.
  useEffect(() => {
    if (deleted) focusHeading();
  }, [deleted]);

  // Closes only the dialog that was confirmed, because another may be open by then.
  const work = (what: (idempotencyKey: string) => Promise<void>, question?: OwnerQuestion) => {
    setFieldErrors([]);
    let isLeaving = false; // to sign in: the dialog reopens on return
    const attempt = async (idempotencyKey: string) => {
      try {
        await what(idempotencyKey);
      } catch (error) {
        isLeaving = needsSignIn(error);
        throw error;
      }
    };
    void mutate('pressing', attempt).finally(() => {
      if (!isLeaving) setAsking((open) => (open === question ? undefined : open));
    });
  };
  const confirm = (question: OwnerQuestion) => {
    const { what } = question;
    if (what === 'remove')
      return work(async () => {
        const owner = list.find(({ id }) => id === question.ownerId);
        await calls.remove(question.ownerId);
        if (owner) setDeleted({ name: fullName(owner) });
        setAsking(undefined); // with the announcement: the heading takes focus now, not when a later dialog closes
      }, question);
    return work(
      (key) => calls.send(what === 'skip' ? { noPartners: true } : { confirmedUnder50: true }, key),
      question,
    );
  };
  const go = () => {
    if ('at' in next) return open(next.at);
    if ('invites' in next) return invite.send(next.invites);
    if (mustConfirm) return setAsking({ what: 'under' });
    return work((key) => calls.send({}, key));
  };
  const needsController = requiresController(applicationAnswers(application), {
    market,
    flags: boot.flags,
  });
  const isIncomplete = list.some((owner) => isOtherOwner(owner) && owner.status === 'incomplete');
  const isInviting = 'invites' in next && invite.sendingTo === next.invites.id;
  const onRemove = (owner: OwnerView) => setAsking({ what: 'remove', ownerId: owner.id });
  return (
    <ScreenPage
      title={texts.title}
      lead={needsController ? texts.leadController : texts.lead}
      why={texts.why}
    >
      <OwnerListError fieldErrors={fieldErrors} />
      <p className="visually-hidden" role="status">
        {deleted ? fillIn(texts.deleted, deleted) : ''}
      </p>
      <Details summary={texts.example}>
        <p>{needsController ? texts.exampleText : texts.exampleTextCa}</p>
      </Details>
      <PartnersAreAsked />
      <OwnershipBar />
      {!list.some((owner) => !isOtherOwner(owner)) && (
        <Card title={texts.yourCard} status={{ text: states.incomplete, tone: 'warn' }}>
          <p>{texts.yourCardText}</p>
        </Card>
      )}
      {list.map((owner) => (
        <OwnerCard
          key={owner.id}
          owner={owner}
          stage="open"
          invite={invite}
          isAskedBelow={'invites' in next && next.invites.id === owner.id}
          actions={<OwnerActions owner={owner} onOpen={open} onRemove={onRemove} />}
        />
      ))}
      {companies.map((company) => (
        <CompanyCard
          key={company.id}
          company={company}
          actions={<CompanyActions company={company} onOpen={open} onWork={(what) => work(what)} />}
        />
      ))}
      {!list.some(isOtherOwner) && companies.length === 0 && (
        <Card title={texts.none}>
          <p>{texts.noneText}</p>
        </Card>
      )}
      {list.length > 0 && (
        <OwnershipTotal
          isReported={fieldErrors.some(({ code }) => code === 'owners.shareTotalTooHigh')}
        />
      )}
      {owners?.mayAdd && list.some(isOtherOwner) && (
        <Button kind="secondary" onClick={() => open({ view: 'person' })}>
          {texts.addAnother}
        </Button>
      )}
      {list.some((owner) => !isOtherOwner(owner)) && (
        <Button kind="secondary" onClick={() => open({ view: 'company' })}>
          {texts.company.add}
        </Button>
      )}
      {isIncomplete && <Banner tone="warn" title={errors['owners.incomplete']} />}
      <Actions
        later={
          mayDenyOwners(list) &&
          companies.length === 0 && (
            <Button kind="text" onClick={() => setAsking({ what: 'skip' })}>
              {texts.skip}
            </Button>
          )
        }
      >
        <Button
          busy={isBusy ? asking === undefined : isInviting}
          busyLabel={isInviting ? inviteTexts.sending : texts.sending}
          onClick={go}
        >
          {next.words}
        </Button>
      </Actions>
      <OwnersDialog
        asking={asking}
        isBusy={isBusy}
        onConfirm={confirm}
        onClose={() => setAsking(undefined)}
      />
    </ScreenPage>
  );
}
