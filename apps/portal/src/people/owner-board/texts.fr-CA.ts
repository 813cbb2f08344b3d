import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  you: '{name} (vous)',
  states: {
    completed: 'Terminé',
    incomplete: 'Incomplet',
    'request to be sent': 'Demande à envoyer',
  },
  progress: {
    invited: 'Lien envoyé',
    started: 'Lien ouvert',
    checking: 'Vérification en cours',
    inReview: 'À l’étude',
    verified: 'Identité confirmée',
    denied: 'Pas son entreprise',
  },
  needs: {
    details: 'Renseignements manquants',
    mail: 'Courriel non livré',
    late: 'Délai dépassé',
  },
  steps: {
    label: 'Où en est {name}',
    names: ['Lien envoyé', 'Lien ouvert', 'Réponses', 'Confirmation'],
  },
  since: 'Depuis le {day}.',
  root: '{count, plural, one {# propriétaire} many {# de propriétaires} other {# propriétaires}} à 25 % ou plus',
  small: {
    title: 'Petites parts',
    note: 'Chacune sous 25 %',
    text: 'Nous n’avons besoin de rien de plus.',
  },
  news: '{name} : {state}',
  meaning: {
    started: '{name} a ouvert une session et n’a pas encore terminé.',
    checking: 'Nous vérifions les renseignements de {name}. Cette page se mettra à jour.',
    inReview:
      'Un membre de notre équipe étudie le dossier. Vous n’avez rien à faire pour l’instant.',
    denied:
      'Vérifiez le nom et l’adresse courriel de {name}. Vous pouvez les corriger ou inscrire une autre personne.',
  },
  owns: 'Détient {share}',
  controls: 'Dirige l’entreprise',
  lacksDetails: {
    US: 'Il manque la date de naissance, l’adresse du domicile et le numéro fiscal.',
    CA: 'Il manque la date de naissance et l’adresse du domicile.',
  },
  lacksShare: 'Il manque des réponses.',
  owed: {
    both: 'Il manque la date de naissance, l’adresse du domicile et le numéro de sécurité sociale américain (SSN) de {name}.',
    address: 'Il manque la date de naissance et l’adresse du domicile de {name}.',
    number: 'Il manque le numéro de sécurité sociale américain (SSN) de {name}.',
  },
  of: ' à {name}',
  invite: {
    send: 'Envoyer un lien sécurisé à {name}',
    asked:
      'Nous écrirons à {email}. {name} confirmera son identité, et vous verrez seulement si c’est fait.',
    onSubmit:
      'Quand vous enverrez la liste, nous écrirons à {email}. {name} confirmera son identité, et vous verrez seulement si c’est fait.',
    again: 'Envoyer de nouveau',
    sending: 'Envoi…',
    sent: 'Le lien pour {name} est en route',
    state: 'Lien envoyé le {day}.',
    sendingTo:
      'Nous envoyons un lien sécurisé à {email}. Il devrait arriver dans quelques minutes.',
    refused:
      'Notre courriel à {email} ne s’est pas rendu. Corrigez l’adresse, et nous enverrons aussitôt un nouveau lien.',
    until: '{name} a jusqu’au {day} pour confirmer son identité. Nous ferons des rappels.',
    late: 'Le délai pour confirmer a pris fin le {day}. Vous pouvez encore envoyer un nouveau lien.',
    remind: 'Envoyer un rappel',
    renew: 'Envoyer un nouveau lien',
    left: '{count, plural, one {Encore # rappel aujourd’hui} many {Encore # rappels aujourd’hui} other {Encore # rappels aujourd’hui}}',
  },
  company: {
    kinds: { company: 'Société, {country}', trust: 'Fiducie, {country}' },
    states: {
      small: 'Moins de 25 %',
      unnamed: 'À examiner',
      complete: 'Terminé',
      lacksTrustee: 'Fiduciaire à nommer',
      lacksPeople: 'Qui est derrière?',
    },
    meaning: {
      small:
        'Elle détient moins de 25 % de l’entreprise : nous n’avons pas besoin de savoir qui est derrière.',
      unnamed:
        'Vous ne pouvez pas nommer qui est derrière. Un membre de notre équipe examinera la situation.',
      lacksTrustee: 'Nommez la personne qui administre la fiducie.',
      lacksPeople:
        'Nommez chaque personne qui, par elle, détient 25 % ou plus de votre entreprise.',
    },
    owns: 'Détient {share} de l’entreprise',
    holds: 'Détient {share} de {name}, ce qui fait {total} de l’entreprise',
    heldBy: '{name} en détient {share}',
    trustee: '{name} administre la fiducie',
    through: '{share} par {names}',
    counts: 'Atteint {share} au total et compte comme propriétaire',
    countsNot: 'Atteint {share} au total, soit moins de 25 %',
    countsAsTrustee: 'Compte comme propriétaire, à titre de fiduciaire',
  },
  share: {
    label: 'Répartition des parts',
    you: 'Vous {share}',
    part: '{name} {share}',
    left: 'Reste {share}',
  },
  confirmed: {
    title: 'Propriétaires',
    text: 'L’identité de chaque propriétaire est confirmée.',
    see: 'Voir les propriétaires',
  },
  explain: {
    title: 'Que demanderons-nous aux autres propriétaires?',
    text: 'Chaque personne se connecte avec son propre compte. Elle confirme ensuite son nom, son téléphone, sa date de naissance, son adresse et son numéro fiscal.',
    photo:
      'Nous pouvons aussi demander une pièce d’identité avec photo. Il faut environ 5 minutes.',
    seen: 'Vous verrez seulement où en est chaque personne. Elle ne voit ni votre demande, ni votre compte bancaire, ni les autres propriétaires.',
  },
};
