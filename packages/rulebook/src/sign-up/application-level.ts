import { type ServiceGroup, serviceGroup } from '../accounts/service-types.ts';
import type { Facts } from '../core/facts.ts';
import { SIGN_UP_FORMS, type SignUpForm } from '../reference/enumerations.ts';

type LevelFacts = Pick<Facts, 'applicationLevel' | 'intent' | 'hasBusinessId' | 'decision' | 'stepUps'>;

/**
 * The level that an application is treated as: one for a business that has its id already counts as FULL until something is decided
 * or asked. docs/readings.md 42; docs/decisions/0030.
 */
export const levelOf = ({ applicationLevel, intent, hasBusinessId, decision, stepUps }: LevelFacts): Facts['applicationLevel'] =>
  intent === 'CREATE_BUSINESS' && hasBusinessId && decision === 'PENDING' && stepUps.length === 0 ? 'FULL' : applicationLevel;

/** The level that an application begins with: BASIC only where the row of the portal or partner says that for this service identity comes later; a query alone lowers nothing. docs/readings.md 42. */
export const initialLevel = (basicServices: readonly ServiceGroup[], serviceType: string | undefined): Facts['applicationLevel'] =>
  serviceType !== undefined && basicServices.includes(serviceGroup(serviceType)) ? 'BASIC' : 'FULL';

/** The sign-up forms of a level: BASIC leaves identity for later. docs/readings.md 42. */
export const formsOf = (level: Facts['applicationLevel']): readonly SignUpForm[] =>
  level === 'FULL' ? SIGN_UP_FORMS : SIGN_UP_FORMS.filter((form) => form !== 'ownerIdentity');
