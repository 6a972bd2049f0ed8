import { useSyncExternalStore } from 'react'

/** How long a typing indicator is shown after each update. */
const SHOWN_MS = 5_000

const typing = new Map<string, ReadonlyMap<string, number>>()
const listeners = new Set<() => void>()
const EMPTY: ReadonlyMap<string, number> = new Map()

function set(id: string, people: ReadonlyMap<string, number>): void {
  typing.set(id, people)
  for (const listener of listeners) listener()
}

export function noteTyping(id: string, personId: string): void {
  const people = new Map(typing.get(id))
  clearTimeout(people.get(personId))
  people.set(personId, window.setTimeout(() => stopTyping(id, personId), SHOWN_MS))
  set(id, people)
}

export function stopTyping(id: string, personId: string): void {
  if (typing.get(id)?.has(personId) !== true) return
  const people = new Map(typing.get(id))
  clearTimeout(people.get(personId))
  people.delete(personId)
  set(id, people)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The ids of the people who are typing in a conversation. */
export const useTyping = (id: string): string[] => [...useSyncExternalStore(subscribe, () => typing.get(id) ?? EMPTY, () => EMPTY).keys()]
