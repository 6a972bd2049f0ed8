/** The text of a value that is no JSON; null if it is. An empty one was not written yet. */
export const typedNotJson = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && Object.keys(value).join() === 'notJson' && typeof (value as { notJson: unknown }).notJson === 'string' ? (value as { notJson: string }).notJson : null
