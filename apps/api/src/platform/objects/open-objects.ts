import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { bucketStore } from './bucket-store.ts';
import { folderStore } from './folder-store.ts';
import type { ObjectStore } from './object-store.ts';

/** The configured store of files outside the database. */
export const openObjects = async (
  config: Pick<Config, 'bucket' | 'dataDir'>,
): Promise<ObjectStore> =>
  config.bucket === undefined
    ? folderStore(join(config.dataDir, 'objects'))
    : bucketStore(config.bucket);
