import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { hasCode } from '../describe-error.ts';
import { newRowId } from '../ids.ts';
import { type KeyHalf, type KeyHalves, keyHalfBytes } from './key-halves.ts';

/** Halves beside the embedded database, one file each, so that deleting a file destroys a key. */
export function keyHalfFolder(folder: string): KeyHalves {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const fileOf = (id: string): string => join(folder, id);
  const read = (id: string): KeyHalf[] => {
    try {
      return [{ id, secret: readFileSync(fileOf(id)) }];
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return [];
      throw error;
    }
  };
  return {
    create: async () => {
      const half: KeyHalf = { id: newRowId('half'), secret: randomBytes(keyHalfBytes) };
      const draft = `${fileOf(half.id)}.new`;
      const handle = openSync(draft, 'wx', 0o600);
      writeSync(handle, half.secret);
      fsyncSync(handle);
      closeSync(handle);
      renameSync(draft, fileOf(half.id));
      return half;
    },
    find: async (ids) => ids.flatMap(read),
    destroy: async (ids) => {
      for (const id of ids) rmSync(fileOf(id), { force: true });
    },
  };
}
