import { useSyncExternalStore } from 'react'
import { fetchDocument } from '#platform/web/data/fetch-document.ts'
import { isTransient, errorMessage } from '#platform/web/graphql/api-error.ts'
import { readSession } from '#platform/web/session/session.ts'
import { SendMessage } from './chat-queries.ts'

/** A message that is not known to be stored on the server, or is stored and not loaded yet. */
export interface Unsent {
  id: string
  conversationId: string
  text: string
  replyTo: { id: string; author: string; text: string | null } | null
  at: number
  /** `sent`: the server has it; it stays here until the conversation has loaded it. */
  status: 'waiting' | 'sent' | 'refused'
  /** Why the server refused it. */
  refused: string | null
}

const FIRST_WAIT_MS = 1_000
const MAX_WAIT_MS = 30_000
const NONE: readonly Unsent[] = []

const listeners = new Set<() => void>()
let loaded: { person: string; unsent: readonly Unsent[] } = { person: '', unsent: NONE }
/** False when storage refuses to read or write: then a message waits only as long as the tab is open. */
let isStored = true
let isSending = false
let waitMs = FIRST_WAIT_MS
let timer: number | undefined

const keyOf = (person: string) => `cloggle.outbox.${person}`
const currentPersonId = () => readSession()?.user.id ?? ''

function read(): readonly Unsent[] {
  const person = currentPersonId()
  if (loaded.person !== person) loaded = { person, unsent: stored(person) }
  return loaded.unsent
}

function stored(person: string): readonly Unsent[] {
  if (person === '') return NONE
  try {
    const list = JSON.parse(localStorage.getItem(keyOf(person)) ?? '[]') as Unsent[]
    return list.length === 0 ? NONE : list
  } catch {
    isStored = false
    return NONE
  }
}

function save(change: (unsent: readonly Unsent[]) => readonly Unsent[]): void {
  const person = currentPersonId()
  const known = read()
  // Another tab may have changed it, or sent all of them.
  const latest = stored(person)
  const unsent = change(isStored ? latest : known)
  loaded = { person, unsent: unsent.length === 0 ? NONE : unsent }
  try {
    if (unsent.length === 0) localStorage.removeItem(keyOf(person))
    else localStorage.setItem(keyOf(person), JSON.stringify(unsent))
    isStored = true
  } catch {
    isStored = false
  }
  for (const listener of listeners) listener()
}

/** Sends a message as soon as there is a network. It survives a closed tab. */
export function enqueue(message: Omit<Unsent, 'refused' | 'status' | 'at'>): void {
  save((unsent) => [...unsent, { ...message, at: Date.now(), status: 'waiting', refused: null }])
  waitMs = FIRST_WAIT_MS
  void flush()
}

/** Sends a refused message again. */
export function resend(id: string): void {
  save((unsent) => unsent.map((one) => (one.id === id ? { ...one, status: 'waiting', refused: null } : one)))
  void flush()
}

export const discard = (id: string): void => save((unsent) => unsent.filter((one) => one.id !== id))

/** Removes messages that were loaded from the server. */
export function dropSent(ids: readonly string[]): void {
  if (read().some(({ id }) => ids.includes(id))) save((unsent) => unsent.filter((one) => !ids.includes(one.id)))
}

/** Sends waiting messages in order. A transient failure is retried with backoff; later messages wait, so that the order stays. */
export async function flush(): Promise<void> {
  if (isSending || currentPersonId() === '') return
  isSending = true
  clearTimeout(timer)
  try {
    for (;;) {
      const next = read().find(({ status }) => status === 'waiting')
      if (next === undefined) return
      try {
        await fetchDocument(SendMessage, { id: next.id, conversationId: next.conversationId, text: next.text, replyTo: next.replyTo?.id ?? null })
        waitMs = FIRST_WAIT_MS
        save((unsent) => unsent.map((one) => (one.id === next.id ? { ...one, status: 'sent' } : one)))
        for (const listener of deliveredListeners) listener(next)
      } catch (error) {
        if (isTransient(error)) {
          timer = window.setTimeout(() => void flush(), waitMs)
          waitMs = Math.min(waitMs * 2, MAX_WAIT_MS)
          return
        }
        save((unsent) => unsent.map((one) => (one.id === next.id ? { ...one, status: 'refused', refused: errorMessage(error) } : one)))
      }
    }
  } finally {
    isSending = false
  }
}

const deliveredListeners = new Set<(message: Unsent) => void>()

/** Listens for messages that reached the server; returns the function that unsubscribes. */
export function onDelivered(listener: (message: Unsent) => void): () => void {
  deliveredListeners.add(listener)
  return () => void deliveredListeners.delete(listener)
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== keyOf(currentPersonId())) return
    loaded = { person: currentPersonId(), unsent: stored(currentPersonId()) }
    listener()
  }
  const onOnline = () => void flush()
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  window.addEventListener('online', onOnline)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('online', onOnline)
  }
}

/** This person's unsent messages in the order in which they were written. */
export const useOutbox = (): readonly Unsent[] => useSyncExternalStore(subscribe, read, () => NONE)
