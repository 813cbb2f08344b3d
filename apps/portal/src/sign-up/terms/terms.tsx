import './terms.css';
import { localized } from '@signet/rulebook/core/localized';
import {
  type Language,
  type Locale,
  languageOf,
  localeOfLanguage,
} from '@signet/rulebook/reference/locales';
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

function FilledWithNodes({
  text,
  nodes,
}: {
  text: string;
  nodes: Readonly<Record<string, ReactNode>>;
}) {
  // Splitting by a pattern with one group makes every second part a placeholder name.
  const parts = text
    .split(PLACE)
    .map((part, at) =>
      at % 2 === 1 ? { key: part, node: nodes[part] } : { key: `"${part}"`, node: part },
    );
  return parts
    .filter(({ node }) => node !== '')
    .map(({ key, node }) => <Fragment key={key}>{node}</Fragment>);
}

const TERMS_PATH = 'applicant.terms.signed';

export type TermsLanguage = {
  language: Language;
  required: RequiredLanguage | undefined;
  /** Requests the terms in the page's own language, or undoes that. */
  requestOwn: (isRequested: boolean) => void;
};

/**
 * The terms' language: the page's own, unless a law puts another first until the page's own is
 * requested.
 */
export function useTermsLanguage(): TermsLanguage {
  const { boot } = usePortal();
  const { company } = useApplication();
  const [isOwnRequested, requestOwn] = useState(false);
  const own = languageOf(boot.locale);
  const first = languageRequiredFirst(boot.terms, company.address?.territory);
  const required = first === own ? undefined : first;
  return { language: required && !isOwnRequested ? required : own, required, requestOwn };
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
  const [isSheetOpen, setSheetOpen] = useState(false);
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
        label={
          agreement ? (
            <AgreedDocuments
              agreement={agreement}
              terms={terms}
              onOpen={() => setSheetOpen(true)}
            />
          ) : (
            texts.agreeHere
          )
        }
        hint={
          agreement
            ? undefined
            : fillIn(texts.hereVersion, { version: noBreak(boot.terms.version) })
        }
        error={fieldError && errorText(fieldError)}
        errorPrefix={shell.errorPrefix}
        checked={form.values[TERMS_PATH] === true}
        onChange={(checked) => form.set(TERMS_PATH, checked || '')}
      />
      {/* Outside the checkbox's label: a press on the text of a dialog inside it would tick the box. */}
      {agreement && (
        <AgreementSheet
          isOpen={isSheetOpen}
          onClose={() => setSheetOpen(false)}
          agreement={agreement}
          terms={terms}
        />
      )}
      <p className="meta">
        <span>{texts.decides}</span>{' '}
        {privacy && (
          <a href={privacy} target="_blank" rel="noopener noreferrer">
            {shell.privacyNotice}
          </a>
        )}
      </p>
    </>
  );
}

/** The consent sentence with linked documents; their summary opens in a sheet over the page. */
function AgreedDocuments({
  agreement,
  terms,
  onOpen,
}: {
  agreement: string;
  terms: TermsLanguage;
  onOpen: () => void;
}) {
  const texts = useTexts();
  const { boot } = usePortal();
  const records = boot.documents.records && localized(boot.documents.records, terms.language);
  const fees = boot.documents.fees && localized(boot.documents.fees, terms.language);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    onOpen();
  };
  const sheetLink = (href: string, name: string) => (
    <a href={href} target="_blank" rel="noopener noreferrer" aria-haspopup="dialog" onClick={open}>
      {name}
    </a>
  );
  return (
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
  );
}

type AgreementSheetProps = {
  isOpen: boolean;
  onClose: () => void;
  agreement: string;
  terms: TermsLanguage;
};

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
    <Modal
      open={isOpen}
      isSheet
      title={texts.agreementTitle}
      closeLabel={shell.close}
      onClose={onClose}
      actions={done}
    >
      <p className="meta">{fillIn(texts.hereVersion, { version: noBreak(boot.terms.version) })}</p>
      <div className="in-short">
        <h3>{texts.inShort}</h3>
        {locale === boot.locale ? (
          <TermsList points={texts.terms} />
        ) : (
          <RequiredTerms locale={locale} />
        )}
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
  return locale === boot.locale ? (
    <FeeTable texts={fees} locale={boot.locale} />
  ) : (
    <RequiredFees locale={locale} />
  );
}

/** Terms in a language other than the page's; suspends until their texts are loaded. */
const RequiredTerms = ({ locale }: { locale: Locale }) => (
  <TermsList points={useTexts(locale).terms} lang={locale} />
);

const RequiredFees = ({ locale }: { locale: Locale }) => (
  <div lang={locale}>
    <FeeTable texts={useFeeTexts(locale)} locale={locale} />
  </div>
);

/**
 * Below the legally required terms: an explicit, reversible choice that is recorded with the
 * agreement.
 */
function OwnLanguageToo({
  form,
  terms: { language, required, requestOwn },
}: {
  form: FormState;
  terms: TermsLanguage;
}) {
  const texts = useTexts();
  const isOwnRequested = language !== required;
  const ask = () => {
    requestOwn(!isOwnRequested);
    form.set(TERMS_PATH, ''); // the consent was given to the other language
  };
  return (
    <>
      <p role="status">{isOwnRequested ? texts.termsInEnglishAsked : texts.termsInFrench}</p>
      <Button kind="secondary" onClick={ask}>
        {isOwnRequested ? texts.termsInFrenchOnly : texts.termsInEnglish}
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
