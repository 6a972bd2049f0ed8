export type Coding = 'br' | 'gzip' | 'identity'

const accepts = (header: string, coding: string): boolean => {
  const found = new RegExp(`(?:^|,)\\s*${coding}\\s*(?:;\\s*q=([\\d.]+)\\s*)?(?:,|$)`, 'i').exec(header)
  return found !== null && Number(found[1] ?? 1) > 0
}

/** The smallest form that an `accept-encoding` header allows; an absent header and `*` allow the plain one. */
export function acceptedCoding(header: string | string[] | undefined): Coding {
  const text = String(header ?? '')
  if (accepts(text, 'br')) return 'br'
  return accepts(text, 'gzip') ? 'gzip' : 'identity'
}

/** Whether an `accept-encoding` header allows gzip. */
export const acceptsGzip = (header: string | string[] | undefined): boolean => accepts(String(header ?? ''), 'gzip')
