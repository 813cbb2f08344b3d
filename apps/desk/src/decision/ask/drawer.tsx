import '@signet/ui/text-field.css';
import '@signet/ui/select-field.css';
import { formatDay } from '@signet/rulebook/core/format-date';
import {
  CHANGE_PERIODS,
  CHANGE_REASON_IDS,
  type ChangeableId,
  changeReasonsOf,
  hasNumberInLine,
} from '@signet/rulebook/decision/change-reasons';
import { CHANGE_STAFF_TEXTS } from '@signet/rulebook/decision/change-staff-texts.en-US';
import { DECISION_LIMITS } from '@signet/rulebook/decision/limits';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { portalRow } from '@signet/rulebook/reference/portals';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { Checkbox } from '@signet/ui/checkbox';
import { Drawer } from '@signet/ui/drawer';
import { Segments } from '@signet/ui/segments';
import { SelectField } from '@signet/ui/select-field';
import { TextField } from '@signet/ui/text-field';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { call } from '../../platform/call.ts';
import { TEXTS as PLATFORM } from '../../platform/texts.en-US.ts';
import { DESK_LOCALE, errorText, fillIn } from '../../platform/texts.tsx';
import { useAction } from '../../platform/use-action.ts';
import { useLoadedData } from '../../platform/use-loaded-data.ts';
import { FormFoot } from '../../shell/form-foot.tsx';
import type { CasePartProps } from '../case/case-tab.ts';
import { ConflictBanner, ConflictLink } from '../case/conflict-banner.tsx';
import { languageName } from '../language-name.ts';
import {
  type AskForm,
  formOf,
  isOtherLanguage,
  MARK_GROUPS,
  markGroup,
  marksToSend,
  toggled,
  withMark,
} from './ask-form.ts';
import { AskedEmail, AskedPage } from './asked-words.tsx';
import { TEXTS } from './texts.en-US.ts';

type Preview = ReplyOf<'previewChanges'>;

/** Marks what has to change, shows what its applicant will read, and asks for it. */
export function AskDrawer({
  open,
  history,
  isMine,
  onClose,
  onDone,
}: CasePartProps & { onClose: () => void }) {
  const { review, changeable } = history;
  const asked = new URLSearchParams(useSearch());
  const [form, setForm] = useState<AskForm>(() =>
    formOf(changeable, asked.get('mark'), asked.get('reason')),
  );
  const marks = marksToSend(form);
  const body = marks && { marks, businessDays: form.businessDays };
  const preview = useLoadedData<Preview | undefined>(
    `changes ${review.id} ${review.version} ${JSON.stringify(body ?? '')}`,
    () =>
      body === undefined
        ? Promise.resolve(undefined)
        : call('previewChanges', { params: { id: review.id }, body }),
  );
  const { pending, error, act } = useAction<'ask' | 'claim'>(async () => {
    await open.reload();
    return false;
  });
  const isConflict = open.newer !== undefined;
  const isReady = body !== undefined && preview.data !== undefined && isMine && !isConflict;
  const send = () => {
    if (!isReady || body === undefined || pending !== undefined) return;
    void act(
      'ask',
      async (idempotencyKey) => {
        const reply = await call('requestChanges', {
          params: { id: review.id },
          body,
          version: review.version,
          idempotencyKey,
        });
        onDone(TEXTS.sent);
        await open.follow(reply.review);
        await open.reload();
      },
      `${JSON.stringify(body)} ${review.version}`,
    );
  };
  const claim = () =>
    act('claim', async () => {
      const reply = await call('claimReview', { params: { id: review.id } });
      await open.follow(reply.review);
    });
  const business = review.businessName;
  return (
    <Drawer
      title={fillIn(TEXTS.title, { business })}
      closeLabel={PLATFORM.close}
      onClose={onClose}
      onSend={send}
      isWide
      actions={
        <>
          <span className="drawer-version">{isConflict ? <ConflictLink /> : TEXTS.follows}</span>
          <FormFoot
            texts={{ ...TEXTS, send: fillIn(TEXTS.send, { business }) }}
            isPending={pending === 'ask'}
            isReady={isReady}
            hasKeys
            onCancel={onClose}
            onSend={send}
          />
        </>
      }
    >
      <div className="decide ask-sides">
        {open.newer && (
          <ConflictBanner isDraft before={history} now={open.newer} onRead={open.readNewer} />
        )}
        {error && !isConflict && (
          <Banner tone="bad" role="alert">
            {errorText(error)}
          </Banner>
        )}
        {changeable.length === 0 && <Banner tone="warn">{TEXTS.closed}</Banner>}
        {!isMine && changeable.length > 0 && (
          <Banner tone="warn">
            <div className="bar-line">
              <span>{TEXTS.claimFirst}</span>
              <Button
                kind="secondary"
                busy={pending === 'claim'}
                busyLabel={TEXTS.claiming}
                onClick={() => void claim()}
              >
                {TEXTS.claim}
              </Button>
            </div>
          </Banner>
        )}
        <section className="decide-part" aria-label={TEXTS.mark}>
          <h3>{TEXTS.mark}</h3>
          <p className="soft" role="status">
            {fillIn(TEXTS.marked, {
              count: Object.keys(form.marks).length,
              all: changeable.length,
            })}
          </p>
          <div className="ask-groups">
            {MARK_GROUPS.map((group) => {
              const ids = changeable.filter((id) => markGroup(id) === group);
              return (
                ids.length > 0 && (
                  <div key={group} className="ask-group">
                    <h4>{TEXTS.groups[group]}</h4>
                    {group === 'documents' && <p className="soft">{TEXTS.documentAlone}</p>}
                    <div className="ask-marks">
                      {ids.map((id) => (
                        <MarkRow
                          key={id}
                          id={id}
                          form={form}
                          onChange={setForm}
                          history={history}
                        />
                      ))}
                    </div>
                  </div>
                )
              );
            })}
          </div>
          <SelectField
            name="businessDays"
            label={TEXTS.period}
            hint={TEXTS.periodHint}
            prompt=""
            value={String(form.businessDays)}
            onChange={(days) =>
              setForm({
                ...form,
                businessDays:
                  CHANGE_PERIODS.find((one) => String(one) === days) ?? CHANGE_PERIODS[0],
              })
            }
            options={CHANGE_PERIODS.map((days) => ({
              value: String(days),
              label: fillIn(TEXTS.days, { days }),
            }))}
          />
        </section>
        <section className="decide-part ask-reads" aria-label={TEXTS.reads}>
          <h3>{TEXTS.reads}</h3>
          {preview.error && (
            <Banner tone="bad" role="alert">
              {errorText(preview.error)}
            </Banner>
          )}
          {preview.data ? (
            <Reads preview={preview.data} history={history} />
          ) : (
            <p className="soft ask-nothing">{TEXTS.chooseFirst}</p>
          )}
          <p className="soft">{TEXTS.never}</p>
        </section>
      </div>
    </Drawer>
  );
}

