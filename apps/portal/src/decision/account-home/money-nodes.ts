import type { ApplicationView } from '@signet/rulebook/application-view';
import type { TEXTS } from './texts.en-US.ts';

type FillIn = (text: string, values?: Readonly<Record<string, string | number>>) => string;

/** What works: two sources, our account, their bank, and everything that payouts wait for. */
export function moneyNodes(
  { home, bank }: Pick<ApplicationView, 'home' | 'bank'>,
  path: (typeof TEXTS)['path'],
  fillIn: FillIn,
) {
  const { works } = home;
  const isOn = works.payouts === 'on';
  const left = home.waits.filter(({ holdsPayouts }) => holdsPayouts);
  return [
    {
      id: 'sources',
      state: 'on' as const,
      rows: [
        { icon: 'globe' as const, title: path.online.title, text: path.online.on },
        {
          icon: works.inPerson ? ('contactless' as const) : ('lock' as const),
          isOff: !works.inPerson,
          title: path.inPerson.title,
          text: works.inPerson ? path.inPerson.on : path.inPerson.off,
        },
      ],
    },
    {
      id: 'account',
      state: 'hold' as const,
      isStop: !isOn,
      rows: [
        isOn
          ? { icon: 'shield' as const, title: fillIn(path.account.title), text: path.account.text }
          : { icon: 'shield' as const, title: path.hold.title, text: path.hold.text },
      ],
    },
    {
      id: 'bank',
      state: isOn ? ('on' as const) : ('off' as const),
      rows: [
        {
          icon: 'bank' as const,
          title: isOn ? (bank?.bankName ?? path.payouts.title) : path.payouts.title,
          text: isOn
            ? fillIn(path.bank.text, { last4: bank?.last4 ?? '' })
            : fillIn(path.payouts.left, { count: left.length }),
        },
      ],
      waits: left.map(({ id, who, what, note }, at) => ({
        id: `${id} ${at}`,
        isYours: who === 'you',
        title: what,
        text: note,
      })),
    },
  ];
}
