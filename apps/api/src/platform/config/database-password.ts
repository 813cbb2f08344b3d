import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { LIMITS } from '@signet/rulebook/core/limits';

type Source = { file: string | undefined; command: string | undefined };

/**
 * Asks for the database's password anew each time, so that a rotated or short-lived one needs no
 * restart; undefined where it stands in the address. Errors name the variable and never the answer.
 */
export function databasePassword({ file, command }: Source): (() => Promise<string>) | undefined {
  if (file !== undefined) return () => fromFile(file);
  if (command !== undefined) return () => fromCommand(command);
  return undefined;
}

const fromFile = async (file: string): Promise<string> =>
  lineOf(
    await readFile(file, 'utf8').catch(() => {
      throw new Error('the file that DATABASE_PASSWORD_FILE names cannot be read');
    }),
    'DATABASE_PASSWORD_FILE',
  );

const fromCommand = async (command: string): Promise<string> => {
  const { stdout } = await promisify(execFile)('/bin/sh', ['-c', command], {
    timeout: LIMITS.passwordCommandMs,
  }).catch(() => {
    throw new Error('the command in DATABASE_PASSWORD_COMMAND failed'); // the original error contains the command's output
  });
  return lineOf(stdout, 'DATABASE_PASSWORD_COMMAND');
};

function lineOf(text: string, variable: string): string {
  const password = text.replace(/\r?\n$/, '');
  if (password === '') throw new Error(`${variable} gave an empty password`);
  return password;
}
