const EVERYWHERE = [
  ['x-content-type-options', 'nosniff'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), serial=(), usb=()'],
] as const
const OVER_HTTPS = [...EVERYWHERE, ['strict-transport-security', 'max-age=31536000']] as const

/** The headers of every response for a site at `origin`. Only a site on https sends HSTS. */
export const securityHeaders = (origin: string): readonly (readonly [string, string])[] => (origin.startsWith('https:') ? OVER_HTTPS : EVERYWHERE)
