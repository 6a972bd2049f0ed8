import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { COURSE_FORMAT } from '#features/courses/rules/course-file.ts'
import { actAsAdmin, demoAccount, expect, logIn, newMember, signUp, skipGreeting, test, waitForHydration } from '../support/journey.ts'
import { fitsWidths, violationsOf } from '../support/is-fit.ts'
import { linkInEmail } from '../support/link-in-email.ts'

async function ask<Data>(page: Page, token: string, query: string, variables: object = {}): Promise<Data> {
  const response = await page.request.post('/graphql', { headers: { authorization: `Bearer ${token}` }, data: { query, variables } })
  const { data, errors } = (await response.json()) as { data: Data; errors?: { message: string }[] }
  expect(errors).toBeUndefined()
  return data
}

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token') ?? '')

async function open(browser: Browser, network: string): Promise<Page> {
  const page = await (await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': network } })).newPage()
  await page.addInitScript(skipGreeting)
  await waitForHydration(page)
  return page
}

/** A job and an event of a member, and a course of the demo mentor, that wait for an approval. Returns their titles. */
async function submitThree(page: Page, token: string, mark: string) {
  const titles = { job: `Sounder ${mark}`, event: `Evening ${mark}`, course: `Course ${mark}` }
  await ask(page, token, 'mutation ($id: ID!, $content: JobContentInput!) { postJob(id: $id, content: $content) }', {
    id: randomUUID(),
    content: { company: 'Deep Water', role: titles.job, location: 'Remote', description: 'Measure **depth**.', skills: ['Python'], level: 'Mid', employment: 'full-time' },
  })
  const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10)
  await ask(page, token, 'mutation ($event: EventInput!) { saveEvent(event: $event) { state } }', {
    event: { id: randomUUID(), revision: 0, title: titles.event, description: 'About trees.', type: 'meetup', timeZone: 'UTC', startsAt: `${day}T18:00`, endsAt: `${day}T20:00`, place: 'Main Street 1', onlineUrl: '', recurrence: 'none', coHosts: [] },
  })
  const { email, password } = demoAccount('mentor')
  const login = (await (await page.request.post('/api/auth/login', { data: { email, password } })).json()) as { token: string }
  const switched = (await (await page.request.post('/api/auth/switch', { headers: { authorization: `Bearer ${login.token}` }, data: { role: 'mentor' } })).json()) as { token: string }
  const id = randomUUID()
  const content = JSON.stringify({
    format: COURSE_FORMAT, slug: `course-${mark}`, title: titles.course, summary: 'One lesson.', description: 'One lesson about depth.', level: 'beginner', skills: ['Python'],
    topics: [{ key: 't', title: 'Depth', resources: [], lessons: [{ key: 'l', kind: 'reading', title: 'What depth is', minutes: 2, text: `Words about **depth**.\n\n\`\`\`python\n${'depth = measure(rope) + '.repeat(40)}0\n\`\`\`` }] }],
  })
  const { saveCourseDraft } = await ask<{ saveCourseDraft: { revision: number } }>(page, switched.token, 'mutation ($id: ID!, $c: String!) { saveCourseDraft(id: $id, revision: 0, content: $c) { revision } }', { id, c: content })
  await ask(page, switched.token, 'mutation ($id: ID!, $r: Int!) { submitCourse(id: $id, revision: $r) }', { id, r: saveCourseDraft.revision })
  return titles
}

