import { TEXTS as FEES } from '../fees/texts.fr-CA.ts';
import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Acceptez les cartes, en ligne et en personne',
  lead: 'Comptez environ 5 minutes. La réponse est souvent immédiate.',
  start: 'Commencer ma demande',
  legacyTitle: 'Demander un compte de paiement',
  legacyLead:
    'Une page de questions, puis nous vérifions vos renseignements. Ouvrez d’abord votre session, pour que vos réponses soient conservées.',
  resume: 'Poursuivre ma demande',
  resumeNote: 'Vous avez commencé sur cet appareil. Vos réponses sont toujours là.',
  getTitle: 'Ce que vous obtenez',
  gets: [
    { title: 'Des paiements par carte partout', text: 'En personne, sur votre site, par lien et par facture.' },
    { title: 'L’argent à la banque le jour ouvrable suivant', text: 'Une fois votre compte bancaire lié.' },
    { title: 'Rien à payer avant de vendre', text: 'La demande est gratuite et n’a aucun effet sur votre cote de crédit.' },
  ],
  feesTitle: 'Ce que ça coûte',
  ...FEES,
  feesMore: 'En savoir plus sur les frais',
  feesMoreText:
    'Vous payez des frais seulement lorsque vous recevez un paiement. Ils sont prélevés sur le paiement avant son dépôt à votre banque. Le compte ne comporte aucuns frais mensuels.',
  feesLater: 'Vous verrez tous les frais avant d’accepter quoi que ce soit.',
  handTitle: 'Ce qu’il faut avoir sous la main',
  hands: [
    { title: 'Votre nom légal et votre date de naissance', text: 'Comme sur votre pièce d’identité.' },
    { title: 'Les 4 derniers chiffres de votre SSN', text: 'Et votre EIN, si votre entreprise est enregistrée.' },
    { title: 'Un cellulaire', text: 'Nous y envoyons un code par texto.' },
    { title: 'Votre banque', text: 'Connectez-vous à celle-ci ou utilisez vos numéros de compte. Vous pouvez le faire plus tard.' },
  ],
  handsCanada: [
    { title: 'Votre nom légal et votre date de naissance', text: 'Comme sur votre pièce d’identité.' },
    { title: 'L’adresse de votre domicile', text: 'Et votre numéro de société, si votre entreprise est constituée.' },
    { title: 'Un cellulaire', text: 'Nous y envoyons un code par texto.' },
    { title: 'Votre banque', text: 'Connectez-vous à celle-ci ou utilisez vos numéros de compte. Vous pouvez le faire plus tard.' },
  ],
  stepsTitle: 'Comment ça se passe',
  steps: [
    'Répondez à quelques questions sur vous et votre entreprise.',
    'Entrez le code que nous vous envoyons par texto.',
    'Voyez la décision, d’habitude tout de suite.',
    'Liez votre banque et recevez votre premier paiement.',
  ],
  dataTitle: 'Ce que deviennent vos réponses',
  data: 'Nous les utilisons pour vérifier qui ouvre le compte, comme la loi le demande, et pour l’ouvrir. Les numéros fiscaux et bancaires sont scellés dès leur arrivée et ne sont plus jamais affichés en entier. Vous pouvez arrêter à tout moment et revenir.',
  notForTitle: 'Les entreprises que nous ne pouvons pas accepter',
  notFor:
    'Certains types d’entreprises ne peuvent pas être acceptés, comme les jeux d’argent, la monnaie virtuelle ou le contenu pour adultes.',
  notForCanada:
    'Certains types d’entreprises ne peuvent pas être acceptés, comme les jeux d’argent, la monnaie virtuelle ou le contenu pour adultes. Au Québec, il en va de même des restaurants et du transport.',
  learnMore: 'En savoir plus sur le compte',
  learnMoreText:
    'Votre compte accepte les cartes de crédit et de débit. Vous pouvez l’utiliser en ligne, en personne avec un terminal, et en saisissant un numéro de carte. Après votre demande, nous vérifions vos réponses, puis vous liez un compte bancaire et commencez à recevoir des paiements.',
  resumeCard: {
    title: 'Reprenez là où vous étiez',
    line: '{business} · Étape {current} sur {max} · {section}',
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
  allApplications: 'Vos demandes',
  knownText: 'Connectez-vous pour poursuivre votre demande.',
  knownAction: 'Me connecter et continuer',
  signInLine: 'Déjà une demande? Me connecter',
};
