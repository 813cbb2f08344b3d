import { requiresControllerIn } from '@signet/rulebook/people/owner-list';
import type { OwnerView } from '@signet/rulebook/people/view';
import { Button } from '@signet/ui/button';
import { Modal } from '@signet/ui/modal';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { applicationAnswers } from '../../platform/form/use-form.ts';
import { textsOf, useFormatMessage, useShellTexts } from '../../platform/texts/text-provider.tsx';
import { formatShare, fullName, isOtherOwner } from '../format-owner.ts';
import { useOwnershipTotal } from '../owner-board/ownership-bar.tsx';
import { useOwner, useOwners } from '../owner-board/use-owners.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('people/owners');

export type OwnerQuestion =
  | { what: 'remove'; ownerId: string }
  | { what: 'skip' }
  | { what: 'under' };

type DialogProps = {
  asking: OwnerQuestion | undefined;
  isBusy: boolean;
  onConfirm: (asking: OwnerQuestion) => void;
  onClose: () => void;
};
type Words = { title: string; lines: string[]; confirm: string; cancel: string; busy: string };

export function OwnersDialog({ asking, isBusy, onConfirm, onClose }: DialogProps) {
  const shell = useShellTexts();
  const words = useDialogWords(asking);
  return (
    <Modal
      open={words !== undefined}
      title={words?.title}
      closeLabel={shell.close}
      onClose={onClose}
      actions={
        asking &&
        words && (
          <>
            <Button
              kind={asking.what === 'under' ? 'primary' : 'danger'}
              busy={isBusy}
              busyLabel={words.busy}
              onClick={() => onConfirm(asking)}
            >
              {words.confirm}
            </Button>
            <Button kind="secondary" onClick={onClose}>
              {words.cancel}
            </Button>
          </>
        )
      }
    >
      {words?.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Modal>
  );
}

const hasLink = ({ invitation }: OwnerView): boolean => invitation?.sentAt !== undefined;

function useDialogWords(asking: OwnerQuestion | undefined): Words | undefined {
  const texts = useTexts();
  const fillIn = useFormatMessage();
  const { boot } = usePortal();
  const application = useApplication();
  const { company, applicant, market } = application;
  const partners = useOwners().filter(isOtherOwner);
  const { percent } = useOwnershipTotal();
  const removed = useOwner(asking?.what === 'remove' ? asking.ownerId : undefined);
  if (asking === undefined) return undefined;
  if (asking.what === 'remove') {
    if (removed === undefined) return undefined; // removed in another window
    const { title, text, link, confirm, cancel } = texts.removeDialog;
    const name = fullName(removed);
    return {
      title: fillIn(title, { name }),
      lines: [
        fillIn(text, { name }),
        ...(hasLink(removed) ? [fillIn(link, { email: removed.email })] : []),
      ],
      confirm: fillIn(confirm, { name }),
      cancel,
      busy: texts.deleting,
    };
  }
  if (asking.what === 'under') {
    const { title, text, confirm, cancel } = texts.underDialog;
    return {
      title: fillIn(title, { share: formatShare(percent, boot.locale) }),
      lines: [text],
      confirm,
      cancel,
      busy: texts.sending,
    };
  }
  const { title, text, deletes, links, controls, confirm, cancel } = texts.skipDialog;
  const business =
    company.dba ||
    company.name ||
    fullName({
      firstName: applicant.name.firstName ?? '',
      lastName: applicant.name.lastName ?? '',
    });
  const names = new Intl.ListFormat(boot.locale).format(partners.map(fullName));
  const isNamed = requiresControllerIn({
    application: applicationAnswers(application),
    context: { market, flags: boot.flags },
  });
  return {
    title,
    lines: [
      fillIn(text, { business }),
      ...(partners.length > 0 ? [fillIn(deletes, { names })] : []),
      ...(partners.some(hasLink) ? [links] : []),
      ...(isNamed ? [controls] : []),
    ],
    confirm,
    cancel,
    busy: texts.sending,
  };
}
