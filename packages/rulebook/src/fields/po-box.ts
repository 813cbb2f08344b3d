/**
 * Ways people write a box at a post office instead of a place, misspellings and French included. Each pattern is anchored on a word start and has no
 * nested repetition, so the time is linear in the text. Document 2, section 5, Address; decisions.md, issue 2.
 */
const PATTERNS: readonly RegExp[] = [
  /\bp\W{0,3}o\W{0,3}(box|bx|b0x|bos|bo x|pox|b)\b/,
  /\bp\W{0,3}o\W{0,3}\d+\b/,
  /\bpo?b(ox)?\W{0,3}\d+\b/,
  /\bpobox/,
  /\bpost(al)? {0,2}(office)? {0,2}(box|bx)\b/,
  /\bpost {1,2}office {1,2}b\w{0,3}\b/,
  /\bc\W{0,3}p\W{0,3}\d+\b/,
  /\bcase {1,2}postale?\b/,
  /\bbo[iî]te {1,2}postale?\b/,
  /\bb\W{0,2}p\W{1,3}\d+\b/,
  /\bsucc(ursale)?\W{0,3} {0,2}[a-z]\b.{0,12}\bpostale?\b/,
  /\b(bag|sac) {1,2}(service|postal)\b/,
  /\b(lock|call|mail) ?box\b/,
  /\bpmb\W{0,3}\d+\b/,
  /\bprivate mail ?box\b/,
  /\bgeneral delivery\b/,
  /\bposte restante\b/,
  /\b(rr|hc|r\.r\.?|h\.c\.?)\W{0,3}\d+\W{0,3}(box|bx)\W{0,3}\d+\b/,
  /^(box|bx|boite) {0,2}#? {0,2}\d+\b/,
];

/** True when the line names a post-office box instead of a place. Document 2, section 5, Address. */
export function isPoBox(line: string): boolean {
  const plain = line.slice(0, 400).toLowerCase();
  return PATTERNS.some((pattern) => pattern.test(plain));
}
