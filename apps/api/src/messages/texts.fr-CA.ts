import { HOME_TEXTS as HOME } from '@signet/rulebook/home-texts.fr-CA';
import { ACCOUNT_MESSAGES } from './account-texts.fr-CA.ts';
import { BANK_MESSAGES } from './bank-texts.fr-CA.ts';
import { CARD_MESSAGES } from './card-texts.fr-CA.ts';
import { MERCHANT_MESSAGES } from './merchant-texts.fr-CA.ts';
import { ORDER_MESSAGES } from './order-texts.fr-CA.ts';
import { OWNER_MESSAGES } from './owner-texts.fr-CA.ts';
import type { PHONE_LINK_MESSAGE_TEXTS as EN, MessageTexts } from './texts.en-US.ts';

export const MESSAGE_TEXTS: MessageTexts = {
  greeting: 'Bonjour {name},',
  greetingWithoutName: 'Bonjour,',
  closing: 'L’équipe {brand}',
  link: '{link} :',
  reference: 'Référence : {reference}',
  help: {
    both: 'Des questions? Appelez-nous au {supportPhone} ou écrivez à {supportEmail}.',
    phone: 'Des questions? Appelez-nous au {supportPhone}.',
    email: 'Des questions? Écrivez à {supportEmail}. Nous répondrons d’ici {hours} heures.',
    none: 'Des questions? Répondez à ce courriel.',
    hours: 'Notre équipe répond {supportHours}.',
  },
  never:
    'Nous ne vous demanderons jamais un code, un mot de passe ou un numéro de compte par courriel, par texto ou par téléphone.',
  why: 'Vous recevez ce courriel parce que cette adresse a servi à demander un compte de paiement.',
  whyInvited: 'Vous recevez ce courriel parce que {brand} nous a demandé de vous inviter.',
  whyNamed: {
    owner:
      'Vous recevez ce courriel parce que {applicant} nous a donné votre adresse comme propriétaire.',
    controller: 'Vous recevez ce courriel parce que, selon {applicant}, vous dirigez l’entreprise.',
  },
  stopReminders: {
    stop: 'Arrêter les rappels',
    application: {
      open: 'Aller à ma demande',
      asked: {
        title: 'Arrêter les rappels?',
        text: 'Nous ne vous rappellerons plus une demande inachevée. Vous aurez tout de même de nos nouvelles au sujet d’une demande envoyée.',
      },
      stopped: {
        title: 'Les rappels sont arrêtés',
        text: 'Nous ne vous enverrons plus de rappels. Vos réponses restent enregistrées, et vous pouvez continuer quand vous voulez.',
      },
    },
    invitation: {
      open: 'Aller à la page de départ',
      asked: {
        title: 'Arrêter les rappels?',
        text: 'Nous ne vous rappellerons pas cette invitation. Le lien fonctionne toujours, jusqu’au jour indiqué dans notre courriel.',
      },
      stopped: {
        title: 'Les rappels sont arrêtés',
        text: 'Nous ne vous rappellerons pas cette invitation. Si vous changez d’avis, le lien fonctionne jusqu’au jour indiqué dans notre courriel.',
      },
    },
  },
  provider: 'Paiements fournis par {provider}',
  documents: { privacy: 'Confidentialité', terms: 'Conditions', fees: 'Frais', help: 'Aide' },
  approvedOn: 'Approuvée le {day}',
  decidedBy: {
    software: 'Un logiciel a pris cette décision à partir de vos réponses et de nos vérifications.',
    person: 'Un membre de notre équipe a pris cette décision.',
  },
  photoReasons: {
    documentExpired: 'La pièce est expirée. Utilisez-en une qui ne l’est pas.',
    documentUnreadable:
      'Nous n’avons pas pu lire la photo. Réessayez sous un bon éclairage, sur une surface unie.',
    documentNotAccepted:
      'Nous ne pouvons pas accepter ce type de pièce. Utilisez un passeport, un permis de conduire ou une autre pièce officielle avec photo.',
    documentCopy: 'Il nous faut la pièce elle-même, pas une copie ni un écran.',
    selfieUnclear:
      'Nous ne voyions pas bien votre visage. Placez-vous face à la lumière, sans chapeau ni lunettes de soleil.',
  },
  depositFailures: {
    tries: 'Les montants ne correspondaient pas après {tries} essais.',
    term: 'Les montants n’ont pas été entrés avant la fin du {until}.',
    returned: 'Votre banque n’a pas accepté nos dépôts d’essai.',
  },
  linkFailures: {
    linkLost: 'Votre banque a mis fin à la connexion avant que nous puissions confirmer le compte.',
    linkExpired: 'Votre banque n’a pas confirmé le compte à temps.',
    linkRevoked: 'Votre banque nous a dit que notre accès a été retiré.',
    numbersChanged: 'Votre banque a donné un autre numéro au compte.',
  },
  steps: {
    applicant: 'Votre nom',
    business: 'Profil de l’entreprise',
    category: 'Type d’entreprise',
    address: 'Adresse',
    ownerIdentity: 'Identité',
    checkAnswers: 'Relecture et envoi',
    phone: 'Vérification',
    added: 'Vérification',
    owners: 'Propriétaires',
    bank: 'Compte bancaire',
  },
  next: {
    inReview: {
      told: 'Nous prendrons une décision au plus tard le {day}. Vous n’avez rien à faire pour le moment. Nous vous écrirons.',
      late: 'C’est plus long que prévu. Vous n’avez rien à faire pour le moment. Nous vous écrirons dès qu’une décision sera prise.',
    },
    error: {
      told: 'Nous prendrons une décision au plus tard le {day}. Vous n’avez rien à faire pour le moment. Nous vous écrirons.',
      late: 'C’est plus long que prévu. Vous n’avez rien à faire pour le moment. Nous vous écrirons dès qu’une décision sera prise.',
    },
    stillChecking: {
      told: 'Nous continuons d’essayer. Sans réponse, un membre de notre équipe prendra une décision au plus tard le {day}. Vous n’avez rien à faire pour le moment.',
      late: 'C’est plus long que prévu. Vous n’avez rien à faire pour le moment. Nous vous écrirons dès qu’une décision sera prise.',
    },
    stepUp: {
      told: HOME.afterwards,
    },
    verificationNeeded: {
      told: HOME.afterwards,
    },
    ownersToInvite: {
      told: 'Nous envoyons leur lien aux autres propriétaires. Vérifiez à la page des propriétaires que chaque lien s’est bien rendu.',
    },
    depositsSent: {
      told: 'Vous pouvez dès maintenant accepter les cartes. Deux petits dépôts arriveront dans votre compte au plus tard le {day}. Les versements commenceront quand vous en aurez entré les montants.',
      late: 'Vous pouvez dès maintenant accepter les cartes. Les versements commenceront quand vous aurez entré les montants des deux petits dépôts.',
    },
    depositsArrived: {
      told: 'Vous pouvez dès maintenant accepter les cartes. Les versements commenceront quand vous aurez entré les montants des deux petits dépôts.',
    },
    bankInReview: {
      told: 'Vous pouvez dès maintenant accepter les cartes. Un membre de notre équipe examine votre compte bancaire, et nous vous écrirons au plus tard le {day}. Vous n’avez rien à faire pour le moment.',
      late: 'Vous pouvez dès maintenant accepter les cartes. L’examen de votre compte bancaire est plus long que prévu. Vous n’avez rien à faire pour le moment. Nous vous écrirons.',
    },
    bankPending: {
      told: 'Vous pouvez dès maintenant accepter les cartes. Les versements commenceront quand nous aurons confirmé votre compte bancaire, au plus tard le {day}.',
      late: 'Vous pouvez dès maintenant accepter les cartes. La vérification de votre compte bancaire est plus longue que prévu. Les versements commenceront ensuite.',
    },
    payoutsHeld: {
      told: 'Vous pouvez dès maintenant accepter les cartes. Les versements dans le nouveau compte commenceront 24 heures après ce changement.',
    },
    approved: {
      told: 'Vous pouvez dès maintenant accepter les cartes. Nous vous verserons l’argent le jour ouvrable suivant chaque paiement.',
    },
  },
  messages: {
    wayBack: {
      subject: 'Votre demande est enregistrée : revenez quand vous voulez',
      preheader: 'Reprenez où vous étiez, sur un téléphone ou un ordinateur.',
      lines: [
        'Votre demande pour {business} est enregistrée à cette adresse courriel.',
        'Vous avez terminé {done, plural, one {# étape} many {# d’étapes} other {# étapes}} sur {total}, et il reste {minutes, plural, one {environ # minute} many {environ # de minutes} other {environ # minutes}}.',
        'Prochaine étape : {step}',
        'Continuez quand vous voulez. Nous conserverons vos réponses jusqu’au {day}.',
      ],
      button: 'Continuer ma demande',
    },
    reminder: {
      subject: 'Votre demande vous attend',
      preheader: 'Tout ce que vous avez entré est enregistré. Reprenez où vous étiez.',
      lines: [
        'Vous avez commencé une demande pour {business}, et tout ce que vous avez entré est enregistré.',
        'Vous avez terminé {done, plural, one {# étape} many {# d’étapes} other {# étapes}} sur {total}, et il reste {minutes, plural, one {environ # minute} many {environ # de minutes} other {environ # minutes}}.',
        'Prochaine étape : {step}',
      ],
      button: 'Continuer ma demande',
    },
    secondReminder: {
      subject: 'Quelque chose retarde-t-il votre demande?',
      preheader:
        'Vos réponses sont toujours là. Nous vous aidons volontiers si un point n’est pas clair.',
      lines: [
        'Votre demande pour {business} est toujours ouverte, et vos réponses sont enregistrées.',
        'Il reste {minutes, plural, one {environ # minute} many {environ # de minutes} other {environ # minutes}}. Prochaine étape : {step}',
        'Si une question n’est pas claire, écrivez-nous. Nous vous aiderons volontiers.',
      ],
      button: 'Continuer ma demande',
    },
    lastReminder: {
      subject: 'Notre dernier rappel au sujet de votre demande',
      preheader: 'Nous ne vous écrirons plus. Vos réponses sont conservées encore un peu.',
      lines: [
        'Voici notre dernier rappel au sujet de votre demande pour {business}.',
        'Vous avez terminé {done, plural, one {# étape} many {# d’étapes} other {# étapes}} sur {total}. Prochaine étape : {step}',
        'Nous conserverons vos réponses jusqu’au {day}, puis nous les supprimerons.',
      ],
      button: 'Continuer ma demande',
    },
    received: {
      subject: 'Il reste une étape rapide : confirmez votre téléphone',
      preheader:
        'Nous avons votre demande. Confirmez votre téléphone pour que nous puissions décider.',
      lines: [
        'Nous avons votre demande pour {business}, et il reste une étape rapide.',
        'Confirmez votre numéro de téléphone avec le texto que nous vous enverrons.',
        'Habituellement, nous prenons ensuite une décision en quelques secondes.',
      ],
      button: 'Confirmer mon téléphone',
    },
    informationNeeded: {
      subject: 'Il nous faut encore une chose',
      preheader: 'Cela prend quelques minutes, et vos réponses sont enregistrées.',
      lines: [
        'Il nous faut encore une chose pour votre demande ({business}).',
        '{need}',
        'Cela prend quelques minutes, et tout ce que vous avez entré est enregistré.',
        '{next}',
      ],
      button: 'Continuer ma demande',
      asks: true,
    },
    changesReminder: {
      subject:
        'Il reste {changeCount, plural, one {# modification} many {# modifications} other {# modifications}} à faire',
      preheader: 'Il suffit de quelques minutes. Nous poursuivrons ensuite l’étude.',
      lines: [
        'Nous ne pouvons pas encore continuer l’étude de votre demande pour votre entreprise ({business}). Modifiez ce qui suit au plus tard le {day}.',
        '{changes}',
        `Tout le reste demeure tel quel. ${HOME.due.ourWait}`,
      ],
      button: 'Voir ce qu’il faut modifier',
      asks: true,
    },
    changesSecondReminder: {
      subject:
        'Il nous manque toujours {changeCount, plural, one {# modification} many {# modifications} other {# modifications}}',
      preheader: 'Sans elles, votre demande ne peut pas avancer.',
      lines: [
        'Votre demande pour votre entreprise ({business}) n’est pas encore complète. Vous avez jusqu’au {day} pour nous envoyer ceci :',
        '{changes}',
        'Si quelque chose n’est pas clair, communiquez avec nous. Nous vous aiderons avec plaisir.',
      ],
      button: 'Voir ce qu’il faut modifier',
      asks: true,
    },
    changesLastReminder: {
      subject:
        '{changeCount, plural, one {# modification} many {# modifications} other {# modifications}} à faire au plus tard le {day}',
      preheader: 'C’est notre dernier rappel à ce sujet.',
      lines: [
        'Les modifications à votre demande pour votre entreprise ({business}) sont à faire au plus tard le {day}.',
        '{changes}',
        `C’est notre dernier rappel. ${HOME.due.ourWait}`,
      ],
      button: 'Voir ce qu’il faut modifier',
      asks: true,
    },
    taxInformation: {
      subject: 'Il manque un numéro à votre demande',
      preheader: 'Entrez-le dans notre page sécurisée, jamais dans un courriel.',
      lines: [
        'Il manque un numéro à votre demande pour {business}.',
        'Le lien ouvre une courte page où vous pourrez l’entrer. Il fonctionne une seule fois, pendant 7 jours. Vous pouvez aussi vous connecter comme d’habitude.',
        'Nous ne vous demanderons jamais de répondre avec un tel numéro, par courriel, par texto ou par téléphone.',
      ],
      button: 'Entrer le numéro',
    },
    approved: {
      subject: HOME.subjects.bank,
      preheader:
        'Vous pouvez dès maintenant accepter des paiements. Liez votre banque pour recevoir l’argent.',
      lines: [
        'Votre demande pour {business} est approuvée. Vous pouvez dès maintenant accepter des paiements, en ligne et en personne.',
        'Liez maintenant un compte bancaire pour que nous puissions vous payer. Comptez environ 1 minute.',
        'Les versements commenceront une fois le compte confirmé. D’ici là, nous gardons l’argent pour vous.',
      ],
      button: HOME.next.linkBank,
    },
    approvedBankLinked: {
      subject: HOME.subjects.allSet,
      preheader: 'Votre compte bancaire est lié. Voici la suite.',
      lines: [
        'Votre demande pour {business} est approuvée, et votre compte bancaire est lié.',
        '{next}',
      ],
      button: 'Aller à mon compte',
    },
    approvedPending: {
      subject: HOME.subjects.bank,
      preheader:
        'Vous pouvez accepter des paiements. Rien ne vous oblige à attendre les autres propriétaires.',
      lines: [
        'Votre demande pour {business} est approuvée. Vous pouvez dès maintenant accepter des paiements, en ligne et en personne.',
        'Liez maintenant un compte bancaire pour que nous puissions vous payer. Comptez environ 1 minute, sans attendre les autres propriétaires.',
        '{need}',
        '{next}',
        'Les versements commenceront ensuite. D’ici là, nous gardons l’argent pour vous.',
      ],
      button: HOME.next.linkBank,
    },
    approvedPendingBankLinked: {
      subject: HOME.subjects.owner,
      preheader:
        'Vous pouvez accepter des paiements. Les autres propriétaires doivent confirmer leur identité.',
      lines: [
        'Votre demande pour {business} est approuvée. Vous pouvez dès maintenant accepter des paiements, en ligne et en personne.',
        '{need}',
        '{next}',
      ],
      button: 'Voir les propriétaires',
    },
    verificationNeeded: {
      subject: HOME.subjects.lastStep,
      preheader: 'Terminez-la pour accepter les cartes en personne et recevoir vos versements.',
      lines: [
        '{business} peut dès maintenant accepter des paiements en ligne.',
        'Pour accepter les cartes en personne et recevoir vos versements, il vous reste une étape.',
        '{need}',
        '{next}',
      ],
      button: 'Terminer la dernière étape',
      asks: true,
    },
    stillChecking: {
      subject: HOME.subjects.stillChecking,
      preheader: 'Vous n’avez rien à faire pour le moment. Nous vous écrirons.',
      lines: [
        'L’une de nos vérifications pour {business} n’a pas encore donné de réponse.',
        '{next}',
      ],
      button: 'Voir ma demande',
    },
    inReview: {
      subject: HOME.subjects.decision,
      preheader: 'Vous n’avez rien à faire pour le moment. Nous vous écrirons.',
      lines: [
        'Votre demande pour {business} est à l’étude. Un membre de notre équipe l’examine.',
        '{next}',
      ],
      button: 'Voir ma demande',
    },
    inReviewError: {
      subject: HOME.subjects.repair,
      preheader: 'Un problème est survenu de notre côté. Vous n’avez rien à faire.',
      lines: [
        'Un problème est survenu de notre côté pendant la vérification de votre demande pour {business}, et non dans vos réponses.',
        '{next}',
      ],
      button: 'Voir ma demande',
    },
    notApproved: {
      subject: HOME.subjects.declined,
      preheader: 'Ce que cela veut dire, et comment demander une révision.',
      lines: [
        'Nous avons examiné votre demande pour {business} et ne pouvons pas vous offrir de compte d’après les renseignements que nous avons.',
        '{reason}',
        '{who}',
        'Rien ne vous a été facturé.',
        'Vous pouvez demander qu’un membre de notre équipe la revoie et nous dire ce que nous devrions savoir. Votre demande explique comment, et quand nous répondrons.',
      ],
      button: HOME.next.askReview,
    },
    reopened: {
      subject: 'Nous examinons de nouveau votre demande',
      preheader: 'Notre réponse précédente ne tient plus.',
      lines: [
        'Nous examinons de nouveau votre demande pour {business}. Notre réponse précédente ne tient donc plus.',
        'Vous n’avez rien à faire pour le moment. Nous vous écrirons dès que nous en saurons plus.',
      ],
      button: 'Voir ma demande',
    },
    reviewRequested: {
      subject: HOME.subjects.reviewAgain,
      preheader: 'Nous vous répondrons par courriel au plus tard le {day}.',
      lines: [
        'Merci de nous avoir écrit. Un membre de notre équipe examinera de nouveau votre demande pour {business}, en tenant compte de votre message.',
        'Vous n’avez rien à faire pour le moment. Si nous avons une question, nous vous écrirons.',
        'Nous vous répondrons au plus tard le {day}.',
      ],
      button: 'Voir ma demande',
    },
    ...ACCOUNT_MESSAGES,
    ...BANK_MESSAGES,
    ...CARD_MESSAGES,
    ...MERCHANT_MESSAGES,
    ...ORDER_MESSAGES,
    ...OWNER_MESSAGES,
  },
  toController: {
    ownerInvited: {
      subject: 'Confirmez que vous dirigez {business}',
      preheader: '{applicant} a donné votre nom. Comptez environ 5 minutes.',
      lines: [
        '{applicant} ouvre un compte de paiement {brand} pour {business} et nous a dit que vous dirigez l’entreprise.',
        'La loi nous oblige à vérifier l’identité de qui dirige une entreprise. Connectez-vous avec votre propre compte et confirmez vos renseignements. {applicant} verra seulement si vous avez terminé.',
        'Le lien fonctionne une seule fois, jusqu’au {day}. Vous ne la dirigez pas? Ouvrez-le et choisissez « Je ne dirige pas cette entreprise ».',
      ],
      button: 'Confirmer mes renseignements',
      asks: true,
    },
    ownerReminded: {
      subject: 'Rappel : confirmez que vous dirigez {business}',
      preheader: '{applicant} attend votre confirmation. Comptez environ 5 minutes.',
      lines: [
        '{applicant} nous a dit que vous dirigez {business} et attend que vous confirmiez vos renseignements.',
        'Les versements ne peuvent pas commencer avant que votre identité soit confirmée. Comptez environ 5 minutes.',
        'Le lien fonctionne une seule fois, jusqu’au {day}. Vous ne la dirigez pas? Ouvrez-le et choisissez « Je ne dirige pas cette entreprise ».',
      ],
      button: 'Confirmer mes renseignements',
      asks: true,
    },
  },
  needs: {
    FULL_SSN: {
      subject: 'Prochaine étape : entrez votre SSN complet',
      preheader: 'Comptez environ 1 minute, dans notre page sécurisée.',
      lines: [
        'Il nous faut encore une chose pour votre demande ({business}) : votre numéro de sécurité sociale américain (SSN) complet.',
        'Entrez-le dans votre demande, jamais dans un courriel. Si vous préférez ne pas le donner, utilisez une pièce d’identité avec photo.',
        '{next}',
      ],
      button: 'Entrer mon SSN complet',
      asks: true,
    },
    GOV_ID_SELFIE: {
      subject: 'Prochaine étape : montrez votre pièce d’identité',
      preheader: 'Comptez environ 3 minutes avec votre téléphone.',
      lines: [
        'Il nous faut encore une chose pour votre demande ({business}) : votre pièce d’identité avec photo.',
        'Préparez votre pièce et un téléphone ou un ordinateur muni d’une caméra. Comptez environ 3 minutes.',
        '{next}',
      ],
      button: 'Montrer ma pièce d’identité',
    },
    EIN_DOC: {
      subject: 'Prochaine étape : montrez un document d’entreprise',
      preheader: 'Une lettre portant le nom et le numéro de l’entreprise suffit.',
      lines: [
        'Il nous faut un document qui montre ensemble le nom et le numéro de votre entreprise ({business}).',
        'Une lettre de l’ARC ou de l’IRS convient, tout comme vos statuts constitutifs. Comptez environ 2 minutes.',
        '{next}',
      ],
      button: 'Montrer un document d’entreprise',
    },
    BUSINESS_INFO: {
      subject: 'Prochaine étape : vérifiez les renseignements de l’entreprise',
      preheader: 'Comparez le nom et le numéro à vos documents officiels.',
      lines: [
        'Nous n’avons pas encore pu confirmer les renseignements de votre entreprise ({business}).',
        'Comparez le nom et le numéro à vos documents officiels. Corrigez ce qui diffère, ou confirmez que tout est exact.',
        '{next}',
      ],
      button: 'Vérifier les renseignements',
    },
    CHANGES_REQUESTED: {
      subject: HOME.rows.changes.headline,
      preheader: 'Un membre de notre équipe l’a étudiée. Il suffit de quelques minutes.',
      lines: [
        'Un membre de notre équipe a étudié votre demande pour votre entreprise ({business}). Modifiez ce qui suit au plus tard le {day}, et nous continuerons.',
        '{changes}',
        `Tout le reste demeure tel quel. ${HOME.due.ourWait}`,
      ],
      button: 'Voir ce qu’il faut modifier',
      asks: true,
    },
    BO_INFO: {
      subject: 'Prochaine étape : dites-nous à qui appartient l’entreprise',
      preheader: 'Envoyez un lien sécurisé à chaque propriétaire, ou entrez ses renseignements.',
      lines: [
        'Vous nous avez dit qu’une autre personne détient 25 % ou plus de votre entreprise ({business}).',
        'Inscrivez le nom de chaque personne. Nous pouvons leur envoyer un lien sécurisé : vous n’avez pas besoin de leurs renseignements.',
        'Nous poursuivrons dès que la liste sera complète.',
      ],
      button: 'Ajouter les autres propriétaires',
    },
    FULL_ONBOARDING: {
      subject: 'Prochaine étape : confirmez votre identité',
      preheader: 'Comptez environ 2 minutes pour pouvoir recevoir vos versements.',
      lines: [
        'Pour vous verser l’argent de vos ventes ({business}), nous devons confirmer votre identité.',
        'Préparez votre pièce d’identité et votre téléphone. Comptez environ 2 minutes.',
        '{next}',
      ],
      button: 'Confirmer mon identité',
      asks: true,
    },
  },
  photoAgain: {
    subject: 'Reprenez la photo de votre pièce d’identité',
    preheader: 'Nous vous disons quoi changer. Vous pouvez réessayer une fois.',
    lines: [
      'La photo de votre pièce d’identité, envoyée pour {business}, n’a pas pu être utilisée.',
      '{reason}',
      'Vous pouvez essayer encore une fois. Si cela ne suffit pas, un membre de notre équipe l’examinera.',
    ],
    button: 'Prendre une nouvelle photo',
  },
};

export const PHONE_LINK_MESSAGE_TEXTS: typeof EN = {
  text: '{brand} : confirmez ce téléphone pour {business} d’ici {minutes} min : {url} Ce n’est pas vous? Dites-le sur cette page.',
  photoId:
    '{brand} : prenez les photos de votre pièce d’identité pour {business} sur ce téléphone. Le lien fonctionne pendant {minutes} min : {url}',
};
