import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { COURSE_FORMAT } from '#features/courses/rules/course-file.ts'
import { demoAccount, expect, signUp, test } from '../support/journey.ts'

async function ask<Data>(context: BrowserContext, token: string, query: string, variables: object = {}): Promise<Data> {
  const response = await context.request.post('/graphql', { headers: { authorization: `Bearer ${token}` }, data: { query, variables } })
  const { data, errors } = (await response.json()) as { data: Data; errors?: { message: string }[] }
  expect(errors).toBeUndefined()
  return data
}

async function loginAs(context: BrowserContext, role: 'mentor' | 'admin'): Promise<string> {
  const { email, password } = demoAccount(role)
  const { token } = (await (await context.request.post('/api/auth/login', { data: { email, password } })).json()) as { token: string }
  const switched = await context.request.post('/api/auth/switch', { headers: { authorization: `Bearer ${token}` }, data: { role } })
  return ((await switched.json()) as { token: string }).token
}

/** The demo mentor writes a course of four lessons, and the demo admin publishes it. Returns its slug. */
async function publishCourse(browser: Browser): Promise<string> {
  const slug = `short-course-${Date.now().toString(36)}`
  const id = randomUUID()
  const content = JSON.stringify({
    format: COURSE_FORMAT, slug, title: `Short course ${slug.slice(-4)}`, summary: 'Four lessons about pairs.', description: 'Four lessons.', level: 'beginner', skills: ['Python'],
    topics: [{ key: 'pairs', title: 'Pairs', resources: [], lessons: [
      { key: 'read', kind: 'reading', title: 'What pairs are', minutes: 2, text: 'Two things that belong together.' },
      { key: 'check', kind: 'quiz', title: 'Check pairs', minutes: 2, questions: [
        { key: 'size', kind: 'single', prompt: 'How many things are in a pair?', options: ['Two', 'Three'], answer: 0, explanation: 'A pair has two.' },
      ] },
      { key: 'solve', kind: 'practice', title: 'Find a pair', minutes: 10, problems: ['two-sum'] },
    ] }],
  })
  const context = await browser.newContext()
  const mentor = await loginAs(context, 'mentor')
  const { saveCourseDraft } = await ask<{ saveCourseDraft: { revision: number } }>(context, mentor, 'mutation ($id: ID!, $c: String!) { saveCourseDraft(id: $id, revision: 0, content: $c) { revision } }', { id, c: content })
  const { submitCourse } = await ask<{ submitCourse: number }>(context, mentor, 'mutation ($id: ID!, $r: Int!) { submitCourse(id: $id, revision: $r) }', { id, r: saveCourseDraft.revision })
  const admin = await loginAs(context, 'admin')
  await ask(context, admin, 'mutation ($id: String!, $r: Int!) { decideApproval(kind: "course", itemId: $id, revision: $r, decision: approve, comment: "", isImmediate: true) { state } }', { id, r: submitCourse })
  await context.close()
  return slug
}

const next = (page: Page, title: string) => page.getByRole('navigation', { name: 'Lessons', exact: true }).getByRole('link', { name: `Next: ${title}` }).click()

test('a learner enrolls, reads, fails and passes a quiz, solves a problem, and a stranger checks the certificate (requirements K-1 to K-8)', async ({ page, browser }) => {
  test.setTimeout(120_000)
  const slug = await publishCourse(browser)
  await signUp(page)
  await page.goto(`/courses/${slug}`)
  await page.getByRole('link', { name: 'Start this course' }).click()
  await expect(page.getByRole('heading', { name: 'What pairs are', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Mark as done', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Mark as not done' })).toBeVisible()
  // A reopened reading stays open although its end is on the screen.
  await page.getByRole('button', { name: 'Mark as not done' }).click()
  await expect(page.getByRole('button', { name: 'Mark as done', exact: true })).toBeVisible()
  await page.waitForTimeout(3_000)
  await page.getByRole('button', { name: 'Mark as done', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Mark as not done' })).toBeVisible()

  await next(page, 'Check pairs')
  await page.getByRole('radio', { name: 'Three' }).check()
  await page.getByRole('button', { name: 'Check my answers' }).click()
  await expect(page.getByText('0% right. You need 80% to pass.')).toBeInViewport()
  await expect(page.getByText('Wrong', { exact: true })).toBeVisible()
  await expect(page.getByText('Right answer, not chosen')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('radio', { name: 'Two' }).check()
  await page.getByRole('button', { name: 'Check my answers' }).click()
  await expect(page.getByText('100% right. You passed.')).toBeVisible()

  await next(page, 'Find a pair')
  await page.getByRole('link', { name: 'Two Sum' }).click()
  await page.locator('.cm-content').focus()
  await page.keyboard.press('F2')
  await page.getByRole('textbox', { name: /^Your code in/ }).fill(readFileSync('content/problems/two-sum/reference.py', 'utf8'))
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(page.getByText('Accepted', { exact: true }).first()).toBeVisible({ timeout: 45_000 })

  const own = page.getByRole('complementary', { name: 'Course' })
  // A listener finishes the lesson of a solved problem a moment after the verdict.
  await expect(async () => {
    await page.goto(`/courses/${slug}`)
    await expect(own.getByText('3 of 3 lessons done')).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 20_000 })
  await own.getByRole('link', { name: 'Your certificate' }).click()
  await expect(page.getByText('Valid', { exact: true })).toBeVisible()

  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(page.url())
  await expect(stranger.getByRole('heading', { name: 'Robin Vega', level: 1 })).toBeVisible()
  await stranger.getByRole('button', { name: 'Check the signature' }).click()
  await expect(stranger.getByText('The signature is valid')).toBeVisible()
  await stranger.context().close()
})
