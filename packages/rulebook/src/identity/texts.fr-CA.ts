import type { FieldTextsRow } from '../core/field-texts.ts';
import type { DATE_TEXTS as ENGLISH } from './texts.en-US.ts';

const strictDate = (label: string, example: string) => ({
  label,
  hint: `Par exemple ${example}`,
  errors: {
    required: 'Entrez une date',
    format: `Entrez la date comme ${example}`,
    real: 'La date doit être une vraie date',
  },
});

/** Dates, in Quebec French. */
export const DATE_TEXTS: Record<keyof typeof ENGLISH, FieldTextsRow> = {
  dob: {
    label: 'Date de naissance',
    hint: 'Par exemple 3 27 1985',
    byMarket: { CA: { hint: 'Par exemple 1985 3 27' } },
    errors: {
      required: 'Entrez votre date de naissance',
      yearMonthDay: 'La date de naissance doit comprendre une année à 4 chiffres, un mois et un jour',
      yearMonth: 'La date de naissance doit comprendre une année à 4 chiffres et un mois, comme 3 ou mars',
      yearDay: 'La date de naissance doit comprendre une année à 4 chiffres et un jour de 1 à 31',
      monthDay: 'La date de naissance doit comprendre un mois, comme 3 ou mars, et un jour de 1 à 31',
      year: 'La date de naissance doit comprendre une année à 4 chiffres',
      month: 'La date de naissance doit comprendre un mois, comme 3 ou mars',
      day: 'La date de naissance doit comprendre un jour',
      real: 'La date de naissance doit être une date réelle',
      future: 'La date de naissance doit être dans le passé',
      young: 'Vous devez avoir {minAge} ans ou plus pour présenter une demande',
      old: 'Vérifiez l’année : l’âge doit être de {maxAge} ans ou moins',
    },
  },
  dateDayFirst: strictDate('Date (jour/mois/année)', '27/03/1985'),
  dateMonthFirst: strictDate('Date (mois/jour/année)', '03/27/1985'),
  dateYearFirst: strictDate('Date (année/mois/jour)', '1985/03/27'),
};
