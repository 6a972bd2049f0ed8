/** Texts in progress that last until the page is left, such as the reason in a dialog that was closed. */
const texts = new Map<string, string>()

export const rememberedText = (key: string): string => texts.get(key) ?? ''

export function rememberText(key: string, text: string): void {
  if (text === '') texts.delete(key)
  else texts.set(key, text)
}

/** The page was left. */
export const forgetTexts = (): void => texts.clear()
