import { persona } from '@signet/personas/personas';
import { test } from './harness.ts';
import { answerForm } from './pages.ts';
test('probe', async ({ page }) => {
  const look = async (when: string) => console.log(when, await page.evaluate('JSON.stringify({...sessionStorage}) + JSON.stringify({...localStorage}) + (document.querySelector("[name]")?.value)'));
  page.on('console', (m) => console.log('C', m.text()));
  await page.addInitScript(`const g = Storage.prototype.setItem, r = Storage.prototype.removeItem; Storage.prototype.setItem = function(k,v){ console.log('SET',k,v.length); return g.call(this,k,v)}; Storage.prototype.removeItem = function(k){ console.log('REMOVE',k, this.getItem(k)); return r.call(this,k)}`);
  await page.goto('/applicant');
  await answerForm(page, 'applicant', persona('ana', 90));
  await look('before');
  await page.reload();
  await look('after');
  await page.waitForTimeout(1500);
  await look('later');
});
