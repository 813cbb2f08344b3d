import { ANALYTICS_LIMITS } from '@signet/rulebook/analytics/limits';
import { beforeEach, expect, test, vi } from 'vitest';
import { restartSurvey } from './survey.tsx';

type Script = { id: string; src: string; remove: () => void };

let scripts: Script[];
const page = () =>
  ({
    getElementById: (id: string) => scripts.find((script) => script.id === id) ?? null,
    createElement: () => {
      const script: Script = {
        id: '',
        src: '',
        remove: () => (scripts = scripts.filter((one) => one !== script)),
      };
      return script;
    },
    head: { append: (script: Script) => scripts.push(script) },
  }) as unknown as Document; // only what the function uses

const URL_OF_SURVEY = 'https://survey.example/scripts/nps/nps.js';

beforeEach(() => {
  scripts = [];
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('loads the survey after a delay, and anew for the next page', () => {
  for (const _page of [1, 2]) {
    restartSurvey(URL_OF_SURVEY, page());
    vi.advanceTimersByTime(ANALYTICS_LIMITS.surveyRestartMs - 1);
  }
  expect(scripts).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(scripts.map(({ id, src }) => [id, src])).toEqual([['survey', URL_OF_SURVEY]]);
});

test('loads no survey for a page that is left in time', () => {
  restartSurvey(URL_OF_SURVEY, page())();
  vi.advanceTimersByTime(2 * ANALYTICS_LIMITS.surveyRestartMs);
  expect(scripts).toEqual([]);
});
