/** Shape of a reviewer's name. */
export const REVIEWER_NAME = /^\p{L}[\p{L} .'’-]{0,59}$/u;
const KEY = /^[\x21-\x7e]{16,200}$/;

/** Reviewers as the configuration names them beside the sandbox: rows like `Robin=key`, with a comma between; undefined where one is wrong or comes twice. */
export function parseReviewers(text: string): { name: string; key: string }[] | undefined {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const rows = parts.map((part) => {
    const [name = '', ...rest] = part.split('=');
    return { name: name.trim(), key: rest.join('=').trim() };
  });
  const areRight = rows.every(({ name, key }) => REVIEWER_NAME.test(name) && KEY.test(key));
  const areOnce = [new Set(rows.map(({ name }) => name)), new Set(rows.map(({ key }) => key))].every(({ size }) => size === rows.length);
  return areRight && areOnce ? rows : undefined;
}
