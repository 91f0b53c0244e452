const special: Record<string, string> = { ß: 'ss', ł: 'l', ı: 'i', ø: 'o', æ: 'ae' };

/** Lower case without accents, so that "Zielinska" finds Zielińska. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[ßłıøæ]/g, (letter) => special[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
}
