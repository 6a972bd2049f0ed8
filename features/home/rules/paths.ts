/** What the viewer and the people they follow did recently. */
export const ACTIVITY_PATH = '/activity'
