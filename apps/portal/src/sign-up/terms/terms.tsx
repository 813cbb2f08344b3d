import './terms.css';
import { localized } from '@signet/rulebook/core/localized';
import { type Language, type Locale, languageOf, localeOfLanguage } from '@signet/rulebook/reference/locales';
import { languageRequiredFirst, type RequiredLanguage } from '@signet/rulebook/reference/terms';
import { Button } from '@signet/ui/button';
import { Checkbox } from '@signet/ui/checkbox';
import { Details } from '@signet/ui/details';
import { Modal } from '@signet/ui/modal';
import { Fragment, type MouseEvent, type ReactNode, useState } from 'react';
import { noBreak } from '../../platform/address/format-address.ts';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { DocumentLink } from '../../platform/document-link.tsx';
import { useErrorText } from '../../platform/form/question.tsx';
import type { FormState } from '../../platform/form/use-form.ts';
import { textsOf, useFormatMessage, useShellTexts } from '../../platform/texts/text-provider.tsx';
import { FeeTable } from '../fees/fee-table.tsx';
import type { TEXTS as FEE_TEXTS } from '../fees/texts.en-US.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('sign-up/terms');
const useFeeTexts = textsOf<typeof FEE_TEXTS>('sign-up/fees');

const PLACE = /\{(\w+)\}/;

/** A text with an element in the place of each of its placeholders, each of which stands once. */
function FilledWithNodes({ text, nodes }: { text: string; nodes: Readonly<Record<string, ReactNode>> }) {
  // Split by a pattern with one group, every second part is the name of a place.
  const parts = text.split(PLACE).map((part, at) => (at % 2 === 1 ? { key: part, node: nodes[part] } : { key: `"${part}"`, node: part }));
  return parts.filter(({ node }) => node !== '').map(({ key, node }) => <Fragment key={key}>{node}</Fragment>);
}

const TERMS_PATH = 'applicant.terms.signed';

type TermsLanguage = {
  /** The language that is agreed to. */
  language: Language;
  /** The language that must stand first on a page in another one. */
  required: RequiredLanguage | undefined;
  /** Asks for the page's own language, or takes that back. */
  askOwn: (asked: boolean) => void;
};

/** The language of the terms: the page's, where a law does not put another one first until the page's own is asked for. */
export function useTermsLanguage(): TermsLanguage {
  const { boot } = usePortal();
  const { company } = useApplication();
  const [isAsked, askOwn] = useState(false);
  const own = languageOf(boot.locale);
  const first = languageRequiredFirst(boot.terms, company.address?.territory);
  const required = first === own ? undefined : first;
  return { language: required && !isAsked ? required : own, required, askOwn };
}

export function Terms({ form, terms }: { form: FormState; terms: TermsLanguage }) {
  const texts = useTexts();
  const shell = useShellTexts();
  const fillIn = useFormatMessage();
  const errorText = useErrorText();
  const { boot } = usePortal();
  const required = terms.required && localeOfLanguage(terms.required, boot.market);
  const agreement = boot.documents.terms && localized(boot.documents.terms, terms.language);
  const privacy = boot.brand.privacyUrl && localized(boot.brand.privacyUrl, terms.language);
  const fieldError = form.errorAt(TERMS_PATH);
  return (
    <>
      {(required || agreement === undefined) && (
        <Details summary={texts.termsTitle} isOpen>
          {required && <RequiredTerms locale={required} />}
          {required && <OwnLanguageToo form={form} terms={terms} />}
          {terms.language === languageOf(boot.locale) && <TermsList points={texts.terms} />}
        </Details>
      )}
      {agreement === undefined && boot.fees.length > 0 && (
        <Details summary={texts.feesAgreed} isOpen={boot.documents.fees === undefined}>
          <AgreedFees terms={terms} />
        </Details>
      )}
      <Checkbox
        name={TERMS_PATH}
        label={agreement ? <AgreedDocuments agreement={agreement} terms={terms} /> : texts.agreeHere}
        hint={agreement ? undefined : fillIn(texts.hereVersion, { version: noBreak(boot.terms.version) })}
        error={fieldError && errorText(fieldError)}
        errorPrefix={shell.errorPrefix}
        checked={form.values[TERMS_PATH] === true}
        onChange={(checked) => form.set(TERMS_PATH, checked || '')}
      />
      <p className="meta">
        {texts.decides}{' '}
        {privacy && (
          <a href={privacy} target="_blank" rel="noopener noreferrer">
            {shell.privacyNotice}
          </a>
        )}
      </p>
    </>
  );
}

