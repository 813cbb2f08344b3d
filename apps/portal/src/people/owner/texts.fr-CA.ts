import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  arrivedTitle: 'Confirmez votre rôle dans une entreprise',
  arrivedLead:
    'Vous avez ouvert le lien de notre courriel. Nous vous dirons maintenant de qui vient la demande, et pourquoi.',
  safeTitle: 'Cette page est-elle bien la nôtre?',
  safe: 'Regardez la barre d’adresse : elle indique {host}. Nous ne vous demanderons jamais un code, un mot de passe ou un numéro de compte par courriel, par texto ou par téléphone.',
  opening: 'Ouverture…',
  arrived: {
    owner: {
      title: '{applicant} indique que vous êtes propriétaire de {business}',
      lead: '{applicant} ouvre un compte de paiement {brand} pour {business}. Nous vous dirons maintenant ce qu’il nous faut, et pourquoi. Vous avez jusqu’au {day}.',
    },
    controller: {
      title: '{applicant} indique que vous dirigez {business}',
      lead: '{applicant} ouvre un compte de paiement {brand} pour {business}. Nous vous dirons maintenant ce qu’il nous faut, et pourquoi. Vous avez jusqu’au {day}.',
    },
  },
  invited: {
    title: 'Ce qu’il nous faut de votre part',
    owner:
      '{applicant} indique que vous êtes propriétaire de {business}. La loi nous oblige à vérifier l’identité des propriétaires avant d’ouvrir le compte.',
    controller:
      '{applicant} indique que vous dirigez {business}. La loi nous oblige à vérifier l’identité de qui dirige l’entreprise avant d’ouvrir le compte.',
  },
  points: {
    seen: {
      title: 'Ce que verra {applicant}',
      text: 'Seulement si vous avez terminé, jamais vos réponses.',
    },
    hands: {
      title: 'À avoir sous la main',
      US: 'Votre date de naissance, l’adresse de votre domicile et votre numéro de sécurité sociale américain (SSN). Une pièce d’identité avec photo est parfois nécessaire.',
      CA: 'Votre date de naissance et l’adresse de votre domicile. Une pièce d’identité avec photo est parfois nécessaire.',
    },
    time: { title: 'Environ 5 minutes', text: 'Sans aucun effet sur votre cote de crédit.' },
  },
  signInHint: 'Connectez-vous avec l’adresse courriel à laquelle nous avons envoyé le lien.',
  signIn: 'Me connecter et continuer',
  signedInAs: 'Votre session est ouverte avec {email}.',
  otherAccount: 'Utiliser un autre compte',
  accepting: 'Ouverture…',
  deny: {
    owner: 'Je ne suis pas propriétaire',
    controller: 'Je ne dirige pas cette entreprise',
    either: 'Je ne fais pas partie de cette entreprise',
  },
  denyDialog: {
    title: 'Ce n’est pas votre entreprise?',
    text: 'Nous désactiverons votre lien pour {business} et nous avertirons {applicant} et notre équipe. Vous ne pourrez pas revenir en arrière.',
    confirm: 'Oui, ce n’est pas la mienne',
    cancel: 'Revenir',
    busy: 'Envoi…',
  },
  expiredTitle: 'Ce lien ne fonctionne plus',
  expiredLead:
    'Il a déjà servi ou il est trop ancien. Si vous avez déjà ouvert une session chez nous, connectez-vous de nouveau pour continuer.',
  renew: 'M’envoyer un nouveau lien',
  renewing: 'Envoi…',
  renewedTitle: 'Consultez vos courriels',
  renewedLead:
    'Si votre lien peut être remplacé, un nouveau est en route vers la même adresse courriel. Si rien n’arrive, demandez à la personne qui a donné votre nom de vérifier cette adresse.',
  withoutLinkTitle: 'Ouvrez de nouveau le lien de notre courriel',
  withoutLinkLead:
    'Pour votre sécurité, cette page oublie votre lien quand vous l’actualisez. Si vous avez déjà ouvert une session chez nous, connectez-vous de nouveau pour continuer.',
  signInAgain: 'Me connecter',
  looking: 'Ouverture de votre lien…',
  detailsTitle: 'Confirmez vos renseignements',
  detailsLead:
    'Vérifiez ce que {applicant} nous a donné pour {business}, et ajoutez ce qui manque.',
  why: 'La loi nous oblige à savoir qui détient 25 % ou plus d’une entreprise, et qui la dirige. Vos renseignements servent seulement à vérifier votre identité.',
  submit: 'Envoyer mes renseignements',
  sameNumber:
    'Nous avons déjà ce numéro pour une autre personne. Vérifiez-le, ou communiquez avec nous.',
  fields: {
    phone: { hint: 'Un numéro américain ou canadien à votre nom' },
    street: { hint: 'Là où vous habitez, pas une case postale' },
  },
};
