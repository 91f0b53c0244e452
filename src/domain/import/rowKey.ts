/** A short name of what a row says; two that differ have the same one in a million million files at most once. */
export function rowKey(content: readonly unknown[]): string {
  let [one, other] = [0xde_ad_be_ef, 0x41_c6_ce_57];
  for (const letter of JSON.stringify(content)) {
    const code = letter.codePointAt(0) ?? 0;
    one = Math.imul(one ^ code, 2_654_435_761);
    other = Math.imul(other ^ code, 1_597_334_677);
  }
  return [one, other].map((part) => ((part ^ (part >>> 15)) >>> 0).toString(36)).join('');
}
