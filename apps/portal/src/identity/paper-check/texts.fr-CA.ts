import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  label: {
    businessDocument: 'Vérifiez d’abord votre document',
    voidCheck: 'Vérifiez d’abord le papier',
  },
  hint: 'Facultatif. La photo ou le PDF reste sur cet appareil. Nous vous disons seulement si le papier semble lisible.',
  checking: 'Un instant…',
  fine: 'Le papier semble lisible.',
  title: 'Le papier n’est peut-être pas lisible. Vous pouvez l’utiliser quand même',
  findings: {
    otherKind:
      'Ce n’est ni une photo ni un PDF. Prenez une photo du papier ou choisissez-en un PDF.',
    heic: 'Cette photo est au format HEIC d’Apple. Enregistrez-la en JPEG ou choisissez-en une capture d’écran.',
    locked:
      'Ce PDF a peut-être un mot de passe. Enregistrez une copie sans mot de passe ou prenez une photo du papier.',
    large: 'Ce fichier dépasse 10 Mo. Une photo du papier est souvent plus légère.',
    known:
      'C’est le même fichier que la dernière fois. Une nouvelle photo ou un autre papier donne de meilleures chances.',
    small:
      'L’image est petite, et ses lettres sont peut-être illisibles. Prenez la photo de plus près.',
    blurred:
      'L’image semble floue. Tenez le téléphone immobile et touchez le papier pour faire la mise au point.',
    glare: 'Un reflet couvre une partie du papier. Éloignez-vous de la lampe ou de la fenêtre.',
    cut: 'Une partie du papier semble coupée. Montrez les quatre coins.',
  },
  papersTitle: 'Ce que nous acceptons',
  papers: {
    cp575: 'La lettre CP 575 de l’IRS, reçue avec votre EIN',
    letter147c: 'La lettre 147C, que l’IRS renvoie si vous l’appelez',
    articles: 'Vos statuts constitutifs',
    craLetter: 'Une lettre de l’ARC qui porte votre numéro d’entreprise',
    certificate: 'Votre certificat de constitution',
    voidCheck: 'Un chèque annulé, avec le nom et les numéros imprimés',
    bankLetter: 'Une lettre de votre banque qui porte le nom et les numéros',
    depositForm: 'Un formulaire de dépôt direct de votre banque',
  },
  nothingElse: {
    businessDocument:
      'Nous n’acceptons rien d’autre. Si vous n’en avez aucun, demandez une révision.',
    voidCheck: 'Nous n’acceptons rien d’autre. Si vous n’en avez aucun, liez un autre compte.',
  },
};
