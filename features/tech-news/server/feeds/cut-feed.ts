import { MAX_ITEMS } from './feed-item.ts'

const ENDS = [
  { end: '</item>', root: /<(?:\w+:)?rdf\b/i, close: '</rdf:RDF>' },
  { end: '</item>', root: /<rss\b/i, close: '</channel></rss>' },
  { end: '</entry>', root: /<feed\b/i, close: '</feed>' },
  { end: '</atom:entry>', root: /<atom:feed\b/i, close: '</atom:feed>' },
]

/**
 * Cuts an XML feed after its first items, so that a parser has a bounded number of them to read. A feed that ends in the middle of an item
 * is cut after the last complete one and closed.
 */
export function cutFeed(xml: string): string {
  const start = xml.slice(0, 2_000)
  const form = ENDS.find(({ root }) => root.test(start))
  if (form === undefined) return xml
  let end = 0
  let count = 0
  for (let at = xml.indexOf(form.end); at >= 0 && count < MAX_ITEMS; at = xml.indexOf(form.end, at + 1)) {
    end = at + form.end.length
    count++
  }
  const isWhole = /<\/(?:rss|feed|(?:\w+:)?rdf|atom:feed)>\s*$/i.test(xml.slice(-200))
  if (count === 0 || (isWhole && count < MAX_ITEMS)) return xml
  // RSS 1.0 has its items beside the channel.
  return xml.slice(0, end) + (form.close === '</rdf:RDF>' ? closingRdf(start) : form.close)
}

const closingRdf = (start: string) => `</${/<((?:\w+:)?rdf)\b/i.exec(start)?.[1] ?? 'rdf:RDF'}>`
