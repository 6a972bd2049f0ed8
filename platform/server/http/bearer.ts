/** The token in an `Authorization` header. Other schemes are a proxy's business; whoever needs a token has none. */
export function bearerOf(header: string | undefined): string | null {
  if (header === undefined) return null
  const [scheme, token] = header.split(' ', 2)
  return scheme?.toLowerCase() === 'bearer' ? (token ?? '') : null
}
