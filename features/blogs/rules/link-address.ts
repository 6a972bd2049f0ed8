export const NOT_A_LINK = 'Links must start with http://, https:// or mailto:.'

/** Returns the address for what was typed into the link form, or null if a blog cannot link to it. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim()
  if (/\s/.test(text)) return null
  if (/^(?:https?:\/\/\S|mailto:\S)/i.test(text)) return text
  if (/^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/?#]+:\d{1,5}(?:[/?#]|$)/.test(text)) return null
  if (/^[^@/]+@[^@/]+\.[^@/]+$/.test(text)) return `mailto:${text}`
  return /^[^/.]+\.[^/]/.test(text) || /^localhost(?:[:/]|$)/.test(text) ? `https://${text}` : null
}
