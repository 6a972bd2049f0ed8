import { typedNotJson } from './typed-not-json.ts'

const AS_JSON = 'Write a value as JSON, such as 3, [1, 2] or "text".'
const AS_LIST = 'Write lists instead of objects, such as [1, "text"]. A row of a table is the list of its values, in the order of the columns.'

/** Why JSON that `fromJson` refuses is not a value. */
export const valueFault = (json: unknown): string => (typedNotJson(json) === null && hasObject(json) ? AS_LIST : AS_JSON)

const hasObject = (json: unknown): boolean => typeof json === 'object' && json !== null && (!Array.isArray(json) || json.some(hasObject))
