import { useSyncExternalStore } from 'react'
import { fetchDocument } from '#platform/web/data/fetch-document.ts'
import { isTransient, errorMessage } from '#platform/web/graphql/api-error.ts'
import { readSession } from '#platform/web/session/session.ts'
import { SendMessage } from './chat-queries.ts'

/** A message that has not reached the server, or whose arrival is not known yet. */
export interface Unsent {
  id: string
  conversationId: string
  text: string
  replyTo: { id: string; author: string; text: string | null } | null
  at: number
  /** `sent`: it is on the server, and will be shown from there. */
  status: 'waiting' | 'sent' | 'refused'
  /** Why the server refused it. */
  refused: string | null
}

const FIRST_WAIT_MS = 1_000
const MAX_WAIT_MS = 30_000
const NONE: readonly Unsent[] = []

const listeners = new Set<() => void>()
let loaded: { person: string; unsent: readonly Unsent[] } = { person: '', unsent: NONE }
let isSending = false
let waitMs = FIRST_WAIT_MS
let timer: number | undefined

const keyOf = (person: string) => `cloggle.outbox.${person}`
const currentPersonKey = () => readSession()?.user.id ?? ''

function read(): readonly Unsent[] {
  const person = currentPersonKey()
  if (loaded.person !== person) loaded = { person, unsent: stored(person) }
  return loaded.unsent
}

function stored(person: string): readonly Unsent[] {
  if (person === '') return NONE
  try {
    const list = JSON.parse(localStorage.getItem(keyOf(person)) ?? '[]') as Unsent[]
    return list.length === 0 ? NONE : list
  } catch {
    return NONE
  }
}

function save(change: (unsent: readonly Unsent[]) => readonly Unsent[]): void {
  const person = currentPersonKey()
  // Another tab may have changed it.
  const unsent = change(stored(person).length === 0 ? read() : stored(person))
  loaded = { person, unsent: unsent.length === 0 ? NONE : unsent }
  try {
    if (unsent.length === 0) localStorage.removeItem(keyOf(person))
    else localStorage.setItem(keyOf(person), JSON.stringify(unsent))
  } catch {
    // Without storage a message still waits as long as the tab is open.
  }
  for (const listener of listeners) listener()
}

/** Takes a message to send. It survives a closed tab, and is sent when there is a network. */
export function post(message: Omit<Unsent, 'refused' | 'status' | 'at'>): void {
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

/** These messages are on the server. */
export function dropSent(ids: readonly string[]): void {
  if (read().some(({ id }) => ids.includes(id))) save((unsent) => unsent.filter((one) => !ids.includes(one.id)))
}

/** Sends what waits, in order; a message that fails for a reason that passes holds up those after it. */
export async function flush(): Promise<void> {
  if (isSending || currentPersonKey() === '') return
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
        for (const hear of deliveredListeners) hear(next)
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

/** Hears of messages that reached the server; returns the way to stop. */
export function onDelivered(hear: (message: Unsent) => void): () => void {
  deliveredListeners.add(hear)
  return () => void deliveredListeners.delete(hear)
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== keyOf(currentPersonKey())) return
    loaded = { person: currentPersonKey(), unsent: stored(currentPersonKey()) }
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

/** The messages of this person that wait or were refused, in the order in which they were written. */
export const useOutbox = (): readonly Unsent[] => useSyncExternalStore(subscribe, read, () => NONE)
