import '@signet/ui/text-field.css';
import './hand-out.css';
import { DECISION_LIMITS } from '@signet/rulebook/decision/limits';
import { Banner } from '@signet/ui/banner';
import { Drawer } from '@signet/ui/drawer';
import { TextArea } from '@signet/ui/text-area';
import { type ReactNode, useState } from 'react';
import { TEXTS as PLATFORM } from '../../platform/texts.en-US.ts';
import { errorText } from '../../platform/texts.tsx';
import { FormFoot } from '../../shell/form-foot.tsx';
import { TEXTS } from './texts.en-US.ts';

type Reason = { text: string; isWritten: boolean; set: (text: string) => void };

/** What a person writes for colleagues; blanks alone are nothing. */
export function useReason(): Reason {
  const [text, set] = useState('');
  return { text, isWritten: text.trim() !== '', set };
}

type Props = {
  name: string;
  title: string;
  texts: { lead: string; reason: string; reasonHelp: string; send: string; sending: string };
  reason: Reason;
  isOptional?: boolean;
  isReady: boolean;
  isPending: boolean;
  error: Parameters<typeof errorText>[0] | undefined;
  onSend: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A choice and the reason for it, sent by its button or with Ctrl and Enter. */
export function ReasonDrawer({
  name,
  title,
  texts,
  reason,
  isOptional = false,
  isReady,
  isPending,
  error,
  onSend,
  onClose,
  children,
}: Props) {
  return (
    <Drawer
      title={title}
      closeLabel={PLATFORM.close}
      onClose={onClose}
      onSend={onSend}
      actions={
        <FormFoot
          texts={{ ...texts, cancel: TEXTS.cancel }}
          {...{ isPending, isReady, onSend }}
          hasKeys
          onCancel={onClose}
        />
      }
    >
      <div className="hand-out">
        <p className="soft">{texts.lead}</p>
        {error && (
          <Banner tone="bad" role="alert">
            {errorText(error)}
          </Banner>
        )}
        {children}
        <TextArea
          name={name}
          label={texts.reason}
          hint={texts.reasonHelp}
          optional={isOptional ? PLATFORM.optional : undefined}
          value={reason.text}
          onChange={reason.set}
          rows={3}
          maxLength={DECISION_LIMITS.noteMaxChars}
        />
      </div>
    </Drawer>
  );
}
