import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import { people, visitor, type Person } from '#tests/support/people.ts'

const services = await openTestServices()

/** Stores a judged submission and returns its id. The judge has its own tests. */
async function submitted(person: Person, { verdict = 'Accepted', slug = 'two-sum', language = 'python', timeMs = 50, isFirst = false, code = 'def two_sum(): pass' } = {}): Promise<string> {
  const { rows } = await services.pool.query<{ id: string }>(
    `insert into submissions (problem_id, person_id, key, language, code, submitted_at, not_before, state, judged_at, verdict, time_ms, memory_kb, is_first_acceptance)
     select id, $1, $2, $3, $4, now(), now(), 'judged', now(), $5, $6, 1024, $7 from problems where slug = $8 returning id`,
    [person.id, randomUUID(), language, code, verdict, verdict === 'Accepted' ? timeMs : null, isFirst, slug],
  )
  return rows[0]!.id
}

const OUTCOME = 'query ($id: ID!, $followed: String) { solvedOutcome(submission: $id, followed: $followed) { isFirst bestTimeMs times { usage people } next { slug } similar { slug } } }'
const SOLUTIONS = 'query ($linked: ID, $language: Language) { problemSolutions(problem: "two-sum", linked: $linked, language: $language) { closedBecause reference { language code } items { id code note votes isVoted isOwn author { name } } hasMore } }'
const SHARE = 'mutation ($id: ID!, $note: String!) { shareSolution(submission: $id, note: $note) }'
const VOTE = 'mutation ($id: ID!, $isVoted: Boolean!) { voteForSolution(solution: $id, isVoted: $isVoted) }'
const REPORT = 'mutation ($id: ID!) { reportContent(kind: "solution", id: $id, reason: "It is spam.") }'

const solutionsOf = async (person: Person, variables: object = {}) => (await person.asks(SOLUTIONS, variables)).data!.problemSolutions
const codeOf = (answer: { errors?: { extensions: { code?: unknown } }[] }) => answer.errors?.[0]?.extensions.code

describe('The outcome of an accepted submission', () => {
  test('compares each person’s best time in the language, and proposes a problem that is not solved', async () => {
    const { ada, ben, cy } = await people(services, 'ada', 'ben', 'cy')
    await submitted(ada, { timeMs: 200 })
    const id = await submitted(ada, { timeMs: 100, isFirst: true })
    await submitted(ben, { timeMs: 100 })
    await submitted(cy, { timeMs: 50, language: 'javascript' })
    await submitted(cy, { verdict: 'Wrong Answer' })
    const { solvedOutcome } = (await ada.asks(OUTCOME, { id })).data!
    expect(solvedOutcome).toMatchObject({ isFirst: true, bestTimeMs: 100, times: [{ usage: 100, people: 2 }] })
    expect(solvedOutcome.next.slug).not.toBe('two-sum')
    await submitted(ada, { slug: solvedOutcome.next.slug })
    const later = (await ada.asks(OUTCOME, { id })).data!.solvedOutcome
    expect(later.next.slug).not.toBe(solvedOutcome.next.slug)
    expect(later.similar).toHaveLength(3)
  })

  test('proposes the problem that is next in the track above the problem, which is the one that was opened last', async () => {
    const { abe } = await people(services, 'abe')
    await abe.asks('mutation { chooseTopics(topics: ["probability"]) }')
    const tracks = async (followed: string | null = null) =>
      (await abe.asks('query ($followed: String) { problemTracks(problem: "two-sum", followed: $followed) { slug next { slug } } }', { followed })).data!.problemTracks
    expect(await tracks()).toEqual([])
    const id = await submitted(abe, { isFirst: true })
    const next = async (followed: string | null = null) => (await abe.asks(OUTCOME, { id, followed })).data!.solvedOutcome.next.slug
    const [track] = await tracks('interview-algorithms')
    expect([track.slug, await next('interview-algorithms')]).toEqual(['interview-algorithms', track.next.slug])
    // The first problem alone begins no track for somebody who chose topics.
    expect([await tracks(), await next() === track.next.slug]).toEqual([[], false])
    await submitted(abe, { slug: track.next.slug, isFirst: true })
    const [later] = await tracks()
    expect([later.slug, later.next.slug === track.next.slug, await next()]).toEqual(['interview-algorithms', false, later.next.slug])
  })

  test('is only for the author of an accepted submission', async () => {
    const { dan, eve } = await people(services, 'dan', 'eve')
    const [accepted, wrong] = [await submitted(dan), await submitted(dan, { verdict: 'Wrong Answer' })]
    expect(codeOf(await eve.asks(OUTCOME, { id: accepted }))).toBe('NOT_FOUND')
    expect(codeOf(await dan.asks(OUTCOME, { id: wrong }))).toBe('NOT_FOUND')
    expect(codeOf(await visitor(services).asks(OUTCOME, { id: accepted }))).toBe('NOT_SIGNED_IN')
  })
})

