import type { TEXTS as EN } from './notice-texts.en-US.ts';

export const TEXTS: typeof EN = {
  lang: 'fr-CA',
  title: 'Avis de confidentialité',
  lines: [
    'Ceci est le bac à sable. En production, l’avis du fournisseur de paiements se trouve ici.',
    'Ce que vous tapez ici reste sur cette machine. Personne n’est vérifié, facturé ni joint à l’extérieur.',
    'N’y tapez que des numéros inventés. Réinitialiser le bac à sable fait oublier ce que ses fournisseurs ont appris.',
  ],
  keptTitle: 'Combien de temps nous gardons ce que vous nous dites',
  keptByLaw:
    'Si nous avons ouvert un compte, la loi nous oblige à garder l’identité de la personne visée. Vous pouvez demander une copie de vos données. Vous pouvez aussi demander d’effacer ce que la loi n’exige pas.',
  line: (what, period) => `${what}\u00a0: ${period}.`,
  atOnce: 'aussitôt',
  kept: {
    abandoned: 'Une demande jamais envoyée, depuis sa dernière modification',
    declined:
      'Les numéros d’identification, dates de naissance et comptes bancaires d’une demande refusée, depuis la décision',
    declinedPeople:
      'Les noms, les adresses et tout le reste d’une demande refusée, sauf la décision, depuis la décision',
    closed:
      'L’identité de la personne et de l’entreprise titulaires d’un compte, avec les numéros d’identification, dates de naissance et comptes bancaires, depuis sa fermeture',
    codes: 'Les codes envoyés à un téléphone, une fois la demande décidée',
    phoneSends: 'Le nombre de messages envoyés à un téléphone',
    phoneLinks: 'Les liens envoyés à un téléphone, depuis leur expiration',
    phoneLines: 'Le type de ligne d’un numéro',
    messages: 'Le fait qu’un message a été envoyé (son texte est effacé à l’envoi)',
    linkTokens: 'Les liens envoyés par courriel, depuis leur expiration',
    ownerInvitations: 'Les liens qui invitent une personne propriétaire, depuis leur expiration',
    linkSessions: 'Les visites par lien, depuis leur fin',
    supportViews:
      'Qu’une personne de notre équipe consulte une demande pour un billet, jusqu’à la fin de cette vue; le journal conserve qui a lu quoi',
    pageExits: 'Le moment où une personne a quitté une page d’une demande en cours',
    partnerEvents:
      'Ce qu’un partenaire a appris d’une demande qu’il nous a envoyée : entreprise, état et ce qui reste à faire',
    prefills:
      'Ce que le serveur d’un partenaire laisse pour un lien, jusqu’à l’ouverture du lien, 15 minutes au plus; pour un commerce invité par le fichier d’un partenaire, jusqu’à la fin de l’invitation, après 7 jours',
    partnerImports:
      'Les lignes d’un fichier de partenaire qui ont été invitées ou avaient une erreur; rien de ce qu’elles disaient',
    carryTokens:
      'Le fait qu’une page affichée dans une autre a transmis ce qui y était écrit, tant qu’elle le pourrait encore; rien de ce qui était écrit',
    sessions: 'Les sessions ouvertes',
    signIns: 'Une connexion commencée',
    staffSessions: 'Les sessions ouvertes par les membres de notre équipe',
    insightWeeks:
      'Combien de personnes ont atteint et quitté chaque étape dans une semaine, sans dire qui',
    vendorCalls:
      'Combien de fois chaque fournisseur a été consulté et en combien de temps il a répondu, sans dire pour qui',
    caseHistory:
      'Quelles questions d’une demande ont attendu une personne de notre équipe, jusqu’à quand, et qui les a réglées, depuis leur règlement',
    policyRuns:
      'Combien de demandes d’autres règles auraient décidées autrement, avec le numéro de quelques-unes',
    changeMarks:
      'Ce qui figurait dans une réponse que nous avons demandé de modifier, depuis notre demande',
    staffLogouts: 'Un avis de déconnexion d’une personne de notre équipe',
    consoleSessions: 'Les sessions ouvertes par les gens d’un partenaire',
    consolePeople:
      'Le nom d’une personne d’un partenaire, depuis sa dernière connexion à la console',
    consoleSignIns: 'Une connexion commencée par une personne d’un partenaire',
    staffSignIns: 'Une connexion commencée par une personne de notre équipe',
    repeatedCalls: 'Les réponses gardées au cas où un appel serait répété',
    vendorEvents: 'Les avis reçus des services avec lesquels nous travaillons',
    typedAnswers:
      'Ce que vous avez tapé sur une page sans l’enregistrer, au plus tard jusqu’à l’envoi de la demande',
    analytics: 'L’utilisation des pages, sans nom',
  },
};
