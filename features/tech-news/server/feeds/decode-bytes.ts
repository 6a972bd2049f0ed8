const DECLARED = /^\s*<\?xml[^>]{0,200}?\sencoding\s*=\s*["']([\w.:-]{1,40})["']/i
const OF_HTTP = /;\s*charset\s*=\s*"?([\w.:-]{1,40})/i

/**
 * Decodes the bytes of a feed. The byte order mark decides, then valid UTF-8, then the XML declaration, then the HTTP header; many feeds
 * name an encoding that is not theirs, and no parser decodes bytes (requirement T-9). The declared encoding is removed from the result.
 */
export function decodeFeed(bytes: Uint8Array, contentType: string | undefined): string {
  return textOf(bytes, contentType)
    .replace(/^\uFEFF/, '')
    .trimStart()
    .replace(/^(<\?xml[^>]{0,200}?)\sencoding\s*=\s*["'][^"']*["']/i, '$1')
}

function textOf(bytes: Uint8Array, contentType: string | undefined): string {
  const marked = markedEncoding(bytes)
  if (marked !== null) return new TextDecoder(marked).decode(bytes)
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, 400))
  const named = [DECLARED.exec(start)?.[1], OF_HTTP.exec(contentType ?? '')?.[1]].filter((name) => name !== undefined)
  // Text in another encoding is almost never valid UTF-8, unless it is plain ASCII or an escaped one such as ISO-2022.
  const isEscaped = named.some((name) => /^iso-2022|^hz/i.test(name))
  for (const name of isEscaped ? named : ['utf-8', ...named.filter((name) => !/^utf-?(?:8|16)/i.test(name))]) {
    const text = decodeStrictly(bytes, name)
    if (text !== null) return text
  }
  return new TextDecoder('windows-1252').decode(bytes)
}

function markedEncoding(bytes: Uint8Array): string | null {
  const [a, b, c, d] = bytes
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8'
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0 && c !== 0 && d === 0)) return 'utf-16le'
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c && c === 0 && d !== 0)) return 'utf-16be'
  return null
}

/** The text in an encoding, or null if the bytes are not valid in it or the encoding is unknown. */
function decodeStrictly(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
