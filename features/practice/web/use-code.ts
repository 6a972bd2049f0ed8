import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { request } from '#platform/web/graphql/request.ts'
import { useSession } from '#platform/web/session/session.ts'
import type { Language } from '../rules/problem.ts'
import { readCopy, reconcile, VISITOR, writeCopy } from './code-copies.ts'

const CodeDraft = graphql(`
  query CodeDraft($problem: String!, $language: Language!) { codeDraft(problem: $problem, language: $language) { code revision savedAt } }
`)

const SaveCode = graphql(`
  mutation SaveCode($input: CodeInput!) { saveCode(input: $input) { revision replaced } }
`)

const DEVICE_MS = 400
const SERVER_MS = 2_500

export interface KeptCode {
  code: string
  set: (code: string) => void
  /** Another version that was written elsewhere; taking it puts the present one in its place. */
  other: string | null
  takeOther: () => void
  /** Where the code is safe. */
  kept: 'nowhere' | 'device' | 'server'
}

/**
 * Somebody's code for a problem: on this device within half a second, on the server within three for members (requirement Q-9).
 * `typedBefore` gives what stood in the field before the page was alive.
 */
export function useCode(slug: string, language: Language, start: string, typedBefore: () => string | null): KeptCode {
  const owner = useSession()?.user.id ?? VISITOR
  const [code, setCode] = useState(start)
  const [other, setOther] = useState<string | null>(null)
  const [kept, setKept] = useState<KeptCode['kept']>('nowhere')
  const revision = useRef(0)
  const waiting = useRef<{ device: boolean; server: boolean }>({ device: false, server: false })
  const present = useRef({ owner, language, code })
  present.current.code = code
  const isFirst = useRef(true)

  const keep = useCallback(() => {
    if (!waiting.current.device) return
    waiting.current.device = false
    const { owner, language, code } = present.current
    writeCopy(owner, slug, language, { code, revision: revision.current, at: Date.now() })
    setKept('device')
  }, [slug])

  const save = useEffectEvent(async () => {
    const { owner, language, code } = present.current
    if (!waiting.current.server || owner === VISITOR) return
    waiting.current.server = false
    try {
      const { saveCode } = await request(SaveCode, { input: { problem: slug, language, code, revision: revision.current } })
      if (present.current.language !== language || present.current.owner !== owner) return
      revision.current = saveCode.revision
      writeCopy(owner, slug, language, { code: present.current.code, revision: saveCode.revision, at: Date.now() })
      if (saveCode.replaced !== null) setOther(saveCode.replaced)
      if (present.current.code === code) setKept('server')
    } catch {
      // It is on this device; the next change, or coming back, tries again.
      waiting.current.server = true
    }
  })

  const show = useEffectEvent((shown: string) => {
    present.current.code = shown
    setCode(shown)
  })

  const early = useEffectEvent(() => {
    const text = isFirst.current ? typedBefore() : null
    isFirst.current = false
    return text === start ? null : text
  })

  useEffect(() => {
    // The last letters in the other language, or from before the login.
    keep()
    const typed = early()
    // What a visitor wrote goes along into the account.
    const brought = owner === VISITOR ? null : readCopy(VISITOR, slug, language)
    const copy = brought ?? readCopy(owner, slug, language)
    // Where the device keeps nothing, what stands in the editor goes along.
    const isLogin = present.current.owner === VISITOR && present.current.language === language
    present.current = { owner, language, code: copy?.code ?? (isLogin ? present.current.code : start) }
    revision.current = copy?.revision ?? 0
    waiting.current = { device: false, server: false }
    const older = typed !== null && copy !== null && copy.code !== typed ? copy.code : null
    setOther(older)
    if (typed !== null) {
      present.current.code = typed
      waiting.current = { device: true, server: true }
    }
    show(present.current.code)
    setKept(copy === null || typed !== null ? 'nowhere' : 'device')
    if (owner === VISITOR) return
    const controller = new AbortController()
    request(CodeDraft, { problem: slug, language }, controller.signal).then(({ codeDraft }) => {
      if (controller.signal.aborted) return
      const isTouched = present.current.code !== start
      const mine = isTouched ? { code: present.current.code, revision: revision.current, at: waiting.current.device ? Date.now() : (copy?.at ?? Date.now()) } : null
      const settled = reconcile(mine, codeDraft === null ? null : { ...codeDraft, savedAt: Date.parse(String(codeDraft.savedAt)) })
      revision.current = settled.revision
      setOther(settled.other ?? older)
      if (settled.code !== null) show(settled.code)
      writeCopy(VISITOR, slug, language, null)
      if (settled.code !== null && settled.code !== codeDraft?.code) waiting.current = { device: true, server: true }
      else if (codeDraft !== null) setKept('server')
      keep()
      void save()
    }, () => {})
    return () => controller.abort()
  }, [slug, language, owner, start, keep])

  useEffect(() => {
    const device = setTimeout(keep, DEVICE_MS)
    const server = setTimeout(() => void save(), SERVER_MS)
    return () => {
      clearTimeout(device)
      clearTimeout(server)
    }
  }, [code, keep])

  useEffect(() => {
    const online = () => void save()
    window.addEventListener('pagehide', keep)
    window.addEventListener('online', online)
    return () => {
      window.removeEventListener('pagehide', keep)
      window.removeEventListener('online', online)
      keep()
    }
  }, [keep])

  const set = useCallback((next: string) => {
    if (next === present.current.code) return
    waiting.current = { device: true, server: true }
    present.current.code = next
    setCode(next)
  }, [])
  const takeOther = () => {
    if (other === null) return
    setOther(code)
    set(other)
  }
  return { code, set, other, takeOther, kept }
}
