import { readSession } from '../session/session.ts'
import type { Document } from './graphql.ts'

/** What a part of a page asks: the document of its own, and with what. */
export interface Part {
  document: Document
  variables: object
}

interface Offer {
  person: string
  until: number
  answer: Promise<unknown>
}

const offers = new Map<string, Offer>()
// Whoever comes later wants what holds then.
const FRESH_MS = 10_000
let gathering: Promise<unknown> = Promise.resolve()

const personNow = () => {
  const user = readSession()?.user
  return user === undefined ? '' : `${user.id} ${user.role}`
}
const keyOf = (document: Document, variables: unknown) => `${document.source} ${JSON.stringify(variables)}`

/** Holds an answer ready for the parts that it is for, each of which may take it once; gives the way to take it back. */
export function offerParts(answer: Promise<unknown>, parts: readonly Part[]): () => void {
  answer.catch(() => {})
  const offer = { person: personNow(), until: Date.now() + FRESH_MS, answer }
  const keys = parts.map(({ document, variables }) => keyOf(document, variables))
  for (const key of keys) offers.set(key, offer)
  return () => {
    for (const key of keys) if (offers.get(key) === offer) offers.delete(key)
  }
}

/** Lets whoever asks from now on wait until it is known what is asked together; gives the way to take all of it back. */
export function gatherParts(offered: Promise<() => void>): () => void {
  let withdraw: (() => void) | null = null
  let isOver = false
  gathering = offered.then(
    (takeBack) => {
      withdraw = takeBack
      if (isOver) takeBack()
    },
    // What cannot be asked together, each part asks for itself.
    () => {},
  )
  return () => {
    isOver = true
    withdraw?.()
  }
}

/** The answer that is held ready for this question of whoever is logged in, or null. */
export async function takePart(document: Document, variables: unknown): Promise<{ answer: Promise<unknown> } | null> {
  await gathering
  const key = keyOf(document, variables)
  const offer = offers.get(key)
  offers.delete(key)
  return offer === undefined || offer.until < Date.now() || offer.person !== personNow() ? null : offer
}
