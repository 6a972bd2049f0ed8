import { useState } from 'react'
import { fold } from '#platform/rules/words.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { ComboboxField } from '#platform/web/ui/ComboboxField.tsx'
import { byName } from '#features/people/rules/people-by-name.ts'
import { usePaused } from '#platform/web/use-paused.ts'

const FindAccounts = graphql(`
  query FindAccounts($q: String!) { managedPeople(q: $q) { items { id name username email } } }
`)
const MAX_SHOWN = 8

interface Props {
  label: string
  hint?: string
  /** Inside the field, which then stands in a row of filters: without a label above it and a hint. */
  placeholder?: string
  error?: string | undefined
  /** The username in the field. */
  value: string
  /** Usernames that are not offered. */
  without?: readonly string[]
  /** Gets what is typed, and the username of the account that is chosen. */
  onChange: (username: string) => void
  /** Gets the account that is chosen, after `onChange`. */
  onChoose?: (username: string) => void
}

/** Whether an account that was found for an earlier text still fits what is typed. */
const contains = ({ name, username, email }: { name: string; username: string; email: string }, typed: string) => fold(typed).split(/\s+/).every((word) => fold(`${name} ${username} ${email}`).includes(word))

/** Finds an account by name, username or email. What is typed counts as a username, too. */
export function PersonField({ label, hint = 'Type part of a name, then choose.', placeholder, error, value, without = [], onChange, onChoose }: Props) {
  const [chosen, setChosen] = useState<string | null>(value === '' ? null : value)
  const typed = value.replace(/^@/, '')
  const q = usePaused(typed)
  const isSearching = q !== '' && value.trim() !== '' && value !== chosen
  const { data } = useQuery(FindAccounts, q !== '' && value.trim() !== '' ? { q } : null)
  const account = value === chosen ? data?.managedPeople.items.find(({ username }) => username === value) : undefined
  const found = isSearching
    ? data && byName(data.managedPeople.items, q)
        .filter((account) => !without.includes(account.username) && (q === typed || contains(account, typed)))
        .slice(0, MAX_SHOWN)
        .map(({ id, name, username, email }) => ({ id, label: name, detail: `@${username}, ${email}` }))
    : undefined
  const usernameOf = (id: string) => data!.managedPeople.items.find((one) => one.id === id)!.username
  return (
    <ComboboxField
      label={label}
      hint={account === undefined ? hint : `${account.name}, ${account.email}`}
      placeholder={placeholder}
      error={error}
      value={value}
      options={found}
      onType={onChange}
      onChoose={({ id }) => {
        const username = usernameOf(id)
        setChosen(username)
        onChange(username)
        onChoose?.(username)
      }}
    />
  )
}
