import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Oups! L’adresse URL semble incorrecte',
  lead: 'Nous ne trouvons pas cette page. Vérifiez s’il y a une faute dans le lien ou revenez en arrière.',
  application: 'Aller à ma demande',
  start: 'Aller à la page d’accueil',
  applications: 'Voir mes demandes',
  applicationsText: 'Tout ce que vous avez commencé',
  signIn: 'Me connecter',
  signInText: 'Reprenez là où vous étiez',
  site: 'Aller au site Web {brand}',
};
