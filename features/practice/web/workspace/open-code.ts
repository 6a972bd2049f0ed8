import { createAutosave, type ServerState } from '#platform/web/autosave/autosave.ts'
import { VISITOR } from '#platform/web/autosave/autosave-status.ts'
import type { Language } from '../../rules/problem.ts'
import { addVisitorCode, isSameCode, readCopy, reconcile, writeCopy, type CodeValue } from './code-copies.ts'
import { codeDrafts } from './code-drafts.ts'
import { findDraft, moveVisitorCode, saveDraft } from './code-requests.ts'

export interface CodeToOpen {
  owner: string
  slug: string
  language: Language
  /** The code that the problem starts with. */
  start: string
  /** Text that was typed before the page was hydrated. */
  typed: string | null
  /** The code on the screen of a visitor who has logged in; null otherwise. */
  atLogin: string | null
}

export type OpenCode = ReturnType<typeof openCode>

/** Opens somebody's code for a problem: on this device within a second, and for members on the server within five (requirement Q-9). */
export function openCode({ owner, slug, language, start, typed, atLogin }: CodeToOpen) {
  const copy = readCopy(owner, slug, language)
  const readVisitors = () => {
    const found = owner === VISITOR ? null : readCopy(VISITOR, slug, language)
    return found?.code === start ? null : found
  }
  const broughtCode = atLogin === null ? null : (readVisitors()?.code ?? null)
  const typedCode = typed === start ? null : typed
  // Without storage the code on the screen is kept at a login.
  const code = typedCode ?? broughtCode ?? copy?.code ?? atLogin ?? start
  const unanswered = new Set<string>()
  const controller = new AbortController()

  async function load(): Promise<ServerState<CodeValue>> {
    const draft = await findDraft(slug, language, controller.signal)
    // Before the code on the screen is saved, which thereby stays the last one that the person worked on.
    await moveVisitorCode(owner, (one) => one.slug === slug && one.language !== language)
    void moveVisitorCode(owner, (one) => one.slug !== slug)
    return {
      revision: draft?.revision ?? 0,
      saved: draft === null ? null : { code: draft.code, other: draft.replaced },
      update: (value) => mergeAll(value, draft),
    }
  }

  /** Merges the code on the screen, the copy of this device, the draft of the server, and what the visitor wrote before they logged in. */
  function mergeAll(value: CodeValue, draft: Awaited<ReturnType<typeof findDraft>>): CodeValue {
    const copy = readCopy(owner, slug, language)
    const { revision } = autosave.current()
    const isUnchanged = copy?.code === value.code
    const at = isUnchanged ? copy.at : Date.now()
    const own = value.code === start && value.other === null ? null : { ...value, revision, at, isSaved: isUnchanged && copy.isSaved }
    const visitors = readVisitors()
    // What a visitor sees at the login stays on the screen, because they may have submitted it.
    const isShown = broughtCode !== null && visitors !== null
    const merged = reconcile(isShown ? copy : own, draft)
    const mergedAt = merged.code === draft?.code ? draft.savedAt : at
    const { code, other } = addVisitorCode(merged, mergedAt, isShown ? { ...visitors, code: value.code, at: Number.POSITIVE_INFINITY } : visitors)
    const result = { code: code ?? value.code, other }
    const isMoved = visitors !== null && writeCopy(owner, slug, language, { ...result, revision, at: Date.now(), isSaved: false })
    if (isMoved) writeCopy(VISITOR, slug, language, null)
    return result
  }

  async function save({ revision, value: sent }: { revision: number; value: CodeValue }): Promise<ServerState<CodeValue>> {
    unanswered.add(sent.code)
    const answer = await saveDraft({ problem: slug, language, code: sent.code, revision, replaced: sent.other })
    // The answer to an earlier request was lost: that is no version of somebody else.
    const isOwn = answer.replaced !== null && answer.replaced !== sent.code && unanswered.has(answer.replaced)
    unanswered.clear()
    return {
      revision: answer.revision,
      saved: { code: sent.code, other: answer.replaced },
      update: (value) => (value.other === sent.other && !isOwn ? { ...value, other: answer.replaced } : value),
    }
  }

  const autosave = createAutosave<CodeValue>({
    id: slug, owner, save, isSame: isSameCode,
    drafts: codeDrafts(slug, language, copy, (other) => autosave.change({ ...autosave.value(), other })),
    value: { code, other: copy !== null && copy.code !== code && copy.code !== start ? copy.code : (copy?.other ?? null) },
    revision: copy?.revision ?? 0,
    saved: copy?.isSaved === true ? { code: copy.code, other: copy.other } : null,
    ...(owner !== VISITOR && { load }),
    isEmpty: (value) => value.code === start && value.other === null,
    // The server never refuses a revision. A problem that was unpublished cannot be saved.
    onConflict: () => {},
  })
  if (typedCode !== null) autosave.change(autosave.value())
  if (owner !== VISITOR) void autosave.retry()

  return {
    owner,
    slug,
    language,
    value: autosave.value,
    status: autosave.status,
    subscribe: autosave.subscribe,
    change: autosave.change,
    flush: autosave.flush,
    retry: autosave.retry,
    close(): void {
      autosave.flush()
      autosave.stop()
      controller.abort()
      void autosave.pause()
    },
  }
}
