import { LIMITS } from '../core/limits.ts';

const dayMs = 24 * 3_600_000;

/** How long something is kept after its time, what happens then, and how the privacy notice says it. */
export type RetentionRow = {
  table: string;
  keepMs: number;
  ending: 'deleted' | 'erased' | 'secrets erased';
  what: Readonly<Record<'en' | 'fr', string>>;
};

/** What is kept, and for how long; housekeeping runs it, and the privacy notice and docs/generated/retention.md are made of it. docs/decisions/0045. */
export const RETENTION = {
  abandoned: {
    table: 'applications',
    keepMs: 90 * dayMs,
    ending: 'erased',
    what: {
      en: 'An application that was never sent, since its last change',
      fr: 'Une demande jamais envoyée, depuis sa dernière modification',
    },
  },
  declined: {
    table: 'applications',
    keepMs: LIMITS.declinedSecretsMs,
    ending: 'secrets erased',
    what: {
      en: 'Tax numbers, birth dates and bank accounts of an application that was not approved, since the decision',
      fr: 'Les numéros d’identification, dates de naissance et comptes bancaires d’une demande refusée, depuis la décision',
    },
  },
  codes: {
    table: 'otp_codes',
    keepMs: 30 * dayMs,
    ending: 'deleted',
    what: {
      en: 'Codes sent to a phone, once the application is decided',
      fr: 'Les codes envoyés à un téléphone, une fois la demande décidée',
    },
  },
  phoneSends: {
    table: 'phone_sends',
    keepMs: 2 * dayMs,
    ending: 'deleted',
    what: { en: 'How often a phone was texted', fr: 'Le nombre de messages envoyés à un téléphone' },
  },
  phoneLinks: {
    table: 'phone_links',
    keepMs: 30 * dayMs,
    ending: 'deleted',
    what: { en: 'Links sent to a phone, since they ran out', fr: 'Les liens envoyés à un téléphone, depuis leur expiration' },
  },
  phoneLines: {
    table: 'phone_lines',
    keepMs: LIMITS.lineTypeTtlMs,
    ending: 'deleted',
    what: { en: 'What kind of line a number is', fr: 'Le type de ligne d’un numéro' },
  },
  messages: {
    table: 'outbox',
    keepMs: 30 * dayMs,
    ending: 'deleted',
    what: {
      en: 'That a message was sent (its text goes when it is sent)',
      fr: 'Le fait qu’un message a été envoyé (son texte est effacé à l’envoi)',
    },
  },
  linkTokens: {
    table: 'link_tokens',
    keepMs: 30 * dayMs,
    ending: 'deleted',
    what: { en: 'Links sent by e-mail, since they ran out', fr: 'Les liens envoyés par courriel, depuis leur expiration' },
  },
  linkSessions: {
    table: 'link_sessions',
    keepMs: 0,
    ending: 'deleted',
    what: { en: 'Visits by a link, since they ended', fr: 'Les visites par lien, depuis leur fin' },
  },
  sessions: {
    table: 'sessions',
    keepMs: LIMITS.sessionAbsoluteMs,
    ending: 'deleted',
    what: { en: 'That somebody is signed in', fr: 'Les sessions ouvertes' },
  },
  signIns: {
    table: 'sign_ins',
    keepMs: LIMITS.signInStateMs,
    ending: 'deleted',
    what: { en: 'A sign-in that was begun', fr: 'Une connexion commencée' },
  },
  repeatedCalls: {
    table: 'idempotency_keys',
    keepMs: LIMITS.idempotencyTtlMs,
    ending: 'deleted',
    what: { en: 'Answers kept in case a call is repeated', fr: 'Les réponses gardées au cas où un appel serait répété' },
  },
  vendorEvents: {
    table: 'webhook_events',
    keepMs: LIMITS.webhookTtlMs,
    ending: 'deleted',
    what: { en: 'That the identity service told us of something', fr: 'Les avis reçus du service d’identité' },
  },
  analytics: {
    table: 'analytics',
    keepMs: 395 * dayMs,
    ending: 'deleted',
    what: { en: 'How pages are used, without a name', fr: 'L’utilisation des pages, sans nom' },
  },
} as const satisfies Record<string, RetentionRow>;
export type RetentionId = keyof typeof RETENTION;

/** The time in words, in whole days where it is at least one. */
export function retentionPeriod(keepMs: number, language: 'en' | 'fr'): string {
  const hours = Math.round(keepMs / 3_600_000);
  if (keepMs === 0) return language === 'fr' ? 'aussitôt' : 'at once';
  if (hours >= 24) return language === 'fr' ? `${Math.round(hours / 24)} jours` : `${Math.round(hours / 24)} days`;
  if (hours >= 1) return language === 'fr' ? `${hours} heures` : `${hours} hours`;
  return language === 'fr' ? `${Math.round(keepMs / 60_000)} minutes` : `${Math.round(keepMs / 60_000)} minutes`;
}
