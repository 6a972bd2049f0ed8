export const ABOUT_PATH = '/about'
export const CONTACT_PATH = '/contact'
export const ACCESSIBILITY_PATH = '/accessibility'

/** The page of a product. */
export const productPath = (slug: string) => `${ABOUT_PATH}/${encodeURIComponent(slug)}`
