// Both sides have it; this layer knows only the language.
declare const URL: { new (address: string): { hostname: string }; canParse(address: string): boolean }

/** An internationalized domain in ASCII: `xn--mnchen-3ya.example` for `münchen.example`. A text that is no domain stays as it is. */
export function asciiDomain(domain: string): string {
  // oxlint-disable-next-line no-control-regex -- all of ASCII
  if (/^[\u0000-\u007F]*$/.test(domain) || /[\s/?#@:\\[\]%]/.test(domain)) return domain
  const address = `http://${domain}/`
  return URL.canParse(address) ? new URL(address).hostname : domain
}
