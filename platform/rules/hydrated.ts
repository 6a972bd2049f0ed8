/** The event on `window` that is dispatched after hydration, when buttons work. */
export const HYDRATED_EVENT = 'cloggle:hydrated'
