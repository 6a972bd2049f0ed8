import { counted } from '#platform/rules/counted.ts'
import { CONDITIONS, LIMITS, numberChanges, TRUST_LABELS, TRUST_LEVELS, type NumberName, type TrustLevel } from './levels.ts'

/** A level with its saved numbers, how many people have it, and how many have its limits: mentors and admins have those of the highest level. */
export interface CountedLevel extends Record<NumberName, number> {
  name: TrustLevel
  people: number
  peopleWithLimits: number
}

/** The typed numbers of a changed level. */
export interface ChangedLevel {
  level: CountedLevel
  numbers: Record<NumberName, number>
}

const amount = (value: number) => value.toLocaleString('en')

/** Each change in words, such as `Blogs a day at level Member: 50 → 40`. */
export const changeTexts = (changed: readonly ChangedLevel[]): string[] =>
  changed.flatMap(({ level, numbers }) => numberChanges(level, numbers).map(({ label, from, to }) => `${label} at level ${TRUST_LABELS[level.name]}: ${amount(from)} → ${amount(to)}`))

/** How many people the changes affect: those with other limits, and those who would rise under other conditions. */
export function effectTexts(changed: readonly ChangedLevel[], levels: readonly CountedLevel[]): string[] {
  const differs = ({ level, numbers }: ChangedLevel, names: readonly NumberName[]) => names.some((name) => level[name] !== numbers[name])
  const limited = changed.filter((one) => differs(one, LIMITS)).reduce((sum, { level }) => sum + level.peopleWithLimits, 0)
  const rising = changed.filter((one) => differs(one, CONDITIONS)).map(({ level }) => {
    const below = levels.find(({ name }) => name === TRUST_LEVELS[TRUST_LEVELS.indexOf(level.name) - 1])
    const label = TRUST_LABELS[level.name]
    if ((below?.people ?? 0) === 0) return `No one is on the level below ${label} now. No one loses the level.`
    return `The new conditions for ${label} apply to ${counted(below!.people, 'person', 'people')} below it. No one loses the level.`
  })
  return [...(changed.some((one) => differs(one, LIMITS)) ? [limited === 0 ? 'No one has the changed limits now.' : `The new limits apply to ${counted(limited, 'person', 'people')} immediately.`] : []), ...rising]
}
