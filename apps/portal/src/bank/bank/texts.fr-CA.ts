import type { TEXTS as EN } from './texts.en-US.ts';

export const TEXTS: typeof EN = {
  title: 'Où devons-nous envoyer votre argent?',
  lead: 'Liez le compte bancaire qui recevra vos virements.',
  instant: {
    title: 'Le plus rapide : par votre banque',
    text: 'Environ une minute : vous ouvrez une session à votre banque dans une fenêtre de Plaid, le service qui relie les banques, puis vous choisissez un compte.',
    button: 'Me connecter à ma banque',
    opening: 'Ouverture…',
    linking: 'Liaison de votre compte…',
  },
  manualButton: 'Entrer les numéros de compte et d’acheminement',
  manualButtonCa: 'Entrer les numéros de compte, de transit et d’institution',
  manualTitle: 'Ou entrez vous-même les numéros',
  manualText: 'Nous vérifions le compte auprès du réseau bancaire, souvent tout de suite. Sinon, cela prend de {from} à {to} jours.',
  manualTextCa: 'Nous vérifions le compte, ce qui prend de {from} à {to} jours.',
  later: 'Je le ferai plus tard',
  laterText: 'Vous pouvez accepter des paiements sans compte bancaire. Les virements commenceront une fois un compte lié.',
  canceled: 'Vous avez fermé la fenêtre de la banque. Rien n’a été lié. Vous pouvez réessayer ou entrer les numéros à la main.',
  tryManual: 'Vous pouvez aussi entrer les numéros à la main.',
  nevers: [
    { title: 'Votre mot de passe reste à votre banque', text: 'Nous ne le voyons jamais et ne le conservons jamais.' },
    {
      title: 'Aucun prélèvement sans votre accord',
      text: 'Le compte sert à vous envoyer vos virements et à percevoir les frais et les remboursements que vous devez.',
    },
  ],
  manual: {
    title: 'Les numéros de votre compte bancaire',
    lead: 'Entrez-les tels qu’ils figurent sur votre relevé bancaire.',
    button: 'Lier ce compte',
    why: 'Les virements vont à ce compte. Le nom doit être celui qui figure à votre banque, pour que l’argent arrive à la bonne personne.',
  },
  check: {
    labelUs:
      'Au bas d’un chèque figurent d’abord le numéro d’acheminement, 9 chiffres, puis le numéro de compte, puis le numéro du chèque.',
    labelCa:
      'Au bas d’un chèque figurent d’abord le numéro du chèque, puis le numéro de transit, 5 chiffres, le numéro d’institution, 3 chiffres, et le numéro de compte.',
    routing: 'Acheminement',
    account: 'Compte',
    number: 'Chèque',
    numberCa: 'Chèque',
    transit: 'Transit',
    institution: 'Institution',
  },
  why: 'Les virements vont à ce compte. Il doit être à votre nom ou à celui de votre entreprise.',
};
