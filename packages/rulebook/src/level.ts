import { SIGN_UP_FORMS, type SignUpForm } from './entities/asked.ts';
import type { Facts } from './facts.ts';

type LevelFacts = Pick<Facts, 'applicationLevel' | 'intent' | 'hasBusinessId' | 'decision' | 'stepUps'>;

/**
 * The level that an application is treated as: one for a business that has its id already counts as FULL until something is decided or asked.
 * Document 1, section 4, Application level; docs/decisions/0030.
 */
export const levelOf = ({ applicationLevel, intent, hasBusinessId, decision, stepUps }: LevelFacts): Facts['applicationLevel'] =>
  intent === 'CREATE_BUSINESS' && hasBusinessId && decision === 'PENDING' && stepUps.length === 0 ? 'FULL' : applicationLevel;

/** The sign-up forms of a level: BASIC leaves identity for later. decisions.md, section 3, Levels. */
export const formsOf = (level: Facts['applicationLevel']): readonly SignUpForm[] =>
  level === 'FULL' ? SIGN_UP_FORMS : SIGN_UP_FORMS.filter((form) => form !== 'ownerIdentity');
