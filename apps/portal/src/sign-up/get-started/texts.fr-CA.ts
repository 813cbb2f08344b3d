import { TEXTS as FEES } from '../fees/texts.fr-CA.ts';
import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Acceptez les cartes, en ligne et en personne',
  lead: 'Comptez environ 5 minutes. La décision est souvent immédiate.',
  start: 'Commencer ma demande',
  legacyTitle: 'Demander un compte de paiement',
  legacyLead:
    'Remplissez une page, puis nous vérifions vos renseignements. Connectez-vous d’abord pour que vos réponses soient enregistrées.',
  resume: 'Poursuivre ma demande',
  resumeNote: 'Vous avez commencé sur cet appareil. Vos réponses sont toujours là.',
  getTitle: 'Ce que vous obtenez',
  gets: [
    {
      title: 'Des paiements par carte partout',
      text: 'En personne, sur votre site, par lien ou par facture.',
    },
    {
      title: 'L’argent à la banque le jour ouvrable suivant',
      text: 'Dès que votre compte bancaire est lié.',
    },
    { title: 'Une demande gratuite', text: 'Elle n’a aucun effet sur votre cote de crédit.' },
  ],
  feesTitle: 'Les frais',
  ...FEES,
  feesMore: 'En savoir plus sur les frais',
  feesMoreText:
    'Des frais s’appliquent à chaque paiement reçu. Ils sont prélevés sur le paiement avant son dépôt à votre banque.',
  feesNoMonthly: 'Aucuns frais mensuels.',
  feesLater: 'Vous verrez tous les frais avant d’accepter quoi que ce soit.',
  handTitle: 'Ce qu’il vous faut',
  hands: [
    {
      title: 'Une entreprise aux États-Unis',
      text: 'Dans l’un des 50 États ou à Washington, D.C.',
    },
    {
      title: 'Votre nom légal et votre date de naissance',
      text: 'Tels qu’ils figurent sur votre pièce d’identité.',
    },
    {
      title: 'Les 4 derniers chiffres de votre SSN',
      text: 'Et votre EIN, si votre entreprise est enregistrée.',
    },
    { title: 'Un cellulaire', text: 'Nous vous enverrons un code par texto.' },
    {
      title: 'Vos coordonnées bancaires',
      text: 'Connectez-vous à votre banque ou entrez vos numéros de compte. Vous pouvez le faire plus tard.',
    },
    {
      title: 'Le nom et le courriel des autres propriétaires',
      text: 'Si une autre personne détient 25 % ou plus.',
    },
  ],
  handsCanada: [
    { title: 'Une entreprise au Canada', text: 'Dans une province ou un territoire.' },
    {
      title: 'Votre nom légal et votre date de naissance',
      text: 'Tels qu’ils figurent sur votre pièce d’identité.',
    },
    {
      title: 'L’adresse de votre domicile',
      text: 'Et votre numéro de société, si votre entreprise est constituée.',
    },
    { title: 'Un cellulaire', text: 'Nous vous enverrons un code par texto.' },
    {
      title: 'Vos coordonnées bancaires',
      text: 'Connectez-vous à votre banque ou entrez vos numéros de compte. Vous pouvez le faire plus tard.',
    },
    {
      title: 'Le nom et le courriel des autres propriétaires',
      text: 'Si une autre personne détient 25 % ou plus.',
    },
  ],
  dataTitle: 'Comment nous utilisons vos réponses',
  data: 'La loi nous oblige à vérifier qui ouvre un compte. Vos réponses servent à cette vérification et à la création du compte. Vous pouvez arrêter à tout moment et revenir.',
  notForTitle: 'Les entreprises que nous ne pouvons pas servir',
  notFor: 'Par exemple, les jeux d’argent, la cryptomonnaie et le contenu pour adultes.',
  notForCanada:
    'Par exemple, les jeux d’argent, la cryptomonnaie et le contenu pour adultes. Au Québec, aussi les restaurants et le transport.',
  learnMore: 'En savoir plus sur le compte',
  learnMoreText:
    'Acceptez les cartes de crédit et de débit en ligne, en personne ou en tapant le numéro de la carte. Après votre demande, nous vérifierons vos réponses. Vous lierez ensuite un compte bancaire et commencerez à recevoir des paiements.',
  resumeCard: {
    title: 'Reprenez là où vous étiez',
    line: 'Étape {current} sur {max} · {section}',
    saved: 'Dernier enregistrement : {day}',
    action: 'Continuer',
  },
  accountCard: { title: '{business} : demande approuvée', action: 'Aller à mon compte' },
  waitCard: {
    title: '{business} : demande à l’étude',
    line: 'Nous prendrons une décision au plus tard le {day}.',
    action: 'Voir ma demande',
  },
  unnamed: 'Votre entreprise',
  startAnother: 'Commencer une autre demande',
  knownText: 'Connectez-vous pour poursuivre votre demande.',
  knownAction: 'Me connecter et continuer',
};
