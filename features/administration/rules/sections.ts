export const ADMIN_PATH = '/admin'

/** One section of the administration. */
export const adminPath = (section: string) => `${ADMIN_PATH}/${section}`
