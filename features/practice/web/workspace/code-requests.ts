import { graphql } from '#platform/web/graphql/graphql.ts'
import { VISITOR } from '#platform/web/autosave/autosave-status.ts'
import { request } from '#platform/web/graphql/request.ts'
import type { Language } from '../../rules/problem.ts'
import { addVisitorCode, listVisitorCode, readCopy, reconcile, writeCopy, type CodeDraft } from './code-copies.ts'

const CodeDraftQuery = graphql(`
  query CodeDraft($problem: String!, $language: Language!) { codeDraft(problem: $problem, language: $language) { code revision savedAt replaced } }
`)

const SaveCode = graphql(`
  mutation SaveCode($input: CodeInput!) { saveCode(input: $input) { revision replaced } }
`)

/** The viewer's code on the server; null if there is none. */
export async function findDraft(problem: string, language: Language, signal?: AbortSignal): Promise<CodeDraft | null> {
  const { codeDraft } = await request(CodeDraftQuery, { problem, language }, signal)
  return codeDraft === null ? null : { ...codeDraft, savedAt: Date.parse(String(codeDraft.savedAt)) }
}

/** Saves code on the server, with the other version beside it. */
export async function saveDraft(input: { problem: string; language: Language; code: string; revision: number; replaced: string | null }) {
  return (await request(SaveCode, { input })).saveCode
}

/** Moves the code that a visitor wrote into their account (requirement Q-9): what `isMoved` chooses of it. */
export async function moveVisitorCode(owner: string, isMoved: (one: { slug: string; language: Language }) => boolean): Promise<void> {
  for (const one of listVisitorCode().filter(isMoved)) {
    try {
      await moveOne(owner, one.slug, one.language)
    } catch {
      // It stays on this device, until it is opened or somebody logs in again.
    }
  }
}

async function moveOne(owner: string, slug: string, language: Language): Promise<void> {
  const draft = await findDraft(slug, language)
  const copy = readCopy(owner, slug, language)
  const own = reconcile(copy, draft)
  const visitors = readCopy(VISITOR, slug, language)
  const { code, other } = addVisitorCode(own, own.code === draft?.code ? draft.savedAt : (copy?.at ?? 0), visitors)
  if (visitors === null || code === null) return
  const { revision, replaced } = await saveDraft({ problem: slug, language, code, revision: draft?.revision ?? 0, replaced: other })
  writeCopy(owner, slug, language, { code, revision, at: Date.now(), isSaved: true, other: replaced })
  writeCopy(VISITOR, slug, language, null)
}
