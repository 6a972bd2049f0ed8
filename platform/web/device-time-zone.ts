/** The name of the time zone of this device, such as `Africa/Lagos`. Only in the browser: the server does not know it. */
export const deviceTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
