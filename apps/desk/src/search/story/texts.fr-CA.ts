import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Histoire de la demande',
  search: 'Recherche',
  readOnly: 'Rien de la demande ne peut être modifié ici',
  failed: 'L’histoire n’a pas pu être lue.',
  facts: 'Faits',
  promised: 'Promis au plus tard le {day}',
  stands: {
    title: 'Où en est la demande',
    say: 'Ce que la personne lit, et ce qu’il faut dire au téléphone. Ne dites jamais quel contrôle a échoué.',
  },
  bar: {
    label: 'Le chemin par les étapes',
    form: 'Demande',
    decision: 'Décision',
    bank: 'Compte bancaire',
    here: 'en ce moment',
    times: 'demandé {count} fois',
  },
  steps: {
    title: 'Le chemin parcouru',
    started: 'Demande commencée',
    asked: 'Demandé\u00a0: {step}',
    done: 'Fait\u00a0: {step}',
  },
  messages: {
    title: 'Messages',
    deleted: 'Leur texte est supprimé après l’envoi',
    none: 'Aucun pour l’instant.',
    column: { message: 'Message', sent: 'Envoyé', by: 'Par', state: 'État' },
  },
  notes: {
    title: 'Notes',
    none: 'Aucune du soutien ni pour lui.',
    label: 'Note pour la révision',
    hint: 'Ce qui a été dit au téléphone, avec le billet. La personne ne la lit jamais. N’y mettez aucun numéro d’identité, de carte ou de compte.',
    add: 'Ajouter la note',
    adding: 'Ajout…',
  },
  pages: {
    title: 'Voir leurs pages',
    text: 'Ouvre ce que la personne voit, en lecture seule, pendant 30 minutes. Le lien fonctionne une fois, pendant 5 minutes.',
    ticket: 'Billet',
    ticketHint: 'Par exemple T-2291',
    ticketWrong: 'Le numéro d’un billet\u00a0: lettres et chiffres, sans espaces.',
    why: 'Pourquoi',
    reasons: {
      cannotFind: 'La personne ne trouve pas ou n’arrive pas à lire quelque chose',
      pageWrong: 'La personne dit qu’une page est erronée',
      promise: 'Je vérifie ce que nous avons promis',
    },
    open: 'Créer le lien',
    opening: 'Création du lien…',
    ready: 'Ouvrez-le dans une fenêtre privée',
    logged:
      'Chaque page que vous ouvrez figure au journal de la demande, avec votre nom, ce billet et la raison.',
  },
};
