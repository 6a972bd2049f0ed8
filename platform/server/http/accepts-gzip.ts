const REFUSED = /\bgzip\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/i

/** Whether an `accept-encoding` lets an answer be compressed with gzip. */
export function acceptsGzip(header: string | string[] | undefined): boolean {
  if (header === undefined) return false
  const text = String(header).toLowerCase()
  return text.includes('gzip') && !(text.includes('q=0') && REFUSED.test(text))
}
