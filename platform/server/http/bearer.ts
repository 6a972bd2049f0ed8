/** The token in an `Authorization` header. Other schemes may belong to a proxy and count as no token. */
export function bearerOf(header: string | undefined): string | null {
  if (header === undefined) return null
  const [scheme, token] = header.split(' ', 2)
  return scheme?.toLowerCase() === 'bearer' ? (token ?? '') : null
}
