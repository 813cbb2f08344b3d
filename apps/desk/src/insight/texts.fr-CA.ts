import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  funnel: 'Parcours',
  levels: 'Niveaux de service',
  /** Short: it stands under an icon on a phone. */
  levelsNav: 'Niveaux',
  sources: 'Sources',
  filters: 'Restreindre les chiffres',
  period: 'Semaines',
  weeks:
    '{weeks, plural, one {Cette semaine} many {# dernières semaines} other {# dernières semaines}}',
  any: {
    portal: 'Portail',
    partner: 'Partenaire',
    market: 'Marché',
    locale: 'Langue',
    device: 'Appareil',
    case: 'Dossier',
    staff: 'Réviseur',
  },
  export: 'Exporter en CSV',
  p90: '9 sur 10 en moins de {time}',
  few: 'moins de 10',
  unknown: '–',
  duration: {
    short: '{ms}\u00a0ms',
    split: '{seconds}\u00a0s',
    seconds: '{seconds}\u00a0s',
    minutes: '{minutes}\u00a0min {seconds}\u00a0s',
    hours: '{hours}\u00a0h {minutes}\u00a0min',
    days: '{days}\u00a0j {hours}\u00a0h',
  },
};
