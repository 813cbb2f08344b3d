import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  act: 'Confier…',
  handOut: 'Confier…',
  title: 'Confier {count, plural, one {# dossier} many {# de dossiers} other {# dossiers}}',
  who: 'Qui s’occupe {count, plural, one {du dossier} many {des dossiers} other {des dossiers}}',
  lead: 'Qui s’occupe d’un dossier le trouve sous «\u00a0À moi\u00a0». Pour décider, il faut quand même le prendre.',
  me: '{name} (vous)',
  nobody: 'Personne',
  nobodyHelp: 'N’importe qui peut le prendre ensuite.',
  away: 'Absence jusqu’au {day}',
  reason: 'Pourquoi',
  reasonHelp:
    'Pour les collègues, en note au dossier. Requis quand une autre personne reçoit le dossier.',
  send: 'Confier',
  sending: 'Un instant…',
  cancel: 'Annuler',
  failed: 'La liste des collègues n’a pas pu être lue.',
  done: '{count, plural, one {# dossier a été confié} many {# de dossiers ont été confiés} other {# dossiers ont été confiés}}.',
  refused:
    '{count, plural, one {# dossier ne l’a pas été} many {# de dossiers ne l’ont pas été} other {# dossiers ne l’ont pas été}}\u00a0: {why}',
  why: {
    gone: 'rien n’y attend plus',
    notYours: 'quelqu’un d’autre s’en occupe',
    noReviewer: 'cette personne ne tranche aucune demande',
    away: 'cette personne est absente',
    knowsThem: 'cette personne connaît quelqu’un de la demande',
  },
  bulk: {
    label: 'Dossiers choisis',
    selected:
      '{count, plural, one {# dossier choisi} many {# de dossiers choisis} other {# dossiers choisis}}',
    clear: 'Effacer le choix',
    select: 'Choisir {business}',
  },
  forOther: 'Pour {name}',
  forYou: 'Pour vous',
  again: {
    act: 'Revoir plus tard…',
    title: 'Revoir {business} plus tard',
    lead: 'D’ici là, «\u00a0Prendre le suivant\u00a0» ne le donne à personne. Ce que nous avons promis ne change pas.',
    when: 'Quand',
    days: '{count, plural, one {Prochain jour ouvrable} many {Dans # de jours ouvrables} other {Dans # jours ouvrables}}',
    reason: 'Ce que nous attendons',
    reasonHelp: 'Pour les collègues, en note au dossier.',
    send: 'Remettre',
    sending: 'Un instant…',
    done: '{business} est remis à plus tard.',
    titleOf:
      'Revoir {count, plural, one {# dossier} many {# de dossiers} other {# dossiers}} plus tard',
    doneOf:
      'Remis à plus tard\u00a0: {done} sur {count, plural, one {# dossier} many {# de dossiers} other {# dossiers}}.',
  },
  recuse: {
    act: 'Je connais ces personnes…',
    title: 'Vous connaissez quelqu’un de {business}',
    lead: 'Vous ne pourrez ni prendre ni trancher ce dossier, maintenant ou plus tard. Ce que vous avez pris ou proposé est rendu, et le journal en garde la trace. C’est définitif.',
    send: 'Je connais ces personnes',
    sending: 'Un instant…',
    done: 'Vous ne tranchez plus {business}.',
  },
  awayAct: 'Absence…',
  awayForm: {
    title: 'Absence',
    lead: 'Rien n’est confié à une personne absente. «\u00a0Prendre le suivant\u00a0» donne ses dossiers à d’autres.',
    who: 'Qui',
    until: 'Dernier jour d’absence',
    untilHelp: 'Laissez le champ vide pour mettre fin à l’absence.',
    send: 'Enregistrer',
    sending: 'Enregistrement…',
    past: 'Choisissez aujourd’hui ou un jour suivant.',
  },
};
