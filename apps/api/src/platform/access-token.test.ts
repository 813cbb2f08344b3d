import { expect, test } from 'vitest';
import { holdAccessToken } from './access-token.ts';

type Reply = { access_token: string; expires_in: number };

function endpoint() {
  const at = { ms: 0, asked: 0 };
  const request = async () => {
    at.asked += 1;
    return { access_token: `token-${at.asked}`, expires_in: 3_600 };
  };
  return { at, held: holdAccessToken(request, () => at.ms) };
}

test('many callers at once ask for one token', async () => {
  const { at, held } = endpoint();
  expect(await Promise.all(Array.from({ length: 20 }, held.token))).toEqual(
    Array.from({ length: 20 }, () => 'token-1'),
  );
  expect(at.asked).toBe(1);
});

test('a token is kept until a minute before it ends', async () => {
  const { at, held } = endpoint();
  await held.token();
  at.ms = 3_539_999;
  expect(await held.token()).toBe('token-1');
  at.ms = 3_540_000;
  expect(await held.token()).toBe('token-2');
});

test('a token that the vendor refused is replaced', async () => {
  const { held } = endpoint();
  await held.token();
  held.drop();
  expect(await held.token()).toBe('token-2');
});

test('a failed request fails its callers, and the next call asks again', async () => {
  let isDown = true;
  const held = holdAccessToken(async () => {
    if (isDown) throw new Error('down');
    return { access_token: 'token', expires_in: 3_600 };
  });
  await expect(held.token()).rejects.toThrow('down');
  isDown = false;
  expect(await held.token()).toBe('token');
});

test('a late token does not replace that of a newer request', async () => {
  const replies = [Promise.withResolvers<Reply>(), Promise.withResolvers<Reply>()];
  let asked = 0;
  const held = holdAccessToken(
    () => replies[asked++]?.promise ?? Promise.reject(new Error('asked too often')),
  );
  const first = held.token();
  held.drop();
  const second = held.token();
  replies[1]?.reject(new Error('down'));
  await expect(second).rejects.toThrow('down');
  replies[0]?.resolve({ access_token: 'late', expires_in: 3_600 });
  expect(await first).toBe('late');
  await expect(held.token()).rejects.toThrow('asked too often');
});