function MarkRow({
  id,
  form,
  onChange,
  history: { locale, changeableNow },
}: {
  id: ChangeableId;
  form: AskForm;
  onChange: (form: AskForm) => void;
  history: CasePartProps['history'];
}) {
  const mark = form.marks[id];
  const what = CHANGE_STAFF_TEXTS.changeables[id];
  const language = languageName(locale);
  return (
    <div className={mark ? 'ask-mark ask-mark-on' : 'ask-mark'}>
      <div className="ask-what">
        <Checkbox
          name={`mark-${id}`}
          label={what}
          checked={mark !== undefined}
          onChange={() => onChange(toggled(form, id))}
        />
        <span className="soft">{changeableNow[id]}</span>
      </div>
      {mark && (
        <>
          <SelectField
            name={`reason-${id}`}
            label={TEXTS.reason}
            prompt={TEXTS.chooseReason}
            value={mark.reason}
            onChange={(chosen) =>
              onChange(
                withMark(form, id, {
                  reason: CHANGE_REASON_IDS.find((reason) => reason === chosen) ?? '',
                }),
              )
            }
            options={changeReasonsOf(id).map((reason) => ({
              value: reason,
              label: CHANGE_STAFF_TEXTS.reasons[reason],
            }))}
          />
          <TextField
            name={`line-${id}`}
            label={fillIn(TEXTS.line, { language })}
            hint={TEXTS.lineHint}
            maxLength={DECISION_LIMITS.changeLineMaxChars}
            autoComplete="off"
            value={mark.line}
            error={hasNumberInLine(mark.line) ? TEXTS.lineNumber : undefined}
            onChange={(line) => onChange(withMark(form, id, { line }))}
          />
          {isOtherLanguage(mark.line, locale) && (
            <Banner tone="warn" role="status">
              {fillIn(TEXTS.lineLanguage, { language })}
            </Banner>
          )}
        </>
      )}
    </div>
  );
}

function Reads({
  preview: { shown, english, by },
  history: { review },
}: {
  preview: Preview;
  history: CasePartProps['history'];
}) {
  const [part, setPart] = useState<'page' | 'email'>('page');
  const [language, setLanguage] = useState<'theirs' | 'english'>('theirs');
  const words = language === 'english' && english !== undefined ? english : shown;
  return (
    <>
      <div className="ask-choices">
        <Segments
          legend={TEXTS.shownAs}
          value={part}
          onChange={setPart}
          options={[
            { value: 'page', label: TEXTS.page },
            { value: 'email', label: TEXTS.email },
          ]}
        />
        {english && (
          <Segments
            legend={TEXTS.language}
            value={language}
            onChange={setLanguage}
            options={[
              { value: 'theirs', label: languageName(shown.locale) },
              { value: 'english', label: languageName(english.locale) },
            ]}
          />
        )}
      </div>
      <p>{fillIn(TEXTS.by, { day: formatDay(by, DESK_LOCALE) })}</p>
      <div className="preview-part" lang={words.locale}>
        <p className="preview-kind">{portalRow(review.portal).brand.name}</p>
        {part === 'page' ? <AskedPage words={words} /> : <AskedEmail words={words} />}
      </div>
    </>
  );
}
