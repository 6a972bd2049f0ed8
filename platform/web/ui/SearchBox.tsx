import { useEffect, useRef } from 'react'
import { changedAddress } from '../pages/changed-address.ts'
import { useNavigate } from '../pages/navigation.ts'
import { useTypedFilter } from '../use-typed-filter.ts'
import { crossIcon, searchIcon } from './icons.ts'
import { Icon } from './Icon.tsx'

interface Props {
  /** What is searched: the name of the field. */
  label: string
  placeholder: string
  /** The search page, and the current query of its URL. */
  path: string
  search: URLSearchParams
}

/** The search box of a list: the text becomes part of the URL after a short pause. */
export function SearchBox({ label, placeholder, path, search }: Props) {
  const box = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  // New results begin at the first page.
  const apply = (q: string) => navigate(changedAddress(path, search, { after: null, page: null, q }), { replace: true })
  const { typed, type, send } = useTypedFilter({ given: search.get('q') ?? '', query: search.toString(), apply })

  useEffect(() => {
    // The text typed before hydration.
    if (box.current !== null && box.current.value !== '') type(box.current.value)
  }, [type])

  return (
    <search className="relative block w-72 max-w-full max-md:w-full">
      <form action={path} onSubmit={(event) => { event.preventDefault(); send(typed) }}>
        <span className="pointer-events-none absolute inset-y-0 left-3 grid place-content-center text-text-muted">
          <Icon of={searchIcon} small />
        </span>
        <input
          ref={box}
          className="control pl-9! pr-9! placeholder-shown:pr-2! [&::-webkit-search-cancel-button]:hidden"
          type="search"
          name="q"
          aria-label={label}
          placeholder={placeholder}
          autoComplete="off"
          maxLength={200}
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
        {typed !== '' && (
          <button
            type="button"
            className="absolute inset-y-0 right-0 grid w-10 place-content-center rounded-control text-text-muted hover:text-text"
            aria-label="Clear search"
            onClick={() => {
              box.current?.focus()
              type('')
              send('')
            }}
          >
            <Icon of={crossIcon} small />
          </button>
        )}
      </form>
    </search>
  )
}
