import { INDUSTRIES } from '@signet/industries/industries';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import { completedApplication, newVisitor, testApi } from '../testing/test-api.ts';

onPostgres('categories', (open) => {
  const at = testApi(open);

  test('a group has the class of most of its industries', async () => {
    const { body } = await newVisitor(at).get<ReplyOf<'getCategories'>>('/api/v2/categories');
    const wrong = body.categories.filter(({ type, industries }) => {
      const ofClass = (one: string) =>
        industries.filter((industry) => industry.type === one).length;
      return industries.some((industry) => ofClass(industry.type) > ofClass(type));
    });
    expect(wrong.map(({ label }) => label)).toEqual([]);
    expect(new Set(body.categories.map(({ type }) => type))).toContain('REGULAR');
  });

  test('finds industries in French for French readers', async () => {
    const { visitor, view } = await completedApplication(at, 'chloe');
    const { body } = await visitor.get(`/api/v2/applications/${view.id}`, {
      'accept-language': 'fr-CA',
    });
    expect(body.company.mccDetails?.label).toBe('Fleuriste');
  });

  test('the segment of a company is the MCC of its industry', async () => {
    const { view } = await completedApplication(at, 'ana');
    const { id } = view.company.mccDetails ?? { id: '' };
    expect(view.company.segment).toBe(
      INDUSTRIES.find((industry) => String(industry.id) === id)?.mcc,
    );
    expect(view.company.segment).toMatch(/^\d{4}$/);
  });
});
