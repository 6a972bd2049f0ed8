import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { VISITOR } from '#platform/web/autosave/autosave-status.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'
import { LANGUAGES, type Language } from '../../rules/problem.ts'
import { lastCopy } from './code-copies.ts'

const LANGUAGE = 'cloggle.code-language'
const PLAIN = 'cloggle.code-plain'

/** A choice of this device; null if there is none, or this browser stores nothing. */
function readChoice<Value extends string>(key: string, all: readonly Value[]): Value | null {
  try {
    return all.find((option) => option === localStorage.getItem(key)) ?? null
  } catch {
    return null
  }
}

function storeChoice(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

const LastWorkQuery = graphql(`query LastWork($problem: String!) { lastWork(problem: $problem) { language at } }`)

/**
 * The language of the workspace: the one in which the person last worked on this problem, on this device or another one, else the one that they chose
 * last. A problem without that language leaves the choice for others as it is. The server renders Python.
 */
export function useLanguage({ slug, languages }: { slug: string; languages: readonly Language[] }): [Language, (language: Language) => void] {
  const session = useSession()
  const owner = session?.user.id ?? VISITOR
  const [language, setLanguage] = useState<Language>('python')
  const isSettled = useRef(false)
  const openedAt = useRef(0)
  // Work on another device may have happened since, so it is asked for each time.
  const work = useQuery(LastWorkQuery, session === null ? null : { problem: slug }, { staleTime: 0 }).data?.lastWork ?? null

  useEffect(() => {
    if (isSettled.current) return
    const copy = lastCopy([owner, VISITOR], slug)
    // Opening the code rewrites its copy, so its time is read before.
    openedAt.current = copy?.at ?? 0
    const first = copy?.language ?? readChoice(LANGUAGE, LANGUAGES)
    if (first !== null) setLanguage(first)
  }, [owner, slug])

  const openLast = useEffectEvent(({ language, at }: NonNullable<typeof work>) => {
    if (!isSettled.current && Date.parse(String(at)) > openedAt.current) setLanguage(language)
    isSettled.current = true
  })
  useEffect(() => {
    if (work !== null) openLast(work)
  }, [work])

  const choose = (chosen: Language) => {
    isSettled.current = true
    setLanguage(chosen)
    storeChoice(LANGUAGE, chosen)
  }
  return [languages.includes(language) ? language : languages[0]!, choose]
}

const YES_NO = ['yes', 'no'] as const

/** Whether to use a plain text area instead of the editor. The server renders the editor. */
export function usePlainText(): [boolean, (isPlain: boolean) => void] {
  const [isPlain, setPlain] = useState(false)
  useEffect(() => {
    setPlain(readChoice(PLAIN, YES_NO) === 'yes')
  }, [])
  const choose = (chosen: boolean) => {
    setPlain(chosen)
    storeChoice(PLAIN, chosen ? 'yes' : 'no')
  }
  return [isPlain, choose]
}
