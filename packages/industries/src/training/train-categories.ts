import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { packModel } from '../prediction/packed-model.ts';
import { MODEL_FILE } from '../prediction/predictor.ts';
import { trainingCorpus } from './corpus.ts';
import { readCorrections } from './corrections.ts';
import { trainModel } from './train-model.ts';

/**
 * `npm run train-industries [-- --corrections FILE]` rebuilds the category model, byte for byte the
 * same from the same sources: the data folder (SHARED_DATA), the packages, our tables, and
 * applicants' choices (DATABASE_URL or FILE). docs/decisions/0018.
 */
const { values } = parseArgs({ options: { corrections: { type: 'string' } } });
try {
  const corrections = await readCorrections({
    databaseUrl: process.env.DATABASE_URL,
    file: values.corrections,
  });
  const training = trainingCorpus({}, corrections);
  const bytes = packModel(trainModel(training));
  writeFileSync(MODEL_FILE, bytes);
  console.log(
    `${training.examples.length} examples, ${corrections.length} of them chosen by applicants → ${bytes.length} bytes`,
  );
} catch (error) {
  console.error(
    `The category model was not trained: ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exitCode = 1;
}
