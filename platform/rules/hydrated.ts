/** The event of the window that says that its page has come alive: from then on buttons do what they say. */
export const HYDRATED_EVENT = 'cloggle:hydrated'
