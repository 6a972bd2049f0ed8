import { cutText, EXCERPT_LENGTH, settingChange, settingText } from './setting-change.ts'

/** More items of a list are only counted. */
const MAX_ITEMS = 5

type Change = ReturnType<typeof settingChange>

export interface SettingDetails {
  /** Items that were added to a list, and removed from it. */
  given?: string[]
  taken?: string[]
  changes: Change[]
}

const keyOf = (item: unknown): string => (typeof item === 'object' && item !== null && 'id' in item ? String(item.id) : JSON.stringify(item))

/** The texts of items, as a sentence names them. */
const namesOf = (items: readonly unknown[]): string[] => {
  const names = items.slice(0, MAX_ITEMS).map((item) => `“${cutText(settingText(item), EXCERPT_LENGTH)}”`)
  return items.length > MAX_ITEMS ? [...names, `${items.length - MAX_ITEMS} more`] : names
}

/** What changed in a setting, for the audit log: in a list, the items that were added, removed and changed. */
export function settingDetails(before: unknown, after: unknown): SettingDetails {
  if (!Array.isArray(before) || !Array.isArray(after)) return { changes: [settingChange(before, after)] }
  const [old, now] = [before as unknown[], after as unknown[]]
  const [oldKeys, nowKeys] = [old.map(keyOf), now.map(keyOf)]
  // An item without an id, such as a line of text, is the same one if nothing else stands in its place.
  const isChanged = (at: number) => old.length === now.length && !nowKeys.includes(oldKeys[at]!) && !oldKeys.includes(nowKeys[at]!)
  const added = now.filter((_, at) => !oldKeys.includes(nowKeys[at]!) && !isChanged(at))
  const removed = old.filter((_, at) => !nowKeys.includes(oldKeys[at]!) && !isChanged(at))
  const changes = old.flatMap((item, at) => {
    const next = isChanged(at) ? now[at] : now[nowKeys.indexOf(oldKeys[at]!)]
    return next === undefined || settingText(item) === settingText(next) ? [] : [settingChange(item, next)]
  })
  if (added.length + removed.length + changes.length === 0) return { changes: [settingChange(before, after)] }
  return { ...(added.length > 0 && { given: namesOf(added) }), ...(removed.length > 0 && { taken: namesOf(removed) }), changes }
}
