import { adding } from './running.ts';

/** The register that a Canadian company's number is of. docs/readings.md 77. */
export const registeredIn = adding('alter table businesses add column registered_in text');
