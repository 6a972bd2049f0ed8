import { withProtocol } from '#platform/rules/with-protocol.ts'

/** A title for a link, from the last part of its path or its host; empty for what is no address. */
export function titleOfAddress(address: string): string {
  const url = URL.parse(withProtocol(address.trim()))
  if (url === null || url.host === '') return ''
  const host = url.hostname.replace(/^www\./, '')
  const part = decoded(url.pathname.split('/').findLast((one) => one !== '') ?? '').replace(/\.(?:html?|php|pdf)$/i, '').replaceAll(/[-_+]+/g, ' ').trim()
  return part === '' ? host : part[0]!.toUpperCase() + part.slice(1)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
