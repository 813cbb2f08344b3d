import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  tab: 'Doublons',
  title: 'La même personne ou la même entreprise',
  text: 'Trouvées par des empreintes à clé. Vous les voyez parce que vous avez pris la demande en charge, et le registre de chacune le dit. N’en parlez jamais au demandeur.',
  claimFirst: 'Prenez d’abord la demande en charge pour les voir.',
  caption: 'Cette demande à côté des autres, fait par fait',
  fact: 'Fait',
  own: 'Cette demande',
  counts: {
    declined: 'Compte\u00a0: refusée dans les 30 derniers jours',
    approved: 'Compte\u00a0: approuvée sous un autre compte',
    none: 'Ne compte pas',
  },
  only: 'Identiques ou proches seulement',
  is: { same: 'identique', close: 'proche' },
  login: 'Compte',
  logins: { same: 'le même compte', other: 'un autre compte' },
  happened: 'Ce qui s’est passé',
  status: 'Résultat',
  sent: 'Soumise',
  why: 'Pourquoi',
  more: '{count, plural, one {# autre a été trouvée} many {# d’autres ont été trouvées} other {# autres ont été trouvées}}; celles qui comptent et les plus récentes sont montrées.',
  none: 'Il ne reste aucune autre demande. Elle a pu être effacée depuis; ce qui a été trouvé reste dans les constats.',
};
