import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  tab: 'Messages',
  title: 'Messages de cette demande',
  caption: 'Messages de cette demande, du plus récent au plus ancien',
  none: 'Rien n’a encore été envoyé.',
  kept: 'Le texte d’un message en attente est chiffré. Celui d’un message envoyé n’existe plus.',
  message: 'Message',
  to: 'À',
  state: 'État',
  when: 'Quand',
  triesHead: 'Essais',
  tries: '{count, plural, one {# essai} many {# d’essais} other {# essais}}',
  triedAlike: 'Chacun a eu cette réponse, le dernier {until}.',
  triedOnce: 'Une fois, {from}.',
  triedOften: '{count} fois, de {from} à {until}.',
  arrived:
    '{count, plural, one {Un autre message de cette demande est arrivé.} many {# d’autres messages de cette demande sont arrivés.} other {# autres messages de cette demande sont arrivés.}}',
  gone: 'non conservé',
  noAddress: 'Il n’a pas d’adresse.',
  undelivered: '«\u00a0{template}\u00a0» n’a pas pu être livré',
  tried: 'Premier essai {from}, abandonné {until}.',
  answers: {
    addressRefused: 'Le serveur de courriel refuse cette adresse ({code}).',
    status: 'Le serveur de courriel ou de textos a répondu {code}.',
    timeout: 'Le serveur de courriel ou de textos n’a pas répondu à temps.',
    network: 'Le serveur de courriel ou de textos n’a pas pu être joint.',
    shape: 'La réponse n’a pas pu être comprise.',
    busy: 'Il n’a pas été envoyé, car le fournisseur était en panne.',
    none: 'La réponse du fournisseur n’a pas été conservée.',
  },
  likely:
    'Il va à {to}. Un autre hôte diffère d’une lettre\u00a0: {likely}. Est-ce une erreur de frappe?',
  goes: 'Il va à {to}.',
  askTitle: 'Demander une autre adresse',
  ask: 'La demander',
  reads: 'Ce que la personne lirait',
  readsIn: 'Ce qu’elle lirait, en {language}',
  askText:
    'La personne en entre une autre sur sa propre page, qui ne demande rien d’autre. Dites-le-lui par téléphone\u00a0: un courriel à ce sujet irait à l’adresse qui ne fonctionne pas. L’adresse d’un propriétaire se corrige dans la liste des propriétaires.',
};
