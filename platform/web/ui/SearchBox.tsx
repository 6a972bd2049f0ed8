import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { changedAddress } from '../pages/changed-address.ts'
import { useNavigate } from '../pages/navigation.ts'
import { crossIcon, searchIcon } from './icons.ts'
import { Icon } from './Icon.tsx'

const PAUSE_MS = 250

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
  const given = search.get('q') ?? ''
  const [typed, setTyped] = useState(given)
  const filters = search.toString()
  const sent = useRef(given)
  const box = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()

  const send = useEffectEvent((text: string) => {
    if (text.trim() === given) return
    sent.current = text.trim()
    // New results begin at the first page.
    navigate(changedAddress(path, search, { after: null, page: null, q: text.trim() }), { replace: true })
  })

  useEffect(() => {
    // The text typed before hydration.
    setTyped((typed) => box.current?.value ?? typed)
  }, [])

  useEffect(() => {
    const timer = setTimeout(() => send(typed), PAUSE_MS)
    return () => clearTimeout(timer)
    // A filter that was chosen meanwhile leads to an address without the text.
  }, [typed, filters])

  useEffect(() => {
    if (given === sent.current) return
    sent.current = given
    setTyped(given)
  }, [given])

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
          onChange={(event) => setTyped(event.target.value)}
        />
        {typed !== '' && (
          <button
            type="button"
            className="absolute inset-y-0 right-0 grid w-10 place-content-center rounded-control text-text-muted hover:text-text"
            aria-label="Clear search"
            onClick={() => {
              box.current?.focus()
              setTyped('')
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
