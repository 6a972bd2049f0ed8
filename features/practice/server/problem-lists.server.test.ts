import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { codeOf, fieldOf, messageOf, ok } from '#tests/support/graphql-reply.ts'
import { openTestServices } from '#tests/support/services.ts'
import { people, visitor, type Person } from '#tests/support/people.ts'
import { addAcceptedSubmission, problemsOf } from '#tests/support/submissions.ts'
import { MAX_LISTS } from '../rules/problem-lists.ts'

const services = await openTestServices()
const { ada, bo } = await people(services, 'ada', 'bo')
const [first, second] = await problemsOf(services)
const saves = (person: Person, name: string, id = randomUUID()) => person.asks('mutation ($id: ID!, $name: String!) { saveProblemList(id: $id, name: $name) }', { id, name })
const puts = (person: Person, id: string, problem: string, isListed = true) => person.asks('mutation ($id: ID!, $problem: String!, $isListed: Boolean!) { listProblem(id: $id, problem: $problem, isListed: $isListed) }', { id, problem, isListed })
const lists = async (person: Person) => (await ok(person.asks<{ ownProblemLists: { id: string; name: string; problems: { slug: string; isSolved: boolean }[] }[] }>('{ ownProblemLists { id name problems { slug isSolved } } }'))).data!.ownProblemLists

describe('Lists of one’s own (requirement Q-67)', () => {
  test('have names and problems in their order, are renamed and deleted, and belong to one person', async () => {
    const id = randomUUID()
    await ok(saves(ada, '  For the interview ', id))
    for (const problem of [second!, first!, second!]) await ok(puts(ada, id, problem.slug))
    await addAcceptedSubmission(services, ada, first!)
    expect(await lists(ada)).toEqual([{ id, name: 'For the interview', problems: [{ slug: second!.slug, isSolved: false }, { slug: first!.slug, isSolved: true }] }])
    expect(await lists(bo)).toEqual([])
    expect([codeOf(await puts(bo, id, first!.slug)), codeOf(await puts(ada, id, 'no-such-problem')), codeOf(await puts(ada, randomUUID(), first!.slug))]).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'])
    await ok(puts(ada, id, second!.slug, false))
    await ok(saves(ada, 'Later', id))
    expect(fieldOf(await saves(ada, 'LATER'), 'name')).toBe('You have a list with this name.')
    expect(fieldOf(await saves(ada, ' \u200b '), 'name')).toBe('Enter a name.')
    expect(await lists(ada)).toMatchObject([{ name: 'Later', problems: [{ slug: first!.slug }] }])
    await saves(bo, 'Stolen', id)
    await bo.asks('mutation ($id: ID!) { deleteProblemList(id: $id) }', { id })
    expect((await lists(ada)).map(({ name }) => name)).toEqual(['Later'])
    await ok(ada.asks('mutation ($id: ID!) { deleteProblemList(id: $id) }', { id }))
    expect(await lists(ada)).toEqual([])
    expect(codeOf(await visitor(services).asks('{ ownProblemLists { id } }'))).toBe('NOT_SIGNED_IN')
  })

  test('are put in another order; what is added later comes last', async () => {
    const id = randomUUID()
    await ok(saves(ada, 'Ordered', id))
    const [third] = (await problemsOf(services)).slice(2)
    for (const { slug } of [first!, second!]) await ok(puts(ada, id, slug))
    const orders = (person: Person, problems: string[]) => person.asks('mutation ($id: ID!, $problems: [String!]!) { orderProblemList(id: $id, problems: $problems) }', { id, problems })
    await ok(orders(ada, [second!.slug, first!.slug]))
    await ok(puts(ada, id, third!.slug))
    expect((await lists(ada))[0]!.problems.map(({ slug }) => slug)).toEqual([second!.slug, first!.slug, third!.slug])
    expect(codeOf(await orders(bo, [first!.slug]))).toBe('NOT_FOUND')
    await ada.asks('mutation ($id: ID!) { deleteProblemList(id: $id) }', { id })
  })

  test('take a problem back at the place that it had', async () => {
    const id = randomUUID()
    await ok(saves(ada, 'Undone', id))
    const slugs = (await problemsOf(services)).slice(0, 3).map(({ slug }) => slug)
    for (const slug of slugs) await ok(puts(ada, id, slug))
    const putsAt = (person: Person, problem: string, position: number) => person.asks('mutation ($id: ID!, $problem: String!, $position: Int) { listProblem(id: $id, problem: $problem, isListed: true, position: $position) }', { id, problem, position })
    for (const at of [1, 0, 2]) {
      await ok(puts(ada, id, slugs[at]!, false))
      await ok(putsAt(ada, slugs[at]!, at))
      expect((await lists(ada))[0]!.problems.map(({ slug }) => slug)).toEqual(slugs)
    }
    // Others took problems off meanwhile: it comes last.
    for (const slug of slugs.slice(0, 2)) await ok(puts(ada, id, slug, false))
    await ok(putsAt(ada, slugs[0]!, 2))
    expect((await lists(ada))[0]!.problems.map(({ slug }) => slug)).toEqual([slugs[2], slugs[0]])
    expect([codeOf(await putsAt(bo, slugs[1]!, 1)), codeOf(await putsAt(ada, slugs[1]!, -1))]).toEqual(['NOT_FOUND', 'INVALID_INPUT'])
    await ada.asks('mutation ($id: ID!) { deleteProblemList(id: $id) }', { id })
  })

  test('start as a copy of a track, in its order', async () => {
    const id = randomUUID()
    const copies = (track: string, id: string) => ada.asks('mutation ($id: ID!, $track: String!) { copyTrackToList(id: $id, track: $track) }', { id, track })
    await ok(copies('metrics', id))
    const { track } = (await ok(ada.asks<{ track: { title: string; problems: { slug: string }[] } }>('{ track(slug: "metrics") { title problems { slug } } }'))).data!
    expect(await lists(ada)).toMatchObject([{ id, name: track.title, problems: track.problems.map(({ slug }) => ({ slug })) }])
    expect(codeOf(await copies('no-such-track', randomUUID()))).toBe('NOT_FOUND')
    expect(fieldOf(await copies('metrics', randomUUID()), 'name')).toBe('You have a list with this name.')
    await ada.asks('mutation ($id: ID!) { deleteProblemList(id: $id) }', { id })
  })

  test('are limited in number, also when they are saved at the same moment', async () => {
    const replies = await Promise.all(Array.from({ length: MAX_LISTS + 3 }, (_, at) => saves(bo, `List ${at}`)))
    expect(replies.filter(({ errors }) => errors === undefined)).toHaveLength(MAX_LISTS)
    expect(messageOf(replies.find(({ errors }) => errors !== undefined)!)).toBe(`You can have ${MAX_LISTS} lists.`)
  })
})
