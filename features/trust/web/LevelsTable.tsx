import { counted } from '#platform/rules/counted.ts'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { CONDITIONS, DEFAULT_NUMBERS, LIMITS, NUMBER_LABELS, type NumberName, type TrustLevel } from '../rules/levels.ts'
import type { Level } from './TrustSection.tsx'

interface Props {
  levels: readonly Level[]
  /** What stands in a cell. */
  textOf: (level: Level, name: NumberName) => string
  isChanged: (level: Level, name: NumberName) => boolean
  problemOf: (level: Level, name: NumberName) => string | undefined
  onChange: (level: TrustLevel, name: NumberName, text: string) => void
}

const GROUPS: readonly { title: string; names: readonly NumberName[] }[] = [
  { title: 'Limits', names: LIMITS },
  { title: 'To reach the level', names: CONDITIONS },
]

/** Limits and conditions as rows, levels as columns. Changed cells are marked, and a number other than the default says what that is. */
export function LevelsTable({ levels, ...cell }: Props) {
  return (
    <table className="w-full rounded-card border border-line bg-surface text-sm [border-collapse:separate] [border-spacing:0]">
      <caption className="sr-only">Limits and conditions by trust level</caption>
      <thead>
        <tr>
          <th scope="col" className="border-b border-line px-4 py-2.5 text-left text-xs font-medium text-text-muted max-sm:px-3">
            <span className="sr-only">Number</span>
          </th>
          {levels.map(({ name, label, people }) => (
            <th key={name} scope="col" className="w-28 border-b border-line px-2 py-2.5 text-left font-semibold max-sm:w-18 max-sm:px-1">
              {label}
              <span className="block text-xs font-normal text-text-muted">{counted(people, 'person', 'people')}</span>
            </th>
          ))}
        </tr>
      </thead>
      {GROUPS.map(({ title, names }) => (
        <tbody key={title}>
          <tr>
            <th scope="rowgroup" colSpan={levels.length + 1} className="border-b border-line bg-sunken px-4 py-2 text-left font-semibold max-sm:px-3">
              {title}
            </th>
          </tr>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row" className="border-b border-line px-4 py-1.5 text-left font-normal max-sm:px-3">
                {NUMBER_LABELS[name]}
              </th>
              {levels.map((level) => (
                <NumberCell key={level.name} level={level} name={name} {...cell} />
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

function NumberCell({ level, name, textOf, isChanged, problemOf, onChange }: Omit<Props, 'levels'> & { level: Level; name: NumberName }) {
  const levelName = level.name as TrustLevel
  // Everyone starts at the first level.
  if (levelName === 'new' && (CONDITIONS as readonly string[]).includes(name)) return <td className="border-b border-line px-2 py-1.5 text-text-muted max-sm:px-1"><span aria-hidden="true">–</span><span className="sr-only">Everyone starts here</span></td>
  const text = textOf(level, name)
  const changed = isChanged(level, name)
  const problem = problemOf(level, name)
  const standard = DEFAULT_NUMBERS[levelName][name]
  const note = changed ? `Was ${level[name].toLocaleString('en')}` : level[name] === standard ? null : `Default ${standard.toLocaleString('en')}`
  const noteId = `${levelName}-${name}-note`
  return (
    <td className={`border-b border-line px-2 py-1.5 align-top max-sm:px-1 ${changed ? 'bg-warning-subtle' : ''}`} data-changed={changed || undefined}>
      <TextInput
        className="tabular w-full max-sm:px-2"
        inputMode="numeric"
        autoComplete="off"
        aria-label={`${level.label}: ${NUMBER_LABELS[name]}`}
        aria-describedby={noteId}
        aria-invalid={problem !== undefined || undefined}
        value={text}
        onChange={({ target }) => onChange(levelName, name, target.value)}
      />
      <span id={noteId} className="block text-xs text-text-muted">
        {problem === undefined ? note : <span className="text-danger">{problem}</span>}
      </span>
    </td>
  )
}
