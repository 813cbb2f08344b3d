import type { Localized } from '@signet/rulebook/core/localized';

export type SampleText = {
  title: string;
  note: string;
  inShort?: readonly string[];
  parts: readonly (readonly [heading: string, text: string])[];
};

export type FeeWords = {
  what: string;
  cost: string;
  taken: string;
  monthly: string;
  fees: {
    terminal: string;
    keyedIn: string;
    invoicing: string;
    paylink: string;
    paybutton: string;
    transferToBank: string;
  };
};

/** Sample texts in place of the payments provider's own documents; they bind nobody. */
export const SAMPLE_TEXTS: Localized<{
  agreement: SampleText;
  fees: SampleText;
  records: SampleText;
  help: SampleText;
  words: FeeWords;
}> = {
  en: {
    agreement: {
      title: 'Merchant Agreement',
      note: 'A sample of the sandbox. The payments provider’s own agreement stands here in production.',
      inShort: [
        'Your answers are true, and you may open this account.',
        'You pay a fee per payment, and refunds and disputes.',
        'You can close the account any time.',
      ],
      parts: [
        [
          '1. Your account',
          'We process cards for the business named in your application. You may use the account only for that business and its own sales.',
        ],
        [
          '2. Checks',
          'We check you, the business and its owners with identity services and public records. We may check again while the account is open.',
        ],
        [
          '3. Fees',
          'We take the fees in the fee schedule out of each payment before we pay you. We’ll tell you at least 30 days before a fee changes.',
        ],
        [
          '4. Payouts',
          'We send your money to the bank account you’ve linked on the next business day. We may hold a payout while we look into a payment, and we’ll tell you why.',
        ],
        [
          '5. Refunds and disputes',
          'Refunds and disputes are paid from your account. If a customer disputes a payment, you have until the date in our notice to answer.',
        ],
        [
          '6. Electronic records',
          'We send notices and records by email and keep them in your account. You can ask for a paper copy.',
        ],
        [
          '7. Closing',
          'You can close the account any time. We keep what the law requires us to keep, and nothing else.',
        ],
      ],
    },
    fees: {
      title: 'Fees',
      note: 'Sample fees of the sandbox. Nobody is charged here.',
      parts: [],
    },
    records: {
      title: 'Electronic records',
      note: 'A sample of the sandbox. The payments provider’s own text stands here in production.',
      parts: [
        [
          'What you agree to',
          'We’ll send you notices, receipts and tax forms by email or in your account instead of on paper.',
        ],
        [
          'What you need',
          'An email address that you read, and a browser or a phone that opens PDF files.',
        ],
        [
          'If you change your mind',
          'You can ask for paper copies, or take this back, by calling or emailing us.',
        ],
      ],
    },
    help: {
      title: 'Help',
      note: 'A sample of the sandbox. The portal’s own help pages stand here in production.',
      parts: [
        [
          'Will applying affect my credit score?',
          'No. We confirm who you are. We don’t ask for a credit report.',
        ],
        [
          'Why do you need my SSN or SIN?',
          'Federal rules require us to verify the person who opens the account. In Canada, the SIN is optional.',
        ],
        [
          'How long does it take?',
          'About 5 minutes. Most people get a decision right after they submit. If someone on our team has to look, it’ll take 1 to 2 business days.',
        ],
        [
          'I can’t receive a text',
          'You can change the number on the page that asks for the code, or show your photo ID instead.',
        ],
        [
          'How do I find my application again?',
          'Sign in with the same email address. The email we sent you has a link as well.',
        ],
      ],
    },
    words: {
      what: 'Payment',
      cost: 'Fee',
      taken:
        'You pay a fee only when you take a payment. We take it out of the payment before we send the money to your bank.',
      monthly: 'There’s no monthly fee.',
      fees: {
        terminal: 'Card terminal',
        keyedIn: 'Card typed in by hand',
        invoicing: 'Invoice',
        paylink: 'Pay link',
        paybutton: 'Pay button',
        transferToBank: 'Instant transfer to your bank',
      },
    },
  },
  fr: {
    agreement: {
      title: 'Entente de commerçant',
      note: 'Un exemple du bac à sable. En production, l’entente du fournisseur de paiements se trouve ici.',
      inShort: [
        'Vos réponses sont exactes, et vous pouvez ouvrir ce compte.',
        'Vous payez des frais par paiement, ainsi que les remboursements et les contestations.',
        'Vous pouvez fermer le compte en tout temps.',
      ],
      parts: [
        [
          '1. Votre compte',
          'Nous traitons les cartes de l’entreprise nommée dans votre demande. Le compte ne sert qu’à cette entreprise et à ses propres ventes.',
        ],
        [
          '2. Vérifications',
          'Nous vérifions votre identité, l’entreprise et ses propriétaires auprès de services d’identité et de registres publics. Nous pouvons le refaire tant que le compte est ouvert.',
        ],
        [
          '3. Frais',
          'Nous prélevons les frais de la grille sur chaque paiement avant de vous verser l’argent. Nous vous préviendrons au moins 30 jours avant un changement.',
        ],
        [
          '4. Versements',
          'Nous versons votre argent au compte bancaire que vous avez lié, le jour ouvrable suivant. Nous pouvons retenir un versement le temps d’examiner un paiement, et nous vous dirons pourquoi.',
        ],
        [
          '5. Remboursements et contestations',
          'Les remboursements et les contestations sont payés à partir de votre compte. Si un client conteste un paiement, vous avez jusqu’à la date de notre avis pour répondre.',
        ],
        [
          '6. Documents électroniques',
          'Nous envoyons les avis et les documents par courriel et les gardons dans votre compte. Vous pouvez en demander une copie papier.',
        ],
        [
          '7. Fermeture',
          'Vous pouvez fermer le compte en tout temps. Nous gardons ce que la loi nous oblige à garder, et rien d’autre.',
        ],
      ],
    },
    fees: {
      title: 'Frais',
      note: 'Exemple de frais du bac à sable. Personne n’est facturé ici.',
      parts: [],
    },
    records: {
      title: 'Documents électroniques',
      note: 'Un exemple du bac à sable. En production, le texte du fournisseur de paiements se trouve ici.',
      parts: [
        [
          'Ce que vous acceptez',
          'Nous vous enverrons les avis, les reçus et les feuillets fiscaux par courriel ou dans votre compte plutôt que sur papier.',
        ],
        [
          'Ce qu’il vous faut',
          'Une adresse courriel que vous consultez, et un navigateur ou un téléphone qui ouvre les fichiers PDF.',
        ],
        [
          'Si vous changez d’avis',
          'Vous pouvez demander des copies papier, ou retirer votre accord, par téléphone ou par courriel.',
        ],
      ],
    },
    help: {
      title: 'Aide',
      note: 'Un exemple du bac à sable. En production, les pages d’aide du portail se trouvent ici.',
      parts: [
        [
          'La demande a-t-elle un effet sur ma cote de crédit?',
          'Non. Nous confirmons votre identité, sans demander de dossier de crédit.',
        ],
        [
          'Pourquoi demandez-vous mon numéro d’assurance sociale?',
          'La loi nous oblige à vérifier l’identité de la personne qui ouvre le compte. Le NAS est facultatif.',
        ],
        [
          'Combien de temps faut-il?',
          'Environ 5 minutes. La réponse suit le plus souvent aussitôt. Si un membre de notre équipe doit examiner la demande, comptez de 1 à 2 jours ouvrables.',
        ],
        [
          'Je ne peux pas recevoir de texto',
          'Vous pouvez changer le numéro à la page qui demande le code, ou montrer une pièce d’identité avec photo.',
        ],
        [
          'Comment retrouver ma demande?',
          'Connectez-vous avec la même adresse courriel. Le courriel que nous vous avons envoyé contient aussi un lien.',
        ],
      ],
    },
    words: {
      what: 'Paiement',
      cost: 'Frais',
      taken:
        'Vous payez des frais seulement quand vous acceptez un paiement. Nous les prélevons sur le paiement avant d’envoyer l’argent à votre banque.',
      monthly: 'Il n’y a pas de frais mensuels.',
      fees: {
        terminal: 'Terminal de paiement',
        keyedIn: 'Carte entrée à la main',
        invoicing: 'Facture',
        paylink: 'Lien de paiement',
        paybutton: 'Bouton de paiement',
        transferToBank: 'Versement instantané à votre banque',
      },
    },
  },
};
