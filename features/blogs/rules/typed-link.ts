/** Top-level domains of which a name alone becomes a link; those that are also endings of files, such as `py`, `md`, `ai` and `io`, are missing. */
const DOMAINS = new Set('com org net edu gov int info app dev blog cloud wiki news eu uk de fr it es nl be at ch dk se no fi jp cn in kr br mx ar ca au nz za ng ke'.split(' '))

/** Whether a typed text becomes a link by itself: it has a protocol or `www.`, or its domain is no ending of a file. */
export function isTypedLink(text: string): boolean {
  if (/^(?:https?:\/\/|mailto:|www\.)/i.test(text)) return true
  const host = /^[^\s/?#@]+/.exec(text.replace(/^[^\s/?#@]+@/, ''))?.[0] ?? ''
  const name = host.replace(/:\d+$/, '').split('.')
  return name.length > 1 && name.every((part) => part !== '') && DOMAINS.has(name.at(-1)!.toLowerCase())
}
