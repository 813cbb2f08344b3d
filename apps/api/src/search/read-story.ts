import type { Handler } from '../handler.ts';
import { storyOf } from './story.ts';

export const readStory: Handler<'readStory'> = ({ deps, params: { id }, staff }) =>
  storyOf(deps, id, staff.locale);
