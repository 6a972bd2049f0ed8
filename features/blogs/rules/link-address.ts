export const NOT_A_LINK = 'Links must start with http://, https:// or mailto:.'

/** The address that was meant by what was typed into the link form: null when it is none that a blog may hold. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim()
  if (/\s/.test(text)) return null
  if (/^(?:https?:\/\/\S|mailto:\S)/i.test(text)) return text
  if (/^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/?#]+:\d{1,5}(?:[/?#]|$)/.test(text)) return null
  if (/^[^@/]+@[^@/]+\.[^@/]+$/.test(text)) return `mailto:${text}`
  return /^[^/.]+\.[^/]/.test(text) || /^localhost(?:[:/]|$)/.test(text) ? `https://${text}` : null
}
