import { expect, test } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import { people, publishes } from '#tests/support/people.ts'
import { forgetUnusedWords, indexThings, rebuildIndex } from './index-things.ts'
import type { IndexedKind } from './search-kinds.ts'

const services = await openTestServices()

/** Whether there is a word, its deletions, and words whose number of documents is wrong. */
async function vocabulary(word: string) {
  const { rows } = await services.pool.query<{ isKnown: boolean; deletions: number; wrong: string[] }>(
    `select exists (select from search_vocabulary where word = $1) as "isKnown",
       (select count(*)::int from search_deletions where form like $2) as deletions,
       array(select word from search_vocabulary v where documents <> (select count(*) from search_words w where w.word_id = v.id) order by word) as wrong`,
    [word, `${word.slice(0, 6)}%`],
  )
  return rows[0]!
}

test('the words of a person who left go, and those that others use too are counted again (requirement F-2)', async () => {
  const { leaver, other } = await people(services, 'leaver', 'other')
  await publishes(leaver, 'Thylacine numbats', '<p>Text.</p>')
  await publishes(other, 'Numbats alone', '<p>Text.</p>')
  await services.work()
  expect(await vocabulary('thylacine')).toMatchObject({ isKnown: true, wrong: [] })
  await services.pool.query('delete from people where id = $1', [leaver.id])
  expect((await vocabulary('thylacine')).wrong).toContain('numbats')
  await forgetUnusedWords(services.services)
  expect(await vocabulary('thylacine')).toEqual({ isKnown: false, deletions: 0, wrong: [] })
  expect((await vocabulary('numbats')).isKnown).toBe(true)
})

test('documents of kinds that are no longer contributed go with their counts', async () => {
  await services.pool.query("update search_documents set kind = 'retired' where kind = 'blog'")
  await rebuildIndex(services.services)
  const { rows } = await services.pool.query("select from search_documents where kind = 'retired'")
  expect([rows.length, (await vocabulary('numbats')).wrong]).toEqual([0, []])
})

test('only changed documents are written', async () => {
  const titles = new Map([['one', 'First title'], ['two', 'Second title']])
  const kind: IndexedKind = {
    label: 'Notes',
    single: 'Note',
    position: 9,
    changedBy: {},
    load: (_database, ids) => Promise.resolve(ids.map((id) => ({ id, title: titles.get(id)!, text: '', path: `/${id}`, readers: 'everybody', popularity: 0, changedAt: null }))),
    listIds: () => Promise.resolve([...titles.keys()]),
  }
  const index = () => indexThings(services.services, 'note', kind, [...titles.keys()])
  /** The transaction that wrote each document last. */
  const writers = async () => {
    const { rows } = await services.pool.query<{ id: string; writer: string }>("select thing_id as id, xmin::text as writer from search_documents where kind = 'note' order by 1")
    return rows
  }
  await index()
  const [one, two] = await writers()
  titles.set('two', 'Another title')
  await index()
  const after = await writers()
  expect(after[0]).toEqual(one)
  expect(after[1]!.writer).not.toBe(two!.writer)
})
