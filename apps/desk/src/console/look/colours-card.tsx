import type { ReplyOf } from '@signet/rulebook/endpoints';
import { HEX_COLOUR_PATTERN } from '@signet/rulebook/partners/hex-colour';
import { Button } from '@signet/ui/button';
import { Field } from '@signet/ui/field';
import { useState } from 'react';
import { errorText, fillIn } from '../../platform/texts.tsx';
import { useAction } from '../../platform/use-action.ts';
import { call } from '../call.ts';
import { ConsoleCard } from '../card.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { LockedNote } from '../locked-note.tsx';
import { useHolds } from '../session.tsx';
import { LookForm } from './look-form.tsx';
import { LookPreview } from './look-preview.tsx';
import { TEXTS } from './texts.en-US.ts';
import { usePreview } from './use-preview.ts';

type ConsoleLook = ReplyOf<'getConsoleLook'>;
type Typed = { accent: string; accentDark: string };

const colourOf = (typed: string): string => typed.trim().toLowerCase();
const isColour = (typed: string): boolean => HEX_COLOUR_PATTERN.test(colourOf(typed));

/** The company's colors with a preview, in which what could not be read is already mended. */
export function ColoursCard({
  of,
  onChanged,
}: {
  of: ConsoleLook;
  onChanged: () => Promise<void>;
}) {
  const { name, isOwn, isLookOpen, colours, look: current } = of;
  const holds = useHolds();
  const mayChange = holds('look:write') && isLookOpen;
  const [typed, setTyped] = useState<Typed>({
    accent: colours.accent,
    accentDark: colours.accentDark ?? '',
  });
  const [missed, setMissed] = useState<readonly (keyof Typed)[]>([]);
  const [said, setSaid] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  const { pending, error, clear, act } = useAction<'save' | 'reset'>();
  const wrong = (['accent', 'accentDark'] as const).filter(
    (field) => !isColour(typed[field]) && !(field === 'accentDark' && typed.accentDark === ''),
  );
  const wish = {
    accent: colourOf(typed.accent),
    ...(typed.accentDark !== '' && { accentDark: colourOf(typed.accentDark) }),
  };
  const preview = usePreview(mayChange && wrong.length === 0 ? wish : undefined, current);
  const fault = error ?? preview.error;
  const type = (field: keyof Typed) => (value: string) => {
    setTyped((before) => ({ ...before, [field]: value }));
    setMissed([]);
    setSaid(undefined);
  };
  const save = () => {
    setMissed(wrong);
    if (wrong.length > 0) return document.getElementById(wrong[0] ?? '')?.focus();
    void act(
      'save',
      async () => {
        const { colours: kept } = await call('changeConsoleLook', { body: wish });
        setTyped({
          accent: kept.accent,
          accentDark: wish.accentDark === undefined ? '' : kept.accentDark,
        });
        await onChanged();
        setSaid(TEXTS.saved);
      },
      JSON.stringify(wish),
    );
  };
  const reset = () =>
    void act('reset', async () => {
      const { colours: agreed } = await call('resetConsoleLook');
      setTyped({ accent: agreed.accent, accentDark: agreed.accentDark ?? '' });
      setAsked(false);
      await onChanged();
      setSaid(TEXTS.resetDone);
    });
  return (
    <ConsoleCard title={TEXTS.colours}>
      <p className="soft">{TEXTS.coloursLead}</p>
      <LockedNote isOpen={isLookOpen} holds={holds('look:write')} what={TEXTS.lockedLook} />
      <div className={mayChange ? 'look-layout' : undefined}>
        {mayChange && (
          <LookForm
            error={isAsked ? undefined : fault}
            said={said}
            onSend={save}
            acts={
              <>
                <Button type="submit" busy={pending === 'save'} busyLabel={TEXTS.saving}>
                  {TEXTS.save}
                </Button>
                {isOwn && (
                  <Button
                    kind="text"
                    onClick={() => {
                      clear();
                      setAsked(true);
                    }}
                  >
                    {TEXTS.reset}
                  </Button>
                )}
              </>
            }
          >
            {(['accent', 'accentDark'] as const).map((field) => {
              const scheme = field === 'accent' ? 'light' : 'dark';
              const given = wish[field];
              const used = preview.look.colours[field];
              const isMended = preview.isCurrent && given !== undefined && given !== used;
              return (
                <Field
                  key={field}
                  id={field}
                  label={TEXTS[field]}
                  hint={TEXTS[`${field}Help`]}
                  {...(missed.includes(field) && { error: TEXTS.wrongColour })}
                  {...(isMended && {
                    question: fillIn(TEXTS.corrected[scheme], { from: given, to: used }),
                  })}
                >
                  {(control) => (
                    <div className="look-colour">
                      <input
                        {...control}
                        className="input"
                        name={field}
                        value={typed[field]}
                        onChange={({ target: { value } }) => type(field)(value)}
                        autoComplete="off"
                        autoCapitalize="off"
                        spellCheck={false}
                      />
                      <input
                        type="color"
                        aria-label={fillIn(TEXTS.pick, { what: TEXTS[field] })}
                        value={isColour(typed[field]) ? colourOf(typed[field]) : used}
                        onChange={({ target: { value } }) => type(field)(value)}
                      />
                    </div>
                  )}
                </Field>
              );
            })}
          </LookForm>
        )}
        <section aria-label={TEXTS.preview}>
          <LookPreview name={name} look={preview.look} />
        </section>
      </div>
      {isAsked && (
        <ConfirmDialog
          title={TEXTS.resetTitle}
          text={TEXTS.resetText}
          confirm={TEXTS.resetAct}
          isPending={pending === 'reset'}
          error={error && errorText(error)}
          onClose={() => setAsked(false)}
          onConfirm={reset}
        />
      )}
    </ConsoleCard>
  );
}
