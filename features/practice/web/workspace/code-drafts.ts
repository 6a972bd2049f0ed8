import type { DraftStore, LocalDraft } from '#platform/web/autosave/autosave.ts'
import type { Language } from '../../rules/problem.ts'
import { codeOfOtherTab, isSameCode, readCopy, writeCopy, type CodeCopy, type CodeValue } from './code-copies.ts'

/**
 * The drafts of a problem in local storage, which is read at once. Code that is on the server stays there as a copy, so that it is shown before
 * the server answers and without a network. `known` is the copy that was found; `onOther` reports code of another tab, which is kept beside this one.
 */
export function codeDrafts(slug: string, language: Language, known: CodeCopy | null, onOther: (code: string) => void): DraftStore<CodeValue> {
  let latest = known

  function store(owner: string, { value, revision }: LocalDraft<CodeValue>): boolean {
    // What did not change here must not overwrite what another tab has stored.
    if (latest !== null && !latest.isSaved && isSameCode(latest, value)) return true
    const fromOtherTab = codeOfOtherTab(readCopy(owner, slug, language), latest?.code ?? null, value.code)
    latest = { code: value.code, other: fromOtherTab ?? value.other, revision, at: Date.now(), isSaved: false }
    const isStored = writeCopy(owner, slug, language, latest)
    if (fromOtherTab !== null) onOther(fromOtherTab)
    return isStored
  }

  return {
    save: async (owner, draft) => store(owner, draft),
    saveNow: store,
    async markSaved(owner, { value, revision }) {
      if (codeOfOtherTab(readCopy(owner, slug, language), latest?.code ?? null, value.code) !== null) return
      latest = { ...value, revision, at: Date.now(), isSaved: true }
      writeCopy(owner, slug, language, latest)
    },
    async delete(owner) {
      if (readCopy(owner, slug, language)?.code !== latest?.code) return
      latest = null
      writeCopy(owner, slug, language, null)
    },
  }
}
