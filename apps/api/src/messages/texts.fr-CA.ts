import type { MessageTexts } from './texts.en-US.ts';

/** Les messages en français. decisions.md, section 9. */
export const MESSAGE_TEXTS: MessageTexts = {
  greeting: 'Bonjour {name},',
  closing: '{brand}',
  needs: {
    FULL_SSN:
      'Il nous faut votre numéro complet de sécurité sociale américain (SSN). Saisissez-le dans votre demande, jamais dans un courriel.',
    GOV_ID_SELFIE: 'Nous devons voir une pièce d’identité avec photo. Ayez-la sous la main, avec un appareil muni d’une caméra.',
    EIN_DOC: 'Il nous faut un document de votre entreprise, par exemple l’avis fiscal qui porte son nom et son numéro.',
    BUSINESS_INFO: 'Vérifiez le nom et le numéro fiscal de votre entreprise.',
    BO_INFO: 'Nous devons savoir qui d’autre détient 25 % ou plus de votre entreprise.',
    BO_VERIFICATION:
      'Les autres propriétaires doivent encore confirmer leur identité. Nous vous écrirons lorsque les versements commenceront.',
    FULL_ONBOARDING: 'Confirmez votre identité pour que nous puissions vous payer.',
  },
  messages: {
    received: {
      subject: 'Nous avons votre demande',
      lines: [
        'Nous avons votre demande pour {business}.',
        'Il reste une courte étape : confirmez votre numéro de téléphone avec le texto que nous vous envoyons.',
      ],
      link: 'Continuer votre demande',
    },
    informationNeeded: {
      subject: 'Il nous manque un élément',
      lines: [
        'Nous examinons votre demande pour {business}.',
        '{need}',
        'Cela prend quelques minutes, et tout ce que vous avez entré est conservé.',
      ],
      link: 'Continuer votre demande',
    },
    taxInformation: {
      subject: 'Il manque encore un numéro',
      lines: [
        'Votre demande pour {business} attend un numéro.',
        'Ce lien ouvre une courte page qui le demande. Il fonctionne une seule fois, pendant sept jours. Vous pouvez aussi ouvrir votre session comme d’habitude.',
        'Nous ne demandons jamais un tel numéro par courriel, par texto ni par téléphone.',
      ],
      link: 'Entrer le numéro',
    },
    approved: {
      subject: 'Votre demande est approuvée',
      lines: [
        'Votre demande pour {business} est approuvée.',
        'Associez maintenant un compte bancaire, pour que nous puissions vous payer.',
      ],
      link: 'Associer un compte bancaire',
    },
    approvedPending: {
      subject: 'Vous pouvez accepter des paiements; il reste une étape',
      lines: [
        'Vous pouvez commencer à accepter des paiements pour {business}.',
        'Il reste une étape avant que nous puissions vous payer.',
        '{need}',
      ],
      link: 'Voir ce qu’il reste à faire',
    },
    inReview: {
      subject: 'Nous examinons votre demande',
      lines: [
        'Une personne de notre équipe examine votre demande pour {business}.',
        'Cela prend d’habitude un à deux jours ouvrables. Vous n’avez rien à faire pour l’instant; nous vous écrirons.',
      ],
      link: 'Voir votre demande',
    },
    notApproved: {
      subject: 'Au sujet de votre demande',
      lines: [
        'Nous avons examiné votre demande pour {business} et ne pouvons pas vous offrir de compte avec les renseignements que nous avons.',
        'Rien ne vous a été facturé. Vous pouvez demander qu’une personne l’examine de nouveau : ouvrez votre demande pour savoir comment.',
      ],
      link: 'Voir votre demande',
    },
  },
};