describe('What to go on with', () => {
  const NEXT = '{ nextPractice { hasSolved solvedCount unfinished { slug } suggested { slug tags } } }'
  const nextOf = async (person: Person) => (await person.asks<{ nextPractice: { hasSolved: boolean; solvedCount: number; unfinished: { slug: string } | null; suggested: { slug: string; tags: string[] } } }>(NEXT)).data!.nextPractice

  test('is the problem whose code was saved last and is not solved, and an unsolved one of the chosen topics', async () => {
    const { rae } = await people(services, 'rae')
    expect(await nextOf(rae)).toMatchObject({ hasSolved: false, solvedCount: 0, unfinished: null })
    expect((await nextOf(rae)).suggested.slug).toBe('two-sum')
    await rae.asks('mutation { chooseTopics(topics: ["probability"]) }')
    expect((await nextOf(rae)).suggested.tags).toContain('probability')
    expect((await visitor(services).asks('{ firstProblem { slug } }')).data).toEqual({ firstProblem: { slug: 'two-sum' } })
    await rae.asks('mutation { saveCode(input: { problem: "two-sum", language: python, code: "def two_sum(): ...", revision: 0 }) { revision } }')
    expect((await nextOf(rae)).unfinished).toEqual({ slug: 'two-sum' })
    await submitted(rae, { isFirst: true })
    const { suggested } = await nextOf(rae)
    expect(suggested.tags).toContain('probability')
    const id = await submitted(rae, { slug: suggested.slug, isFirst: true })
    const later = await nextOf(rae)
    expect([later.hasSolved, later.solvedCount, later.unfinished, later.suggested.slug === suggested.slug]).toEqual([true, 2, null, false])
    expect(codeOf(await visitor(services).asks(NEXT))).toBe('NOT_SIGNED_IN')
    // The page of the accepted solution suggests the same problem as home and the list.
    expect((await rae.asks(OUTCOME, { id })).data!.solvedOutcome.next.slug).toBe(later.suggested.slug)
  })
})

describe('The progress of a member', () => {
  test('counts solved and tried problems, and filters the list by them', async () => {
    const { fay } = await people(services, 'fay')
    await submitted(fay)
    await submitted(fay, { verdict: 'Wrong Answer' })
    await submitted(fay, { slug: 'numerically-stable-softmax', verdict: 'Wrong Answer' })
    const { practiceProgress, solved, tried, fresh } = (await fay.asks(`query { practiceProgress { difficulty total solved tried }
      solved: ownProblems(status: solved) { total items { slug } } tried: ownProblems(status: tried) { total items { slug } } fresh: ownProblems(status: new, q: "two sum") { total } }`)).data!
    expect(solved).toEqual({ total: 1, items: [{ slug: 'two-sum' }] })
    expect(tried).toEqual({ total: 1, items: [{ slug: 'numerically-stable-softmax' }] })
    expect(fresh.total).toBe(0)
    expect(practiceProgress.map(({ difficulty }: { difficulty: string }) => difficulty)).toEqual(['Easy', 'Medium', 'Hard'])
    const sum = (name: 'solved' | 'tried') => practiceProgress.reduce((all: number, one: Record<'solved' | 'tried', number>) => all + one[name], 0)
    expect([sum('solved'), sum('tried')]).toEqual([1, 1])
  })
})

