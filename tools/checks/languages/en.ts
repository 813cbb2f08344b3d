export const BANNED_WORDS = [
  'please',
  'sorry',
  'oops',
  'valid',
  'invalid',
  'forbidden',
  'you forgot',
  'this field is required',
  'sealed',
  'text message',
  'text messages',
  'e-mail',
  'tax letter',
  'tax number',
  'papers',
];

export const MAX_SENTENCE_WORDS = 18;

export const PATTERNS: readonly (readonly [pattern: RegExp, why: string])[] = [
  [
    /\bwe (?:(?:write to|email|answer|reply to) (?:you\b|…)|text you a\b)|(?:\bwe decide|\bdecides) by\b/i,
    'the present for what will happen',
  ],
  [/\bpayouts? (?:start|begin)s?\b/i, 'the present for what will happen'],
  [/\bby (?:itself|themselves|ourselves)\b/i, 'who acts is not said: “by itself”'],
  [/(?<!\bwhere (?:it|…|your application) )\bstands?\b/i, 'a text that “stands” somewhere'],
  [
    /\ba person (?:on our|of ours|looks?|has to look|will look|decides|reviews)\b|\b(?:ask|asks|asked|talk to|for) a person\b/i,
    '“a person” for someone on our team',
  ],
  [
    /\b(?:cannot|(?:do|does|did|is|are|was|were|could|would|will|have|has|must) not)\b/i,
    'no contraction',
  ],
  [
    /(?<!\b(?:who|where|as|here) )\b(?:it is|you are(?! here)|we are|we will|you will|there is)\b/i,
    'no contraction',
  ],
  [/'/, 'a straight apostrophe'],
];
