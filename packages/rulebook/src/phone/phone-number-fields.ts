import type { AnswerRows } from '../core/answers.ts';
import { digitsOnly, digitsRule, exactLength, type FieldRow, groupDigits, normaliseText, stripSeparators } from '../core/field.ts';
import { LIMITS } from '../core/limits.ts';
import { formatPhone, type Locale, localeRow, type Market } from '../reference/locales.ts';

/** The ten national digits, without +1, extensions and punctuation. docs/readings.md 67. */
export function nationalDigits(typed: string): string {
  const bare = normaliseText(typed).replace(/[\s,;]{0,3}(?:ext(?:ension|n)?\.?|poste|x|#|,)\s?\d{0,7}$/i, '');
  const digits = digitsOnly(bare).replace(/^(?:00|011)(?=1\d{10}$)/, '');
  return digits.length === LIMITS.phoneDigits + 1 && digits.startsWith('1') ? digits.slice(1) : digits;
}

const AREA_CODE_DIGITS = 3;

/** Groups the number while typing, from the fourth digit on, because an area code alone is not a number yet. */
function groupPhone(typed: string, locale: Locale): string {
  const digits = stripSeparators(typed).replace(/^\+/, '');
  if (!/^\d+$/.test(digits)) return typed; // an extension, or no number
  const national = nationalDigits(typed);
  if (national.length === LIMITS.phoneDigits) return formatPhone(national, locale);
  const isInternational = /^[+01]/.test(stripSeparators(typed)); // no area code starts like this
  if (isInternational || digits.length <= AREA_CODE_DIGITS) return typed;
  return groupDigits(typed, localeRow(locale).phone.replace('$1', '###').replace('$2', '###').replace('$3', '####'));
}

/** A business may use a toll-free number, because codes are never sent to it. */
const isTollFree = (digits: string): boolean => /^8(?:00|33|44|55|66|77|88)[2-9]\d{6}$/.test(digits);

const PHONE_CHARS = exactLength(LIMITS.phoneDigits);
const notTen = digitsRule(PHONE_CHARS);

const phone: FieldRow = {
  control: 'text',
  type: 'tel',
  inputMode: 'tel',
  autocomplete: 'tel-national',
  widthCh: 16,
  length: PHONE_CHARS,
  normalise: nationalDigits,
  group: groupPhone,
  rules: [notTen, { code: 'mobile', rejects: (digits) => !isMobileInMarkets(digits) }],
};

/** In a file of its own, so that a screen without a phone does not load the numbering plan. */
export const PHONE_FIELDS = {
  phone,
  businessPhone: {
    ...phone,
    autocomplete: 'work tel-national',
    rules: [notTen, { code: 'mobile', rejects: (digits) => !isMobileInMarkets(digits) && !isTollFree(digits) }],
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

/**
 * Area codes with mobile numbers, from libphonenumber's numbering plan. Only our markets, because the worldwide plan takes 28 KB in the
 * browser. fields-against-libraries.test.ts fails when the library disagrees.
 */
const MOBILE_AREA_CODES: Record<Market, string> = {
  US:
    '201 202 203 205 206 207 208 209 210 212 213 214 215 216 217 218 219 220 223 224 225 227 228 229 ' +
    '231 234 235 239 240 248 251 252 253 254 256 260 262 267 269 270 272 274 276 279 281 283 301 302 ' +
    '303 304 305 307 308 309 310 312 313 314 315 316 317 318 319 320 321 323 324 325 326 327 329 330 ' +
    '331 332 334 336 337 339 341 346 347 350 351 352 353 360 361 363 364 369 380 385 386 401 402 404 ' +
    '405 406 407 408 409 410 412 413 414 415 417 419 423 424 425 430 432 434 435 440 442 443 445 447 ' +
    '448 458 463 464 469 470 472 475 478 479 480 484 501 502 503 504 505 507 508 509 510 512 513 515 ' +
    '516 517 518 520 530 531 534 539 540 541 551 557 559 561 562 563 564 567 570 571 572 573 574 575 ' +
    '580 582 585 586 601 602 603 605 606 607 608 609 610 612 614 615 616 617 618 619 620 623 626 628 ' +
    '629 630 631 636 640 641 645 646 650 651 656 657 659 660 661 662 667 669 678 680 681 682 686 689 ' +
    '701 702 703 704 706 707 708 712 713 714 715 716 717 718 719 720 724 725 726 727 728 730 731 732 ' +
    '734 737 738 740 743 747 748 754 757 760 762 763 765 769 770 771 772 773 774 775 779 781 785 786 ' +
    '801 802 803 804 805 806 808 810 812 813 814 815 816 817 818 820 821 826 828 830 831 832 835 838 ' +
    '839 840 843 845 847 848 850 854 856 857 858 859 860 862 863 864 865 870 872 878 901 903 904 906 ' +
    '907 908 909 910 912 913 914 915 916 917 918 919 920 925 928 929 930 931 934 936 937 938 940 941 ' +
    '943 945 947 948 949 951 952 954 956 959 970 971 972 973 975 978 979 980 983 984 985 986 989',
  CA:
    '204 226 236 249 250 257 263 273 289 306 343 354 365 367 368 382 403 416 418 428 431 437 438 450 ' +
    '468 474 506 514 519 548 579 581 584 587 604 613 639 647 672 683 705 709 742 753 778 780 782 807 ' +
    '819 825 867 873 879 902 905 942',
};

const mobileAreaCodes = new Set(Object.values(MOBILE_AREA_CODES).flatMap((codes) => codes.split(' ')));

/** True when ten national digits can be a mobile in the US or Canada; the numbering plan does not separate mobiles from landlines. */
export function isMobileInMarkets(digits: string): boolean {
  const hasValidExchange = /^(?!9836)\d{3}[2-9]\d{6}$/.test(digits); // 983-6xx is not assigned
  return hasValidExchange && mobileAreaCodes.has(digits.slice(0, 3));
}