describe('Shared solutions', () => {
  test('are closed until the problem is solved or given up, and then have the references in both languages', async () => {
    const { gil } = await people(services, 'gil')
    expect(await solutionsOf(gil)).toEqual({ closedBecause: 'Solve the problem or give up to see the solutions. If you give up, you get no points for this problem.', reference: [], items: [], hasMore: false })
    await gil.asks('mutation { giveUp(problem: "two-sum") { hasGivenUp } }')
    const { closedBecause, reference } = await solutionsOf(gil)
    expect(closedBecause).toBeNull()
    expect(reference.map(({ language }: { language: string }) => language)).toEqual(['python', 'javascript'])
    expect(reference[0].code).toContain('def two_sum')
  })

  test('only an own accepted submission can be shared; a second one in the same language replaces it', async () => {
    const { hal, ivy } = await people(services, 'hal', 'ivy')
    const [first, second, script, wrong] = [await submitted(hal), await submitted(hal), await submitted(hal, { language: 'javascript' }), await submitted(hal, { verdict: 'Wrong Answer' })]
    expect(codeOf(await hal.asks(SHARE, { id: wrong, note: '' }))).toBe('NOT_FOUND')
    expect(codeOf(await ivy.asks(SHARE, { id: first, note: '' }))).toBe('NOT_FOUND')
    for (const id of [first, script, second]) expect((await hal.asks(SHARE, { id, note: 'A dictionary.' })).data).toEqual({ shareSolution: true })
    const shared = async () => (await solutionsOf(hal)).items.filter(({ isOwn }: { isOwn: boolean }) => isOwn).map(({ id }: { id: string }) => id)
    expect(new Set(await shared())).toEqual(new Set([second, script]))
    const isReplacing = async (id: string) => (await hal.asks('query ($id: ID!) { submission(id: $id) { isReplacing } }', { id })).data!.submission.isReplacing
    expect([await isReplacing(first), await isReplacing(second), await isReplacing(script)]).toEqual([true, false, false])
    const noteOf = async (id: string) => (await hal.asks('query ($id: ID!) { submission(id: $id) { sharedNote } }', { id })).data!.submission.sharedNote
    await hal.asks(SHARE, { id: second, note: 'A map.' })
    expect([await noteOf(first), await noteOf(second), await noteOf(script)]).toEqual(['A map.', 'A map.', 'A dictionary.'])
    await hal.asks('mutation ($id: ID!) { unshareSolution(solution: $id) }', { id: second })
    expect([await shared(), await noteOf(first)]).toEqual([[script], null])
  })

  test('come by votes, one for each reader and none for the author; a linked one is first', async () => {
    const { jan, kim, lou } = await people(services, 'jan', 'kim', 'lou')
    await services.pool.query('update submissions set shared_at = null where shared_at is not null')
    const ids = [await submitted(jan, { code: 'jan' }), await submitted(kim, { code: 'kim' })] as const
    for (const [person, id] of [[jan, ids[0]], [kim, ids[1]]] as const) await person.asks(SHARE, { id, note: '' })
    expect(codeOf(await lou.asks(VOTE, { id: ids[0], isVoted: true }))).toBe('NOT_ALLOWED')
    await submitted(lou)
    for (const _ of [1, 2]) expect((await lou.asks(VOTE, { id: ids[0], isVoted: true })).data).toEqual({ voteForSolution: true })
    expect(codeOf(await jan.asks(VOTE, { id: ids[0], isVoted: true }))).toBe('NOT_ALLOWED')
    const codes = async (variables: object = {}) => (await solutionsOf(lou, variables)).items.map(({ code, votes, isVoted }: { code: string; votes: number; isVoted: boolean }) => [code, votes, isVoted])
    expect(await codes()).toEqual([['jan', 1, true], ['kim', 0, false]])
    expect((await codes({ linked: ids[1] }))[0]).toEqual(['kim', 0, false])
    expect(await codes({ language: 'javascript' })).toEqual([])
    await lou.asks(VOTE, { id: ids[0], isVoted: false })
    expect((await codes())[0][1]).toBe(0)
  })

  test('are discussed and reported only by those who may see them, and go when they are no longer accepted', async () => {
    const { mia, ned, oda } = await people(services, 'mia', 'ned', 'oda')
    const id = await submitted(mia, { code: 'mia' })
    await mia.asks(SHARE, { id, note: '' })
    await submitted(ned)
    const add = (person: Person) => person.asks('mutation ($id: ID!, $subject: ID!) { addToDiscussion(id: $id, kind: "solution", subject: $subject, text: "Line 1: why?") }', { id: randomUUID(), subject: id })
    expect(codeOf(await add(oda))).toBe('NOT_ALLOWED')
    expect((await add(ned)).errors).toBeUndefined()
    expect(codeOf(await oda.asks(REPORT, { id }))).toBe('NOT_ALLOWED')
    await services.pool.query("update submissions set verdict = 'Wrong Answer' where id = $1", [id])
    expect((await solutionsOf(ned)).items.map(({ code }: { code: string }) => code)).not.toContain('mia')
    expect(codeOf(await add(ned))).toBe('NOT_FOUND')
  })
})

describe('Notes on a problem', () => {
  const NOTE = 'mutation ($problem: String!, $text: String!, $revision: Int!) { saveProblemNote(problem: $problem, text: $text, revision: $revision) }'
  const saveNote = (person: Person, text: string, revision: number, problem = 'two-sum') => person.asks(NOTE, { problem, text, revision })
  const noteOf = async (person: Person) => (await person.asks('{ problemNote(problem: "two-sum") { text revision } }')).data!.problemNote

  test('are private, replace each other, and go with an empty text', async () => {
    const { pia, quin } = await people(services, 'pia', 'quin')
    await saveNote(pia, 'First', 0)
    expect((await saveNote(pia, 'Use a dictionary.', 1)).data).toEqual({ saveProblemNote: 2 })
    expect([await noteOf(pia), await noteOf(quin)]).toEqual([{ text: 'Use a dictionary.', revision: 2 }, { text: '', revision: 0 }])
    expect(codeOf(await saveNote(pia, 'x', 2, 'no-such-problem'))).toBe('NOT_FOUND')
    expect(codeOf(await saveNote(pia, 'x'.repeat(5001), 2))).toBe('INVALID_INPUT')
    await saveNote(pia, ' ', 2)
    expect(await noteOf(pia)).toEqual({ text: '', revision: 3 })
  })

  test('that another window saved are not replaced; saving the same text again succeeds, because the answer may have been lost', async () => {
    const { rex } = await people(services, 'rex')
    expect((await saveNote(rex, 'One window', 0)).data).toEqual({ saveProblemNote: 1 })
    expect(codeOf(await saveNote(rex, 'Other window', 0))).toBe('OUTDATED_EDIT')
    expect((await saveNote(rex, 'One window', 0)).errors).toBeUndefined()
    await saveNote(rex, '', 2)
    expect(codeOf(await saveNote(rex, 'Other window', 2))).toBe('OUTDATED_EDIT')
    expect((await saveNote(rex, 'Other window', 3)).errors).toBeUndefined()
  })
})
