import type { RETENTION_TEXTS as EN } from './retention-texts.en-US.ts';

export const RETENTION_TEXTS: typeof EN = {
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
    'Qui de notre équipe consulte une demande pour un billet, jusqu’à la fin de cette consultation',
  pageExits: 'Le moment où une personne a quitté une page d’une demande en cours',
  partnerEvents:
    'Ce qu’un partenaire a appris d’une demande qu’il nous a envoyée : entreprise, état et ce qui reste à faire',
  prefills:
    'Ce que le serveur d’un partenaire a laissé pour un lien, jusqu’à l’ouverture du lien ou la fin de l’invitation',
  partnerImports:
    'Les lignes d’un fichier de partenaire qui ont été invitées ou avaient une erreur; rien de ce qu’elles disaient',
  carryTokens:
    'Le fait qu’une page encadrée a transmis ce que vous y avez écrit, sans rien de ce contenu',
  sessions: 'Les sessions ouvertes',
  signIns: 'Une connexion commencée',
  staffSessions: 'Les sessions ouvertes par les membres de notre équipe',
  insightWeeks:
    'Combien de personnes ont atteint et quitté chaque étape dans une semaine, sans dire qui',
  insightDeviceWeeks: 'La même chose selon le téléphone, la tablette et l’ordinateur',
  vendorCalls:
    'Combien de fois chaque fournisseur a été consulté et en combien de temps il a répondu, sans dire pour qui',
  caseHistory: 'Ce que notre équipe a réglé pour une demande, et pour quand, depuis le règlement',
  policyRuns:
    'Combien de demandes d’autres règles auraient décidées autrement, avec le numéro de quelques-unes',
  auditExports:
    'Qui, dans notre équipe, a demandé une grande copie du journal, et qui y a consenti',
  changeMarks:
    'Ce qui figurait dans une réponse que nous avons demandé de modifier, depuis notre demande',
  staffLogouts: 'L’avis qu’un membre de notre équipe s’est déconnecté',
  consoleSessions: 'Les sessions ouvertes par les gens d’un partenaire',
  consolePeople: 'Le nom d’une personne d’un partenaire, depuis sa dernière connexion à la console',
  consoleSignIns: 'Une connexion commencée par une personne d’un partenaire',
  staffSignIns: 'Une connexion commencée par un membre de notre équipe',
  repeatedCalls: 'Les réponses gardées au cas où un appel serait répété',
  vendorEvents: 'Les avis reçus des services avec lesquels nous travaillons',
  typedAnswers:
    'Ce qui a été tapé sur une page sans être enregistré, au plus tard jusqu’à l’envoi de la demande',
  analytics: 'L’utilisation des pages, sans nom',
};
