import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Vérifiez les renseignements de votre entreprise',
  lead: 'Nous n’avons pas pu confirmer l’entreprise telle qu’elle est écrite ici. Comparez-la avec votre lettre de l’IRS. Corrigez ce qui diffère, ou confirmez.',
  leadOwn: 'Comparez chaque ligne avec vos documents. Corrigez ce qui diffère, ou confirmez.',
  leadCanada:
    'Nous n’avons pas pu confirmer l’entreprise telle qu’elle est écrite ici. Comparez-la avec vos documents constitutifs. Corrigez ce qui diffère, ou confirmez.',
  why: 'Nous cherchons l’entreprise dans les registres officiels. Une lettre ou un chiffre différent suffit pour ne pas la trouver.',
  addressTitle: 'Adresse de l’entreprise',
  changeAddress: 'Modifier l’adresse',
  confirm: 'Confirmer et continuer',
  laterText: 'Votre demande attend jusque-là, et vos réponses sont enregistrées.',
};
