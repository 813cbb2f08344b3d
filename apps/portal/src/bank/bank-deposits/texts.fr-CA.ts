import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Entrez les montants des deux dépôts',
  leads: {
    sent: 'Nous avons fait deux petits dépôts dans votre compte se terminant par {last4}. Ils arriveront au plus tard le {day}.',
    arrived:
      'Deux petits dépôts devraient maintenant être dans votre compte se terminant par {last4}. Cherchez ACCTVERIFY sur votre relevé bancaire.',
  },
  until: 'Entrez les montants au plus tard le {day}.',
  tries:
    '{count, plural, one {Vous avez # essai.} many {Vous avez # essais.} other {Vous avez # essais.}}',
  why: 'Seule une personne qui voit le compte connaît les montants. Nous reprendrons les deux dépôts en un seul débit.',
  confirm: 'Confirmer le compte',
  resend: 'Envoyer deux nouveaux dépôts',
  resending: 'Envoi…',
  resendText:
    'Vous ne les trouvez pas? Nous pouvons en envoyer d’autres une fois. Les anciens montants ne seront plus acceptés.',
  resent: 'Deux nouveaux dépôts sont en route. Ils arriveront au plus tard le {day}.',
  replace: 'Utiliser un autre compte',
  failed: {
    title: 'Nous n’avons pas pu confirmer votre compte bancaire',
    whys: {
      tries:
        'Les montants pour le compte se terminant par {last4} ne correspondaient pas après {tries} essais.',
      term: 'Les montants pour le compte se terminant par {last4} n’ont pas été entrés avant la fin du {day}.',
      returned: 'Votre banque n’a pas accepté nos dépôts dans le compte se terminant par {last4}.',
    },
    waysTitle: 'Ce que vous pouvez faire',
    link: 'Liez un autre compte, ou connectez-vous à votre banque pour lier celui-ci.',
    cheque:
      'Ou envoyez-nous ci-dessous un chèque annulé (spécimen de chèque). Un membre de notre équipe l’examinera.',
    hold: 'Vous pouvez toujours accepter des paiements. Nous gardons l’argent pour vous.',
    button: 'Lier un autre compte',
  },
};
