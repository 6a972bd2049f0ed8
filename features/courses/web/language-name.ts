/** The English name of a language by its code of two letters; the code if there is no such language. */
export const languageName = (code: string): string => {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code
  } catch {
    return code
  }
}