/** The sentence that is agreed to, with its documents as links: what they say in short opens over the page, also where they are long. */
function AgreedDocuments({ agreement, terms }: { agreement: string; terms: TermsLanguage }) {
  const texts = useTexts();
  const { boot } = usePortal();
  const [isOpen, setOpen] = useState(false);
  const records = boot.documents.records && localized(boot.documents.records, terms.language);
  const fees = boot.documents.fees && localized(boot.documents.fees, terms.language);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    setOpen(true);
  };
  const sheetLink = (href: string, name: string) => (
    <a href={href} target="_blank" rel="noopener noreferrer" aria-haspopup="dialog" onClick={open}>
      {name}
    </a>
  );
  return (
    <>
      <FilledWithNodes
        text={texts.agree}
        nodes={{
          agreement: sheetLink(agreement, texts.agreementName),
          fees: sheetLink(fees ?? agreement, texts.feesName),
          records: records ? (
            <a href={records} target="_blank" rel="noopener noreferrer">
              {texts.recordsName}
            </a>
          ) : (
            texts.recordsName
          ),
        }}
      />
      <AgreementSheet isOpen={isOpen} onClose={() => setOpen(false)} agreement={agreement} terms={terms} />
    </>
  );
}

type AgreementSheetProps = { isOpen: boolean; onClose: () => void; agreement: string; terms: TermsLanguage };

/** The agreement in short, what it costs, and the way to the whole of it. */
function AgreementSheet({ isOpen, onClose, agreement, terms }: AgreementSheetProps) {
  const texts = useTexts();
  const shell = useShellTexts();
  const fillIn = useFormatMessage();
  const { boot } = usePortal();
  const locale = localeOfLanguage(terms.language, boot.market) ?? boot.locale;
  const done = (
    <Button kind="primary" onClick={onClose}>
      {texts.agreementDone}
    </Button>
  );
  return (
    <Modal open={isOpen} isSheet title={texts.agreementTitle} closeLabel={shell.close} onClose={onClose} actions={done}>
      <p className="meta">{fillIn(texts.hereVersion, { version: noBreak(boot.terms.version) })}</p>
      <div className="in-short">
        <h3>{texts.inShort}</h3>
        {locale === boot.locale ? <TermsList points={texts.terms} /> : <RequiredTerms locale={locale} />}
      </div>
      <AgreedFees terms={terms} />
      <div className="documents">
        <DocumentLink href={agreement}>{texts.readAgreement}</DocumentLink>
      </div>
    </Modal>
  );
}

function AgreedFees({ terms }: { terms: TermsLanguage }) {
  const fees = useFeeTexts();
  const { boot } = usePortal();
  const locale = localeOfLanguage(terms.language, boot.market) ?? boot.locale;
  return locale === boot.locale ? <FeeTable texts={fees} locale={boot.locale} /> : <RequiredFees locale={locale} />;
}

/** The terms in a language that is not the page's: the page waits for its texts. */
const RequiredTerms = ({ locale }: { locale: Locale }) => <TermsList points={useTexts(locale).terms} lang={locale} />;

const RequiredFees = ({ locale }: { locale: Locale }) => (
  <div lang={locale}>
    <FeeTable texts={useFeeTexts(locale)} locale={locale} />
  </div>
);

/** The way to the terms in the page's language, below those that the law puts first: an explicit choice, which is kept with the agreement and may be taken back. */
function OwnLanguageToo({ form, terms: { language, required, askOwn } }: { form: FormState; terms: TermsLanguage }) {
  const texts = useTexts();
  const isAsked = language !== required;
  const ask = () => {
    askOwn(!isAsked);
    form.set(TERMS_PATH, ''); // what was agreed to stood in the other language
  };
  return (
    <>
      <p role="status">{isAsked ? texts.termsInEnglishAsked : texts.termsInFrench}</p>
      <Button kind="secondary" onClick={ask}>
        {isAsked ? texts.termsInFrenchOnly : texts.termsInEnglish}
      </Button>
    </>
  );
}

function TermsList({ points, lang }: { points: readonly string[]; lang?: string }) {
  const fillIn = useFormatMessage();
  return (
    <ul lang={lang}>
      {points.map((point) => (
        <li key={point}>{fillIn(point)}</li>
      ))}
    </ul>
  );
}
