/** The addresses of the fonts; `README.md` describes them. Only fetched with the PDF code. */
export const fontFiles = {
  regular: new URL('./NotoSans-Regular.ttf', import.meta.url),
  bold: new URL('./NotoSans-Bold.ttf', import.meta.url),
} as const;
