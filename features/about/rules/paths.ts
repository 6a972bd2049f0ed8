export const ABOUT_PATH = '/about'
export const CONTACT_PATH = '/contact'

/** The page of a product. */
export const productPath = (slug: string) => `${ABOUT_PATH}/${encodeURIComponent(slug)}`
