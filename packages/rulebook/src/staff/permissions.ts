import { keysOf } from '../core/keys-of.ts';

/**
 * What a member of staff is there to do. `key` is an automation key. `personsKey` is one that people
 * work with by commands, which ends with REVIEWER_KEYS_UNTIL. docs/decisions/0222 and 0271.
 */
export const STAFF_ROLES = [
  'reviewer',
  'senior',
  'support',
  'analyst',
  'administrator',
  'auditor',
  'key',
  'personsKey',
] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const isStaffRole = (text: string): text is StaffRole =>
  STAFF_ROLES.some((role) => role === text);

/** Who holds each permission; a call of staff names the one that it needs. */
const HOLDERS = {
  'case.read': ['reviewer', 'senior', 'auditor', 'key', 'personsKey'],
  'case.work': ['reviewer', 'senior', 'key', 'personsKey'],
  'case.decide': ['reviewer', 'senior', 'key', 'personsKey'],
  /** Takes cases for oneself and gives them back. */
  'case.assign': ['reviewer', 'senior'],
  /** Hands them out to others, and says who is away. */
  'case.handOut': ['senior'],
  /** Confirms what another one proposed; a program is no second person. */
  'case.second': ['reviewer', 'senior', 'personsKey'],
  'case.ask': ['reviewer', 'senior'],
  /** Proposes to take a refusal back; whoever decides applications may confirm it. */
  'case.reopen': ['senior'],
  /** Keeps a view of the queue for oneself. */
  'view.save': ['reviewer', 'senior', 'auditor'],
  /** Keeps it for everybody at the desk. */
  'view.share': ['reviewer', 'senior'],
  'case.duplicates': ['reviewer', 'senior'],
  'document.read': ['reviewer', 'senior', 'personsKey'],
  /** Looks at photo IDs and papers of people, which programs never do. */
  'document.show': ['reviewer', 'senior'],
  /** Tells reviewers what was said on the phone. */
  'story.note': ['support'],
  'story.view': ['reviewer', 'senior', 'support', 'personsKey'],
  'secret.show': ['reviewer', 'senior'],
  'audit.read': ['senior', 'administrator', 'auditor'],
  /** Takes lines along, with what verifies them elsewhere. */
  'audit.export': ['auditor'],
  /** Agrees to a large export that somebody else has asked for. */
  'audit.agree': ['senior', 'auditor'],
  /** Says that a week’s shown numbers and birth dates were looked at. */
  'audit.signOff': ['senior'],
  'search.people': ['reviewer', 'senior', 'support', 'auditor'],
  'search.taxId': ['reviewer', 'senior'],
  'story.read': ['reviewer', 'senior', 'support', 'auditor'],
  'insight.funnel': ['senior', 'analyst', 'auditor'],
  'insight.levels': ['reviewer', 'senior', 'analyst', 'administrator', 'auditor'],
  /** Service levels of all who settle cases together; without it, only one’s own. */
  'insight.everybody': ['senior', 'analyst', 'administrator', 'auditor'],
  /** Service levels of one colleague. */
  'insight.colleagues': ['senior'],
  /** How the vendors do. */
  'insight.sources': ['reviewer', 'senior', 'support', 'analyst', 'administrator', 'auditor'],
  'policy.read': ['senior', 'analyst', 'auditor'],
  'policy.run': ['senior', 'analyst'],
  /** Says what they would have decided, without knowing what the rules have. */
  'policy.look': ['reviewer', 'senior'],
  /** Lets a candidate decide beside the rules, without effect. */
  'policy.shadow': ['analyst'],
  /** Sees who works here, and that everything runs; no application. */
  'admin.read': ['administrator', 'auditor'],
  'admin.sessions': ['administrator'],
  /** Sees the rows of partners, their endpoints, deliveries and keys. */
  'partner.read': ['senior', 'support', 'analyst', 'administrator', 'auditor'],
  /** Sends what was not delivered once more, and tries an endpoint. */
  'partner.replay': ['senior', 'administrator'],
  /** Says what the people of a partner may change alone. */
  'partner.change': ['administrator'],
  'texts.stop': ['senior', 'administrator', 'key', 'personsKey'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;

export type Permission = keyof typeof HOLDERS;
export const STAFF_PERMISSIONS = keysOf(HOLDERS);

/** Nobody both decides applications and administers the staff who do. docs/decisions/0222. */
const APART: readonly (readonly [StaffRole, StaffRole])[] = [
  ['reviewer', 'administrator'],
  ['senior', 'administrator'],
];

/** The roles of somebody in several groups: all of them, without those that exclude each other. */
export const rolesHeld = (roles: readonly StaffRole[]): StaffRole[] => {
  const held = STAFF_ROLES.filter((role) => roles.includes(role));
  const excluded = APART.filter((pair) => pair.every((role) => held.includes(role))).flat();
  return held.filter((role) => !excluded.includes(role));
};

export const permissionsOf = (roles: readonly StaffRole[]): Permission[] =>
  STAFF_PERMISSIONS.filter((permission) =>
    HOLDERS[permission].some((role: StaffRole) => roles.includes(role)),
  );

/** The role of a key on a day of the product’s clock; without a last day, people’s keys go on. */
export const roleOfKey = (today: string, lastDay: string | undefined): StaffRole =>
  lastDay === undefined || today <= lastDay ? 'personsKey' : 'key';

/** Roles that a person never has. */
const KEY_ROLES: readonly StaffRole[] = ['key', 'personsKey'];
export const isKeyRole = (role: StaffRole): boolean => KEY_ROLES.includes(role);
