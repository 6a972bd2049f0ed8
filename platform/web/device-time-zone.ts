/** The name of the time zone of this device, such as `Africa/Lagos`. Only in the browser: the server does not know it. */
export const deviceTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

const CLOCK = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const

/** Whether clocks in a time zone show the same as those of this device at a moment. Only in the browser. */
export const showsDeviceTime = (zone: string, at: Date): boolean => new Intl.DateTimeFormat('en', { ...CLOCK, timeZone: zone }).format(at) === new Intl.DateTimeFormat('en', CLOCK).format(at)
