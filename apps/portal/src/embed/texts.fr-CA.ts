import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  cookieTitle: 'Votre navigateur ne peut pas garder votre session ouverte ici',
  cookieText:
    'Il ne conserve rien pour une page affichée dans une autre. Continuez dans un nouvel onglet : vos réponses vous y suivront.',
  carriedTitle: 'L’inscription se poursuit dans le nouvel onglet',
  carriedText: 'Vos réponses s’y trouvent. Vous pouvez fermer cette page.',
  cameraTitle: 'L’appareil photo ne fonctionne pas sur cette page',
  cameraText: 'Pour prendre une photo, continuez dans un nouvel onglet ou avec votre téléphone.',
  coveredTitle: 'Quelque chose recouvre le bouton',
  coveredText:
    'Fermez ce qui le recouvre ou faites défiler la page. Appuyez ensuite de nouveau, ou utilisez la touche Entrée.',
  newTab: 'Ouvrir dans un nouvel onglet',
};
