import type { AnswerRows } from '../core/answers.ts';
import {
  digitsOnly,
  digitsRule,
  exactLength,
  type FieldRow,
  groupDigits,
  normaliseText,
  stripSeparators,
  type ValidationRule,
} from '../core/field.ts';
import { LIMITS } from '../core/limits.ts';
import { formatPhone, type Locale, localeRow } from '../reference/locales.ts';

const NATIONAL_DIGITS = LIMITS.phoneDigits;
const AREA_CODE_DIGITS = 3;
/** A prefix for calls abroad and the first digit of another country. docs/readings.md 273. */
const FOREIGN = /^[^\d+]*(?:\+\D*[02-9]|0\D*0\D*[2-9]|0\D*1\D*1\D*[2-9])/;
/**
 * Our country code, with what is dialed before it, and once more where a page or a phone had put it
 * there already.
 */
const OUR_PREFIX = /^(?:00|011)?1{1,2}(?=[2-9]\d{9}$)/;

/**
 * The ten national digits, without +1, extensions and punctuation; `+` and all digits of another
 * country's number. docs/readings.md 67 and 273.
 */
export function nationalDigits(typed: string): string {
  const bare = normaliseText(typed).replace(
    /[\s,;]{0,3}(?:ext(?:ension|n)?\.?|poste|x|#|,)\s?\d{0,7}$/i,
    '',
  );
  const digits = digitsOnly(bare);
  if (FOREIGN.test(bare)) return `+${digits}`;
  return digits.replace(OUR_PREFIX, '');
}

/** Area codes of the other countries under +1; new ones are rare, and found by the line look-up. */
const OTHER_COUNTRIES = new Set(
  '242 246 264 268 284 345 441 473 649 658 664 721 758 767 784 809 829 849 868 869 876'.split(' '),
);

const isForeign = (number: string): boolean =>
  number.startsWith('+') || OTHER_COUNTRIES.has(number.slice(0, AREA_CODE_DIGITS));

/**
 * Groups the number while typing, from the fourth digit on, because an area code alone is not a
 * number yet.
 */
function groupPhone(typed: string, locale: Locale): string {
  const digits = stripSeparators(typed).replace(/^\+/, '');
  if (!/^\d+$/.test(digits)) return typed; // an extension, or no number
  const national = nationalDigits(typed);
  if (national.startsWith('+')) return typed;
  if (national.length === NATIONAL_DIGITS) return formatPhone(national, locale);
  const isInternational = /^[+01]/.test(stripSeparators(typed)); // no area code starts like this
  if (isInternational || digits.length <= AREA_CODE_DIGITS) return typed;
  return groupDigits(
    typed,
    localeRow(locale).phone.replace('$1', '###').replace('$2', '###').replace('$3', '####'),
  );
}

/** Area and exchange code begin with 2 to 9, and no area code ends in 11. docs/readings.md 67. */
const hasNorthAmericanForm = (digits: string): boolean =>
  /^[2-9](?!11)\d{2}[2-9]\d{6}$/.test(digits);

/** A business may use a toll-free number, because codes are never sent to it. */
const isTollFree = (digits: string): boolean => /^8(?:00|33|44|55|66|77|88)/.test(digits);
const isPremium = (digits: string): boolean => digits.startsWith('900');

/**
 * Area codes in service, from libphonenumber's numbering plan and the plan's own announcements,
 * without the toll-free ones. Nobody is refused for another one. fields-against-libraries.test.ts
 * fails when the library knows one more.
 */
const AREA_CODES = new Set(
  (
    '201 202 203 204 205 206 207 208 209 210 212 213 214 215 216 217 218 219 220 223 224 225 226 227 228 229 ' +
    '231 234 235 236 239 240 248 249 250 251 252 253 254 256 257 260 262 263 267 269 270 272 273 274 276 279 ' +
    '281 283 289 301 302 303 304 305 306 307 308 309 310 312 313 314 315 316 317 318 319 320 321 323 324 325 ' +
    '326 327 329 330 331 332 334 336 337 339 340 341 343 346 347 350 351 352 353 354 360 361 363 364 365 367 ' +
    '368 369 380 382 385 386 401 402 403 404 405 406 407 408 409 410 412 413 414 415 416 417 418 419 423 424 ' +
    '425 428 430 431 432 434 435 436 437 438 440 442 443 445 447 448 450 458 463 464 468 469 470 472 474 475 ' +
    '478 479 480 484 501 502 503 504 505 506 507 508 509 510 512 513 514 515 516 517 518 519 520 530 531 534 ' +
    '539 540 541 548 551 557 559 561 562 563 564 567 570 571 572 573 574 575 579 580 581 582 584 585 586 587 ' +
    '601 602 603 604 605 606 607 608 609 610 612 613 614 615 616 617 618 619 620 621 623 624 626 628 629 630 ' +
    '631 636 639 640 641 645 646 647 650 651 656 657 659 660 661 662 667 669 670 671 672 678 679 680 681 682 ' +
    '683 684 686 689 701 702 703 704 705 706 707 708 709 712 713 714 715 716 717 718 719 720 724 725 726 727 ' +
    '728 730 731 732 734 737 738 740 742 743 747 748 753 754 757 760 762 763 765 769 770 771 772 773 774 775 ' +
    '778 779 780 781 782 785 786 787 801 802 803 804 805 806 807 808 810 812 813 814 815 816 817 818 819 820 ' +
    '821 825 826 828 830 831 832 835 838 839 840 843 845 847 848 850 854 856 857 858 859 860 861 862 863 864 ' +
    '865 867 870 872 873 878 879 901 902 903 904 905 906 907 908 909 910 912 913 914 915 916 917 918 919 920 ' +
    '924 925 928 929 930 931 934 936 937 938 939 940 941 942 943 945 947 948 949 951 952 954 956 959 970 971 ' +
    '972 973 975 978 979 980 983 984 985 986 989'
  ).split(' '),
);

const unknownAreaCode: ValidationRule = {
  code: 'areaCode',
  asks: true,
  rejects: (digits) => !AREA_CODES.has(digits.slice(0, AREA_CODE_DIGITS)) && !isTollFree(digits),
};

const PHONE_CHARS = exactLength(NATIONAL_DIGITS);
const foreign = { code: 'foreign', rejects: isForeign };
const notTen = digitsRule(PHONE_CHARS);

const phone: FieldRow = {
  control: 'text',
  type: 'tel',
  inputMode: 'tel',
  autocomplete: 'tel',
  widthCh: 16,
  length: PHONE_CHARS,
  normalise: nationalDigits,
  group: groupPhone,
  rules: [
    foreign,
    notTen,
    {
      code: 'mobile',
      rejects: (digits) => !hasNorthAmericanForm(digits) || isTollFree(digits) || isPremium(digits),
    },
    unknownAreaCode,
  ],
};

/** In a file of its own, so that a screen without a phone does not load the numbering plan. */
export const PHONE_FIELDS = {
  phone,
  businessPhone: {
    ...phone,
    autocomplete: 'work tel',
    rules: [
      foreign,
      notTen,
      { code: 'mobile', rejects: (digits) => !hasNorthAmericanForm(digits) || isPremium(digits) },
      unknownAreaCode,
    ],
  },
} as const satisfies Record<string, FieldRow>;

export const PHONE_ANSWERS = {
  phone: {
    subject: 'person',
    fields: ['phone'],
    column: 'local_phone_number',
    wire: { applicant: 'applicant.phone.localPhoneNumber', owner: 'phone' },
  },
  businessPhone: {
    subject: 'business',
    fields: ['businessPhone'],
    column: 'local_phone_number',
    wire: { company: 'company.phone.localPhoneNumber' },
  },
} as const satisfies AnswerRows<keyof typeof PHONE_FIELDS>;
