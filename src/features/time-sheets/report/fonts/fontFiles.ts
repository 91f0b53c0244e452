/** Where the letters are; `README.md` says what is in them. Fetched with the PDF part only. */
export const fontFiles = {
  regular: new URL('./NotoSans-Regular.ttf', import.meta.url),
  bold: new URL('./NotoSans-Bold.ttf', import.meta.url),
} as const;
