import formbody from '@fastify/formbody';
import { isStaffGroup, isStaffId, STAFF_GROUPS } from '@signet/personas/staff';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml, htmlPage } from '../html-page.ts';
import type { World } from '../world.ts';
import type { StaffPerson } from './people.ts';
import { createStaffSignIn, STAFF_OIDC_PATH } from './provider.ts';
import { type StaffTexts, staffTexts } from './staff-texts.ts';

type Uid = { Params: { uid: string } };
type Sub = { Params: { sub: string } };

export async function registerStaffOidc(app: FastifyInstance, world: World): Promise<void> {
  const { provider, register, expiredPage, people, signOut, sessionsOf } = createStaffSignIn(world);

  await app.register(async (pages) => {
    await pages.register(formbody);
    // The provider throws when the interaction is unknown or expired.
    pages.setErrorHandler((_error, request, reply) =>
      reply.code(400).type('text/html').send(expiredPage(request.headers['accept-language'])),
    );
    const path = `${STAFF_OIDC_PATH}/interaction/:uid`;
    pages.get<Uid>(path, async (request, reply) => {
      const { params } = await provider.interactionDetails(request.raw, reply.raw);
      const texts = staffTexts(params.ui_locales ?? request.headers['accept-language']);
      return reply
        .type('text/html')
        .header('cache-control', 'no-store')
        .send(choicePage(texts, people.all(), params.login_hint));
    });
    pages.post<Uid & { Body: { person?: string } }>(path, async (request, reply) => {
      await provider.interactionDetails(request.raw, reply.raw);
      const sub = request.body?.person ?? '';
      if (!isStaffId(sub)) return unknownPerson(reply);
      const { acr, amr } = people.person(sub);
      reply.hijack();
      await provider.interactionFinished(request.raw, reply.raw, {
        login: { accountId: sub, remember: true, acr, amr: [...amr] },
      });
    });
  });

  app.get('/control/staff', () => ({
    staff: people.all().map((person) => ({ ...person, sessions: sessionsOf(person.sub) })),
  }));
  app.put<Sub & { Body: { groups?: unknown } }>(
    '/control/staff/:sub/groups',
    ({ params: { sub }, body }, reply) => {
      const groups = body?.groups;
      if (!isStaffId(sub)) return unknownPerson(reply);
      if (!Array.isArray(groups) || !groups.every(isStaffGroup))
        return reply
          .code(400)
          .send({ message: `groups must be a list of ${STAFF_GROUPS.join(', ')}` });
      people.setGroups(sub, groups);
      return reply.send({ person: people.person(sub) });
    },
  );
  app.post<Sub>('/control/staff/:sub/sign-out', async ({ params: { sub } }, reply) =>
    isStaffId(sub) ? reply.send(await signOut(sub)) : unknownPerson(reply),
  );

  await app.register(async (protocol) => register(protocol));
}

const unknownPerson = (reply: FastifyReply): FastifyReply =>
  reply.code(404).send({ message: 'The staff provider does not know this person' });

function choicePage(texts: StaffTexts, people: readonly StaffPerson[], hint: unknown): string {
  const buttons = people.map((person) => {
    const isHinted = hint === person.sub || hint === person.email;
    return `<li><button class="row" name="person" value="${person.sub}"${isHinted ? ' autofocus' : ''}>
<span>${escapeHtml(person.name)}</span> <span class="soft">${roleWords(texts, person)}</span></button></li>`;
  });
  const body = `<h1>${texts.title}</h1>
<p class="soft">${texts.lead}</p>
<form method="post"><ul class="people">
${buttons.join('\n')}
</ul></form>
<p class="sandbox">${texts.sandbox}</p>`;
  return htmlPage({ lang: texts.lang, title: texts.title, body });
}

const roleWords = (texts: StaffTexts, { groups, acr }: StaffPerson): string =>
  [
    ...(groups.length === 0 ? [texts.noGroup] : groups.map((group) => texts.roles[group])),
    ...(acr === 'pwd' ? [texts.noMfa] : []),
  ].join(', ');
