import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'À qui appartient l’entreprise?',
  lead: 'Ajoutez toutes les personnes qui détiennent 25 % ou plus et indiquez votre propre part.',
  leadController:
    'Ajoutez toutes les personnes qui détiennent 25 % ou plus, et la personne qui dirige l’entreprise. Indiquez aussi votre propre part.',
  example: 'Qui ajouter?',
  exampleText:
    'Par exemple, vous détenez 60 %, Sam 30 % et Kim 10 %. Ajoutez Sam. Ajoutez Kim seulement si Kim dirige l’entreprise.',
  exampleTextCa:
    'Par exemple, vous détenez 60 %, Sam 30 % et Kim 10 %. Ajoutez Sam. Il n’est pas nécessaire d’ajouter Kim.',
  why: 'La loi nous oblige à savoir qui détient 25 % ou plus d’une entreprise. Les autres propriétaires ne voient pas votre argent et nous ne demandons pas leur compte bancaire.',
  waitingTitle: 'Il manque des renseignements sur les autres propriétaires',
  waitingLead:
    'Nous avons envoyé un lien sécurisé à chaque propriétaire. Vous pouvez aussi entrer vous-même ce qui manque.',
  closedTitle: 'Les propriétaires de votre entreprise',
  closedLead:
    'Vous avez envoyé cette liste. Nous faisons les rappels, et vous pouvez corriger ce qui n’est pas encore confirmé.',
  yourCard: 'Votre part',
  yourCardText: 'Indiquez quelle part de l’entreprise vous détenez, même si elle est de 0 %.',
  none: 'Aucun autre propriétaire pour l’instant',
  noneText: 'Vous nous avez dit qu’une autre personne détient 25 % ou plus. Ajoutez-la ici.',
  edit: 'Modifier',
  enter: 'Entrer ses renseignements',
  remove: 'Retirer',
  of: ' {name}',
  forWhom: ' pour {name}',
  together: 'Total : {share}',
  overTitle: 'Plus de 100 %',
  underTitle: 'Moins de 50 %',
  next: {
    ownShare: 'Indiquer ma part',
    add: 'Ajouter une personne',
    complete: 'Entrer les renseignements de {name}',
    send: 'Envoyer la liste',
  },
  addAnother: 'Ajouter une autre personne',
  sending: 'Envoi…',
  deleting: 'Retrait…',
  deleted: '{name} n’est plus sur la liste.',
  skip: 'Personne d’autre ne détient 25 % ou plus',
  controllerHelp: 'Appuyez sur Modifier sur la fiche de cette personne et répondez Oui.',
  overHelp: 'Appuyez sur Modifier sur une fiche pour corriger une part.',
  removeDialog: {
    title: 'Retirer {name}?',
    text: 'Ce que vous avez entré au sujet de {name} sera supprimé. Vous pourrez ajouter cette personne de nouveau.',
    link: 'Le lien envoyé à {email} ne fonctionnera plus.',
    confirm: 'Retirer {name}',
    cancel: 'Garder sur la liste',
  },
  skipDialog: {
    title: 'Personne d’autre ne détient 25 % ou plus?',
    text: 'Vous confirmez que personne d’autre ne détient 25 % ou plus de {business}.',
    deletes: 'Ce que vous avez entré au sujet de {names} sera supprimé.',
    links: 'Les liens que nous avons envoyés cesseront aussitôt de fonctionner.',
    controls:
      'Vous serez la personne qui dirige l’entreprise. Si c’est quelqu’un d’autre, revenez à la liste et ajoutez cette personne.',
    confirm: 'Oui, personne d’autre',
    cancel: 'Revenir à la liste',
  },
  underDialog: {
    title: 'Un total de {share}, est-ce exact?',
    text: 'Les personnes de la liste détiennent moins de la moitié de l’entreprise. C’est possible quand plusieurs personnes en ont une petite part.',
    confirm: 'Oui, envoyer la liste',
    cancel: 'Revenir à la liste',
  },
  own: {
    title: 'Quelle part de l’entreprise détenez-vous?',
    lead: 'Nous avons déjà votre nom et votre adresse courriel.',
    share: 'Votre part',
    controller: 'Dirigez-vous l’entreprise?',
    controllerHint:
      'La loi nous oblige à nommer une personne responsable, comme la directrice ou le directeur général.',
  },
  fields: {
    firstName: {
      hint: 'Son nom légal, tel qu’il figure sur sa pièce d’identité',
      errors: {
        required: 'Entrez son prénom',
        placeholder: 'Entrez son prénom, tel qu’il figure sur sa pièce d’identité',
        unlikely: 'Est-ce bien son prénom, tel qu’il figure sur sa pièce d’identité?',
      },
    },
    hasOneName: { label: 'Cette personne a un seul nom' },
    lastName: {
      errors: {
        required: 'Entrez son nom de famille',
        placeholder: 'Entrez son nom de famille, tel qu’il figure sur sa pièce d’identité',
        unlikely: 'Est-ce bien son nom de famille, tel qu’il figure sur sa pièce d’identité?',
      },
    },
    email: {
      hint: 'Utilisez une adresse différente pour chaque propriétaire',
      errors: { required: 'Entrez son adresse courriel' },
    },
    phone: {
      hint: 'Un numéro du Canada ou des États-Unis qui reçoit des textos',
      errors: { required: 'Entrez son numéro de cellulaire' },
    },
    communicationLanguage: { label: 'Langue de nos courriels à cette personne' },
    dob: {
      errors: {
        required: 'Entrez sa date de naissance',
        young: 'Un propriétaire doit avoir {minAge} ans ou plus',
      },
    },
    street: { hint: 'Là où cette personne habite, pas une case postale' },
    ssn4: {
      label: 'Les 4 derniers chiffres de son numéro de sécurité sociale américain (SSN)',
      hint: 'Pour confirmer son identité, sans effet sur sa cote de crédit',
      errors: {
        required: 'Entrez les 4 derniers chiffres de son SSN',
        digits: 'Entrez les 4 derniers chiffres de son SSN',
      },
    },
    ssn: {
      label: 'Son numéro de sécurité sociale américain (SSN)',
      errors: { required: 'Entrez son numéro de sécurité sociale américain (SSN)' },
    },
    sin: {
      label: 'Son numéro d’assurance sociale (NAS)',
      hint: '9 chiffres, ou laissez vide si cette personne préfère ne pas le donner',
      errors: { required: 'Entrez son NAS' },
    },
  },
  person: {
    title: 'Ajouter une personne',
    changeTitle: 'Modifier les renseignements de cette personne',
    lead: 'Une autre personne qui détient 25 % ou plus.',
    leadController: 'Une autre personne qui détient 25 % ou plus ou qui dirige l’entreprise.',
    emailReviewed:
      'Si vous la changez, le lien envoyé ne fonctionnera plus et nous en enverrons un nouveau. Un membre de notre équipe y jettera un œil.',
    emailReplaced:
      'Si vous la changez, le lien envoyé ne fonctionnera plus et nous en enverrons un nouveau',
  },
  details: {
    title: 'Renseignements sur {name}',
    change: 'Modifier les renseignements',
    lead: 'Nous les comparerons à des registres officiels. Laissez vide ce que vous ne savez pas.',
    addressTitle: 'Date de naissance et adresse du domicile',
    numberTitle: 'Numéro fiscal',
    street: 'Adresse municipale',
    numberWhy: 'Ce que nous faisons de ce numéro',
    numberSafe:
      'Il nous sert à vérifier qui détient l’entreprise. Nous le chiffrons dès que nous le recevons et ne l’affichons plus jamais en entier. Il n’a aucun effet sur une cote de crédit.',
    gives:
      '{name} pourra entrer ce que vous laissez de côté avec un lien sécurisé. Les versements commenceront ensuite.',
  },
  company: {
    add: 'Ajouter une société ou une fiducie',
    title: 'Ajouter une société ou une fiducie',
    behindTitle: 'Ajouter une société qui détient une part de {name}',
    changeTitle: 'Modifier la société ou la fiducie',
    lead: 'Nous demanderons ensuite qui se trouve derrière.',
    share: 'Sa part de votre entreprise',
    shareOf: 'Sa part de {name}',
    chooseCountry: 'Choisissez un pays',
    behind: {
      lacksPeople: 'Indiquer qui est derrière {name}',
      lacksTrustee: 'Nommer le fiduciaire de {name}',
    },
    personTitle: 'Qui se trouve derrière {name}?',
    personLead: 'Ajoutez chaque personne qui, par elle, arrive à 25 % ou plus de votre entreprise.',
    trusteeTitle: 'Qui est le fiduciaire de {name}?',
    trusteeLead: 'Cette personne confirmera son identité, comme les autres propriétaires.',
    theirShareOf: 'Sa part de {name}',
    direct: 'Sa propre part de votre entreprise',
    directHint: 'Seulement ce que cette personne détient elle-même, sans société',
    listedTitle: 'Qui, sur votre liste, détient aussi une part de {name}?',
    chooseHolder: 'Choisissez quelqu’un',
    unnamedTitle: 'Vous ne pouvez pas nommer qui est derrière {name}?',
    unnamedLead:
      'Envoyez quand même la liste. Un membre de notre équipe l’examinera et vous écrira.',
    addPerson: 'Ajouter une personne',
    addTrustee: 'Ajouter le fiduciaire',
    addCompany: 'Ajouter une société',
    addListed: 'Quelqu’un de cette liste',
    restSmall: 'Personne d’autre n’arrive à 25 %',
    restNotSmall: 'Quelqu’un d’autre arrive à 25 %',
    cannotName: 'Je ne peux pas les nommer',
    canName: 'Je peux les nommer',
  },
  meanwhileTitle: 'Entre-temps',
  bank: 'Lier mon compte bancaire',
  result: 'Voir ma demande',
  onward: 'Continuer',
};
