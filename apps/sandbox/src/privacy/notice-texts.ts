type Notice = { lang: string; title: string; lines: readonly string[] };

/** What stands where the provider's own notice stands: true of this sandbox, and nothing is promised for anybody else. */
export const NOTICES = new Map<string, Notice>(
  Object.entries({
    en: {
      lang: 'en',
      title: 'Privacy notice',
      lines: [
        'This is the sandbox. The payments provider’s own notice stands here in production.',
        'What you type here stays on this machine. Nobody is checked, charged or written to outside it.',
        'Please type made-up numbers only. Resetting the sandbox forgets what its vendors were told.',
      ],
    },
    fr: {
      lang: 'fr-CA',
      title: 'Avis de confidentialité',
      lines: [
        'Ceci est le bac à sable. En production, l’avis du fournisseur de paiements se trouve ici.',
        'Ce que vous tapez ici reste sur cette machine. Personne n’est vérifié, facturé ni joint à l’extérieur.',
        'N’y tapez que des numéros inventés. Réinitialiser le bac à sable fait oublier ce que ses fournisseurs ont appris.',
      ],
    },
  }),
);
