import { useEffect, useId, useRef, useState, type MouseEvent } from 'react'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { toggleTheme } from '#platform/web/theme/theme.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { listFilterIcon, moonIcon, sunIcon } from '#platform/web/ui/icons.ts'
import { SearchBox } from '#platform/web/ui/SearchBox.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { PRACTICE_PATH } from '../rules/paths.ts'
import { PROBLEM_STATUSES } from '../rules/practice-progress.ts'
import { DIFFICULTIES, type Difficulty } from '../rules/problem.ts'
import { listAddress, type ListState } from './list-address.ts'

const ALL = 'All'
const STATUSES = [{ value: '', label: 'Any status' }, { value: 'solved', label: 'Solved problems' }, { value: 'tried', label: 'Tried problems' }, { value: 'new', label: 'New problems' }]

interface Props {
  state: ListState
  search: URLSearchParams
  tags: readonly string[]
}

/** Theme, search, difficulty and tags (specification, section 2). All filters are in the address. On a phone a button opens all but the search. */
export function ProblemFilters({ state, search, tags }: Props) {
  const navigate = useNavigate()
  const chooseDifficulty = (chosen: string) =>
    navigate(listAddress(state, { difficulty: chosen === ALL ? null : (chosen as Difficulty) }), { replace: true })
  const chooseStatus = (chosen: string) => navigate(listAddress(state, { status: PROBLEM_STATUSES.find((status) => status === chosen) ?? null }), { replace: true })
  const toggle = useTags(state)
  const [isOpen, open] = useState(false)
  const id = useId()
  const closed = isOpen ? '' : 'max-md:hidden'
  const chosen = [state.difficulty, state.status].filter((one) => one !== null).length + state.tags.length
  const shown = [...state.tags.filter((tag) => !tags.includes(tag)), ...tags]
  return (
    <aside aria-labelledby="filters" className="grid min-w-0 grid-cols-1 gap-5 max-md:gap-4 md:row-span-3 xl:row-span-2">
      {/* On a phone the search stays in its place when the filters open below it. */}
      <div className={`flex items-center justify-between gap-3 max-md:order-1 ${closed}`}>
        <h2 id="filters" className="text-lg">
          Filters
        </h2>
        <ThemeToggle />
      </div>
      <div className="flex gap-2">
        <SearchBox label="Search problems" placeholder="Search by title or tag" path={PRACTICE_PATH} search={search} />
        <Button className="flex-none md:hidden" icon={listFilterIcon} aria-expanded={isOpen} aria-controls={id} onClick={() => open(!isOpen)}>
          {chosen === 0 ? 'Filters' : `Filters (${chosen})`}
        </Button>
      </div>
      <div id={id} className={`grid grid-cols-1 gap-5 max-md:order-1 max-md:grid-cols-2 max-md:gap-3 ${closed}`}>
        <div className="grid gap-1.5 text-sm">
          <label htmlFor="difficulty" className="font-medium">
            Difficulty
          </label>
          <Select id="difficulty" name="difficulty" value={state.difficulty ?? ALL} options={[ALL, ...DIFFICULTIES]} onChange={(event) => chooseDifficulty(event.target.value)} />
        </div>
        <div className="grid gap-1.5 text-sm">
          <label htmlFor="status" className="font-medium">
            Status
          </label>
          <Select id="status" name="status" value={state.status ?? ''} options={STATUSES} onChange={(event) => chooseStatus(event.target.value)} />
        </div>
      </div>
      <nav aria-labelledby="tags" className={`grid min-w-0 gap-2 max-md:order-1 ${closed}`}>
        <h3 id="tags" className="text-sm font-medium">
          Tags
        </h3>
        {/* There are many tags, and each is a tab stop before the list. */}
        <a className="link sr-only w-fit text-sm focus:not-sr-only" href="#problems">
          Skip to results
        </a>
        <ul className="-m-1 flex gap-2 p-1 max-md:row-fade max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 md:max-h-72 md:flex-wrap md:overflow-y-auto">
          {shown.map((tag) => {
            const isOn = state.tags.includes(tag)
            const next = isOn ? state.tags.filter((other) => other !== tag) : [...state.tags, tag]
            return (
              <li key={tag}>
                <a href={listAddress(state, { tags: next })} className="chip" aria-current={isOn ? 'true' : undefined} onClick={(event) => toggle(event, tag)}>
                  {tag}
                </a>
              </li>
            )
          })}
        </ul>
      </nav>
    </aside>
  )
}

/** Counts two quick clicks on different tags, even if the list for the first one has not loaded yet. */
function useTags(state: ListState): (event: MouseEvent, tag: string) => void {
  const navigate = useNavigate()
  const selected = useRef(state.tags)
  const current = state.tags.join()
  useEffect(() => {
    selected.current = current === '' ? [] : current.split(',')
  }, [current])
  return (event, tag) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    selected.current = selected.current.includes(tag) ? selected.current.filter((other) => other !== tag) : [...selected.current, tag]
    navigate(listAddress(state, { tags: selected.current }), { replace: true })
  }
}

const ThemeToggle = () => (
  <button type="button" className="button button-sm" aria-label="Light/Dark theme" onClick={toggleTheme}>
    <span className="inline-flex items-center gap-2 dark:hidden">
      <Icon of={moonIcon} small />
      Dark
    </span>
    <span className="hidden items-center gap-2 dark:inline-flex">
      <Icon of={sunIcon} small />
      Light
    </span>
  </button>
)
