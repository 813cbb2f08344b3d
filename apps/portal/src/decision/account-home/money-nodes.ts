import type { ApplicationView } from '@signet/rulebook/application-view';
import type { MoneyNode } from '@signet/ui/money-path';
import type { TEXTS } from './texts.en-US.ts';

type FillIn = (text: string, values?: Readonly<Record<string, string | number>>) => string;

/** What works: two sources, our account, their bank, and everything that payouts wait for. */
export function moneyNodes(
  { home, bank }: Pick<ApplicationView, 'home' | 'bank'>,
  path: (typeof TEXTS)['path'],
  fillIn: FillIn,
): MoneyNode[] {
  const { works } = home;
  const isOn = works.payouts === 'on';
  const left = isOn ? [] : home.waits.filter(({ id }) => id !== 'order');
  return [
    {
      id: 'sources',
      state: 'on',
      rows: [
        { icon: 'globe', title: path.online.title, text: path.online.on },
        {
          icon: works.inPerson ? 'contactless' : 'lock',
          title: path.inPerson.title,
          text: works.inPerson ? path.inPerson.on : path.inPerson.off,
        },
      ],
    },
    {
      id: 'account',
      state: 'hold',
      isStop: !isOn,
      rows: [
        isOn
          ? { icon: 'shield', title: fillIn(path.account.title), text: path.account.text }
          : { icon: 'shield', title: path.hold.title, text: path.hold.text },
      ],
    },
    {
      id: 'bank',
      state: isOn ? 'on' : 'off',
      rows: [
        {
          icon: 'bank',
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
