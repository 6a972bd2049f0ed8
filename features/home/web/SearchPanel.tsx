import { useState, type FormEvent } from 'react'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { SEARCH_PATH, searchPath } from '#features/search/rules/paths.ts'
import { EMPTY_QUERY, workingOn } from '#features/search/rules/texts.ts'

/** The search over everything. Shows a message for an empty query, and while results load (requirement H-1). */
export function SearchPanel() {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [state, setState] = useState<{ text: string; isError: boolean } | null>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const query = typed.trim()
    if (query === '') return setState({ text: EMPTY_QUERY, isError: true })
    setState({ text: workingOn(query), isError: false })
    navigate(searchPath(query))
  }
  return (
    <search className="grid gap-2">
      <form action={SEARCH_PATH} className="flex max-w-120 gap-2" onSubmit={submit} noValidate>
        <input
          className="control"
          type="search"
          name="q"
          aria-label="Search Cloggle"
          placeholder="Blogs, people, problems"
          autoComplete="off"
          maxLength={200}
          aria-invalid={state?.isError === true || undefined}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setState(null)
          }}
        />
        <Button type="submit" variant="primary">
          Search
        </Button>
      </form>
      <ErrorMessage message={state?.isError === true ? state.text : null} />
      <p role="status" className="text-sm wrap-anywhere text-text-muted empty:hidden">
        {state?.isError === false && state.text}
      </p>
    </search>
  )
}
