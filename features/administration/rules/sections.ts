export const ADMIN_PATH = '/admin'

/** The path of a section of the administration. */
export const adminPath = (section: string) => `${ADMIN_PATH}/${section}`