/** Moves with `j` to an item of the queue; nothing else is pressed on the way. */
async function moveTo(page: Page, title: string): Promise<void> {
  const item = page.getByRole('article', { name: title })
  await expect(page.getByRole('article').first()).toBeVisible()
  for (let n = 0; n < 60 && !(await item.isVisible()); n++) await page.keyboard.press('j')
  await expect(item.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(item.getByRole('button', { name: 'Send back' })).toBeVisible()
}

const queue = async (page: Page, kind: string) => {
  await page.goto(`/admin/approvals?filter=${kind}`)
  await expect(page.getByRole('list', { name: 'Waiting' })).toBeVisible()
}

test.describe('Approvals and moderation (requirements G-30 to G-36)', () => {
  test('an admin decides in three queues by keyboard alone, with an undo and a template', async ({ page, browser }) => {
    test.setTimeout(150_000)
    const author = await open(browser, '10.41.1.1')
    const member = await signUp(author)
    const titles = await submitThree(author, member.token, Date.now().toString(36))
    await actAsAdmin(page)

    await queue(page, 'job')
    await moveTo(page, titles.job)
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Undo the last decision')
    await page.keyboard.press('Escape')
    await page.keyboard.press('a')
    await expect(page.getByRole('status').filter({ hasText: titles.job })).toContainText('Approved')
    await page.keyboard.press('u')
    await expect(page.getByRole('article', { name: titles.job })).toBeVisible()
    await page.keyboard.press('a')
    await expect(page.getByRole('status').filter({ hasText: titles.job })).toContainText('Approved')

    await queue(page, 'event')
    await moveTo(page, titles.event)
    await page.keyboard.press('r')
    const dialog = page.getByRole('dialog', { name: /^Send back/ })
    await expect(dialog.getByLabel('Reason')).toBeFocused()
    // Letters are text while typing.
    await page.keyboard.type('a jar of keys')
    await expect(dialog.getByLabel('Reason')).toHaveValue('a jar of keys')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.type('Place')
    await expect(dialog.getByLabel('Reason')).toHaveValue(/^Please add the exact place/)
    await page.keyboard.press('Tab')
    const badge = page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: /^Approvals/ })
    const waiting = (await badge.textContent())!
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('status').filter({ hasText: titles.event })).toContainText('Sent back')
    // What was decided no longer counts.
    await expect(badge).not.toHaveText(waiting)

    await queue(page, 'course')
    await moveTo(page, titles.course)
    await expect(page.getByRole('article', { name: titles.course })).toContainText('Words about depth.')
    // A long line of code scrolls in its block.
    await fitsWidths(page, [390, 1440])
    await page.keyboard.press('a')
    await expect(page.getByRole('status').filter({ hasText: titles.course })).toContainText('Approved')

    await expect(async () => {
      await author.goto('/notifications')
      await expect(author.getByText('Please add the exact place or the link at which people join.')).toBeVisible({ timeout: 1_500 })
    }).toPass({ timeout: 40_000 })
    await expect(author.getByText('Job approved')).toBeVisible()
    // The course was decided last, and each decision waits ten seconds.
    await expect(async () => {
      await page.goto('/admin/audit')
      await expect(page.getByRole('row', { name: new RegExp(titles.course) })).toContainText('published the course', { timeout: 1_500 })
    }).toPass({ timeout: 30_000 })
    await author.context().close()
  })

  test('an admin goes through the reports by keyboard, and reads the whole text and why', { tag: '@audit' }, async ({ page, browser }) => {
    const reader = await open(browser, '10.45.1.1')
    const { token } = await signUp(reader)
    const { blogs } = await ask<{ blogs: { items: { _id: string; title: string }[] } }>(reader, token, '{ blogs(first: 1) { items { _id title } } }')
    const { _id: id, title } = blogs.items[0]!
    await ask(reader, token, 'mutation ($id: ID!) { reportContent(kind: "blog", id: $id, rule: "copyright", reason: "Copied from my site.") }', { id })
    await actAsAdmin(page)
    await page.goto('/admin/reports')
    const card = page.getByRole('listitem', { name: `Report: ${title}` })
    await expect(card).toContainText('Copied from my site.')
    await expect(card.getByRole('region', { name: 'Reported text' })).toBeVisible()
    for (let n = 0; n < 40 && !(await card.evaluate((element) => element === document.activeElement)); n++) await page.keyboard.press('j')
    await page.keyboard.press('c')
    await expect(card).toContainText('You’re working on this.')
    // A ban comes with the person, the rule and the report; the report stays.
    await card.getByRole('link', { name: 'Propose a ban' }).click()
    const ban = page.getByRole('form', { name: 'Propose a ban' })
    await expect(ban.getByLabel('Person')).not.toHaveValue('')
    await expect(ban.getByLabel('Rule')).toHaveValue('copyright')
    await expect(ban.getByLabel('Reason')).toHaveValue(`About your blog “${title}”: `)
    await ban.getByRole('link', { name: 'Reports' }).click()
    await expect(card).toBeVisible()
    for (let n = 0; n < 40 && !(await card.evaluate((element) => element === document.activeElement)); n++) await page.keyboard.press('j')
    await page.keyboard.press('d')
    const dialog = page.getByRole('dialog', { name: 'Dismiss these reports' })
    // A reason is optional, and the decision can be undone.
    await dialog.getByRole('button', { name: 'Dismiss' }).click()
    await expect(card).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: title })).toContainText('Dismissed')
    await page.keyboard.press('u')
    await expect(card).toBeVisible()
    for (let n = 0; n < 40 && !(await card.evaluate((element) => element === document.activeElement)); n++) await page.keyboard.press('j')
    await page.keyboard.press('d')
    await dialog.getByLabel('Reason').fill('It names its source.')
    await dialog.getByRole('button', { name: 'Dismiss' }).click()
    await expect(card).toHaveCount(0)
    await expect(async () => {
      await reader.goto('/notifications')
      await expect(reader.getByText(`Not removed: the blog “${title}” that you reported doesn’t break the rules.`)).toBeVisible({ timeout: 1_500 })
    }).toPass({ timeout: 30_000 })
    await reader.context().close()
  })

  test('two admins ban a person, who appeals without logging in and comes back, and the first finds the restore drill', { tag: '@audit' }, async ({ page, browser }) => {
    test.setTimeout(150_000)
    await actAsAdmin(page)
    const [second, banned] = [await open(browser, '10.42.1.1'), await open(browser, '10.43.1.1')]
    const helper = await signUp(second, newMember('Ines Okafor'))
    const person = await signUp(banned, newMember('Max Sorrow'))
    await ask(page, await tokenOf(page), 'mutation ($id: ID!) { changeGrant(personId: $id, role: "admin", held: true, reason: "Helps out.") }', { id: helper.id })
    await second.goto('/switchProfile')
    await second.getByRole('button', { name: 'Switch to Admin' }).click()
    await second.getByText('You’re now in Admin mode.').waitFor()

    await page.goto('/admin/reports?filter=bans')
    const form = page.getByRole('form', { name: 'Propose a ban' })
    await form.getByLabel('Person').fill(person.username)
    // What was found moves the rest of the form.
    await form.getByRole('option', { name: `@${person.username}` }).click()
    await form.getByLabel('Rule').selectOption('Insults or harassment')
    await form.getByLabel('Reason').fill('Threatened three people.')
    await form.getByRole('button', { name: 'Propose ban' }).click()
    const card = (admin: Page) => admin.getByRole('listitem').filter({ hasText: `@${person.username}` })
    await expect(card(page).getByRole('button', { name: 'Confirm ban' })).toHaveAttribute('aria-description', 'You proposed this ban. Another admin must confirm it.')
    await second.goto('/admin/reports?filter=bans')
    await card(second).getByRole('button', { name: 'Confirm ban' }).click()
    await second.getByRole('alertdialog').getByRole('button', { name: 'Ban', exact: true }).click()
    await expect(card(second)).toHaveCount(0)

    const link = await linkInEmail(person.email, '/appeal/[0-9a-f-]+')
    await banned.goto(link)
    // Their session has ended, so the page offers to log in; the link works without it.
    await banned.getByRole('dialog', { name: 'Login' }).waitFor()
    await banned.keyboard.press('Escape')
    const reasons = banned.getByRole('region', { name: 'Statement of reasons' })
    for (const text of ['Account banned', 'Insults or harassment', 'Threatened three people.']) await expect(reasons).toContainText(text)
    expect(await violationsOf(banned)).toEqual([])
    await banned.getByLabel('Why is the decision wrong?').fill('It was my brother.')
    await banned.getByRole('button', { name: 'Send appeal' }).click()
    await expect(banned.getByRole('heading', { name: 'Your appeal is waiting' })).toBeVisible()

    await page.goto('/admin/reports?filter=appeals')
    await expect(card(page).getByRole('button', { name: 'Overturn' })).toHaveAttribute('aria-description', 'You made this decision. Another admin must answer the appeal.')
    const third = await open(browser, '10.44.1.1')
    const other = await signUp(third, newMember('Ravi Brandt'))
    await ask(page, await tokenOf(page), 'mutation ($id: ID!) { changeGrant(personId: $id, role: "admin", held: true, reason: "Helps out.") }', { id: other.id })
    await third.goto('/switchProfile')
    await third.getByRole('button', { name: 'Switch to Admin' }).click()
    await third.getByText('You’re now in Admin mode.').waitFor()
    await third.goto('/admin/reports?filter=appeals')
    await card(third).getByRole('button', { name: 'Overturn' }).click()
    await third.getByLabel('Answer').fill('We believe you.')
    await third.getByRole('dialog').getByRole('button', { name: 'Overturn' }).click()
    await expect(card(third)).toHaveCount(0)

    await banned.goto('/blogs')
    await banned.getByRole('button', { name: 'Login', exact: true }).click()
    await logIn(banned, person)
    await banned.goto('/settings?section=trust')
    await expect(banned.getByRole('heading', { name: 'Your trust level: New' })).toBeVisible()
    await banned.goto('/moderation-log')
    await expect(banned.getByRole('table', { name: 'Decisions, the latest first' }).getByRole('row', { name: /account Account banned Insults or harassment Decision overturned/ }).first()).toBeVisible()

    await page.goto('/admin/operations?filter=backups')
    await expect(page.getByRole('heading', { name: 'Restore drills' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Run restore drill' })).toBeVisible()
    // The other journeys expect one admin.
    for (const { id } of [helper, other]) await ask(page, await tokenOf(page), 'mutation ($id: ID!) { changeGrant(personId: $id, role: "admin", held: false, reason: "Done.") }', { id })
    for (const one of [second, banned, third]) await one.context().close()
  })
})
