import { STAFF_IDS, type StaffGroup, type StaffId, staffRow } from '@signet/personas/staff';

export type StaffPerson = {
  sub: StaffId;
  name: string;
  email: string;
  locale: string;
  groups: readonly StaffGroup[];
  /** How they sign in: with a key that cannot be phished (RFC 8176, OpenID EAP), or a password. */
  acr: 'phr' | 'pwd';
  amr: readonly string[];
};

export type StaffPeople = {
  all: () => StaffPerson[];
  person: (sub: StaffId) => StaffPerson;
  setGroups: (sub: StaffId, groups: readonly StaffGroup[]) => void;
  clear: () => void;
};

/** The company's directory: the people of the table, in the groups they have been put into since. */
export function createStaffPeople(): StaffPeople {
  const changed = new Map<StaffId, readonly StaffGroup[]>();
  const person = (sub: StaffId): StaffPerson => {
    const { name, locale, groups, hasNoMfa } = staffRow(sub);
    return {
      sub,
      name,
      email: `${plain(name).replaceAll(' ', '.')}@signet.example`,
      locale,
      groups: changed.get(sub) ?? groups,
      ...(hasNoMfa ? { acr: 'pwd', amr: ['pwd'] } : { acr: 'phr', amr: ['pop', 'hwk'] }),
    };
  };
  return {
    all: () => STAFF_IDS.map(person),
    person,
    setGroups: (sub, groups) => void changed.set(sub, groups),
    clear: () => changed.clear(),
  };
}

const plain = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '');
