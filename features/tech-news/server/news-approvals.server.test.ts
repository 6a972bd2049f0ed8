import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { codeOf, messageOf } from '#tests/support/graphql-reply.ts'
import { openTestServices } from '#tests/support/services.ts'
import { actingAs, people, visitor, type Person } from '#tests/support/people.ts'

const services = await openTestServices()
const { pool } = services

const saves = (by: Person, id: string, revision: number, title: string) =>
  by.asks('mutation ($article: NewsArticleInput!) { saveNewsArticle(article: $article) }', { article: { id, revision, title, excerpt: 'About it.', category: 'ai', content: 'Words.' } })
const decides = (by: Person, id: string, revision: number, decision: string, comment = '') =>
  by.asks('mutation ($id: String!, $revision: Int!, $decision: ApprovalDecision!, $comment: String!) { decideApproval(kind: "news", itemId: $id, revision: $revision, decision: $decision, comment: $comment, isImmediate: true) { state } }', { id, revision, decision, comment })
const shown = async () => (await visitor(services).asks<{ techNews: { featured: { title: string } | null; articles: { title: string }[] } }>('{ techNews { featured { title } articles { title } } }')).data!.techNews
const isPublic = async (title: string) => {
  const { featured, articles } = await shown()
  return [featured, ...articles].some((article) => article?.title === title)
}

describe('News of editors who may not publish (requirement G-30)', () => {
  test('waits for an approval, comes back with a reason, and is published by someone else', async () => {
    const { mona, root } = await people(services, 'mona', 'root')
    const [editor, admin] = [await actingAs(services, mona, 'mentor'), await actingAs(services, root, 'admin')]
    await pool.query("update roles set rights = array_remove(rights, 'news.publish') where name = 'mentor'")
    const id = randomUUID()
    expect((await saves(editor, id, 0, 'Proposed')).errors).toBeUndefined()
    expect(await isPublic('Proposed')).toBe(false)
    expect(codeOf(await editor.asks('mutation ($id: ID!) { setNewsArticleState(id: $id, isHidden: false) }', { id }))).toBe('NOT_ALLOWED')
    const { data } = await admin.asks<{ approval: { item: { revision: number; authorUsername: string }; parts: { html: string }[] } }>('query ($id: String!) { approval(kind: "news", itemId: $id) { item { revision authorUsername } parts { html } } }', { id })
    expect(data!.approval).toEqual({ item: { revision: 1, authorUsername: mona.username }, parts: [{ html: expect.stringContaining('Words.') as string }] })
    expect((await decides(admin, id, 1, 'return', 'Name the source.')).errors).toBeUndefined()
    const list = await editor.asks<{ newsForEditors: { items: object[] } }>('{ newsForEditors { items { isInReview reviewComment } } }')
    expect(list.data!.newsForEditors.items).toContainEqual({ isInReview: false, reviewComment: 'Name the source.' })
    expect((await saves(editor, id, 1, 'Proposed again')).errors).toBeUndefined()
    expect(codeOf(await decides(admin, id, 1, 'approve'))).toBe('OUTDATED_EDIT')
    expect((await decides(admin, id, 2, 'approve')).errors).toBeUndefined()
    expect(await isPublic('Proposed again')).toBe(true)
    expect(messageOf(await saves(editor, id, 2, 'Changed later'))).toBe('You can change articles that you proposed, until they are published.')
    await services.work()
    await services.work()
    const notes = await editor.asks<{ notifications: { items: { title: string }[] } }>('{ notifications { items { title } } }')
    expect(notes.data!.notifications.items.map(({ title }) => title)).toEqual(['Article published', 'Changes requested'])
  })

  test('news of editors who may publish is public at once', async () => {
    const { theo } = await people(services, 'theo')
    const admin = await actingAs(services, theo, 'admin')
    await saves(admin, randomUUID(), 0, 'At once')
    expect(await isPublic('At once')).toBe(true)
  })

  test('an editor does not show again what a moderator removed; an appeal that is won does', async () => {
    const { nora, ben, boss, rita } = await people(services, 'nora', 'ben', 'boss', 'rita')
    const [editor, moderator, second] = [await actingAs(services, nora, 'mentor'), await actingAs(services, boss, 'admin'), await actingAs(services, rita, 'admin')]
    await pool.query("update roles set rights = array_append(array_remove(rights, 'news.publish'), 'news.publish') where name = 'mentor'")
    const id = randomUUID()
    await saves(editor, id, 0, 'An insult')
    await ben.asks('mutation ($id: ID!) { reportContent(kind: "article", id: $id, reason: "It insults.") }', { id })
    expect((await moderator.asks('mutation ($id: ID!) { decideReport(kind: "article", targetId: $id, decision: "remove", rule: "harassment", reason: "It insults.") }', { id })).errors).toBeUndefined()
    expect(messageOf(await editor.asks('mutation ($id: ID!) { setNewsArticleState(id: $id, isHidden: false) }', { id }))).toBe('A moderator removed this article. Its author can appeal.')
    const { rows } = await pool.query<{ id: string }>('select id from moderation_decisions where target_id = $1', [id])
    await editor.asks('mutation ($id: ID!) { appealDecision(id: $id, text: "It quotes someone.") }', { id: rows[0]!.id })
    expect((await second.asks('mutation ($id: ID!) { answerAppeal(id: $id, outcome: reversed, answer: "Indeed.") }', { id: rows[0]!.id })).errors).toBeUndefined()
    expect(await isPublic('An insult')).toBe(true)
    await editor.asks('mutation ($id: ID!) { setNewsArticleState(id: $id, isHidden: true) }', { id })
    expect((await editor.asks('mutation ($id: ID!) { setNewsArticleState(id: $id, isHidden: false) }', { id })).errors).toBeUndefined()
  })
})
