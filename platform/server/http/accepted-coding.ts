export type Coding = 'br' | 'gzip' | 'identity'

const patternOf = (coding: Coding) => new RegExp(`(?:^|,)\\s*${coding}\\s*(?:;\\s*q=([\\d.]+)\\s*)?(?:,|$)`, 'i')
const PATTERNS = { br: patternOf('br'), gzip: patternOf('gzip') }

function accepts(header: string | string[] | undefined, coding: 'br' | 'gzip'): boolean {
  const found = PATTERNS[coding].exec(String(header ?? ''))
  return found !== null && Number(found[1] ?? 1) > 0
}

/** The smallest encoding that an `accept-encoding` header allows; an absent header and `*` mean no compression. */
export function acceptedCoding(header: string | string[] | undefined): Coding {
  if (accepts(header, 'br')) return 'br'
  return accepts(header, 'gzip') ? 'gzip' : 'identity'
}

/** Whether an `accept-encoding` header allows gzip. */
export const acceptsGzip = (header: string | string[] | undefined): boolean => accepts(header, 'gzip')
