export const OWN_PROFILE_PATH = '/profile'

/** The canonical path of a person's profile. */
export const profilePath = (username: string) => `${OWN_PROFILE_PATH}/${encodeURIComponent(username)}`

/** The social card of a profile. */
export const profileCardPath = (username: string) => `/cards/profile/${encodeURIComponent(username)}.png`
