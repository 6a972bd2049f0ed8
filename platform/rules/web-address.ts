const HAS_PROTOCOL = /^[a-z][a-z0-9+.-]*:(?!\d)/i
/** An email address or a user name, which no link to a page has. */
const HAS_USER = /^[^/?#]*@/

/** A web address as people type it, with https:// where the protocol is missing. An empty one is refused by the server with a sentence. */
export function withProtocol(typed: string): string {
  const link = typed.trim().replace(/^\/\//, '')
  return HAS_PROTOCOL.test(link) || HAS_USER.test(link) ? link : `https://${link}`
}
