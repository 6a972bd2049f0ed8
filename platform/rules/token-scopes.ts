/** The scope of what everybody can see. Every public query belongs to it. */
export const PUBLIC_SCOPE = 'public:read'
/** The scope of what only the person can see. Public pages show their personal parts with it. */
export const OWN_SCOPE = 'own:read'

/** The scope of uploading images. */
export const IMAGES_SCOPE = 'images:write'

/** What a personal access token may do, as data. */
export interface TokenScope {
  label: string
  /** Fields of the root types: `Mutation.NAME`. A field that no scope lists cannot be used with a token. */
  fields: readonly string[]
}

export const NOT_FOR_TOKENS = 'Access tokens can’t be used for this. Log in on the site instead.'
export const INVALID_TOKEN = 'This access token is wrong, expired or revoked. Create a new one in your settings.'

/** The error for a request that needs scopes that its token does not have. */
export function missingScopesText(missing: readonly string[]): string {
  const names = missing.map((scope) => `“${scope}”`)
  return names.length === 1
    ? `This access token doesn’t have the scope ${names[0]}. Create a token with it in your settings.`
    : `This access token doesn’t have the scopes ${names.slice(0, -1).join(', ')} and ${names.at(-1)}. Create a token with them in your settings.`
}
