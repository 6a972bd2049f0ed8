import type { Page } from '@playwright/test'
import { actAsAdmin, authenticate, demoAccount, expect, signUp, skipGreeting, test, waitForHydration } from '../support/journey.ts'
import { violationsOf } from '../support/is-fit.ts'

const VTT = 'WEBVTT\n\n00:00.000 --> 00:03.000\nA square turns.\n'

/** A WebM video of some seconds, recorded in the browser: no fixture of other people is needed. */
async function recordVideo(page: Page, seconds: number): Promise<Buffer> {
  await page.goto('/robots.txt', { waitUntil: 'commit' })
  const bytes = await page.evaluate(async (seconds) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 })
    const pen = canvas.getContext('2d')!
    let turn = 0
    const timer = setInterval(() => {
      pen.fillStyle = `hsl(${(turn += 7)} 60% 50%)`
      pen.fillRect(0, 0, 320, 180)
    }, 40)
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm;codecs=vp8' })
    const parts: Blob[] = []
    recorder.ondataavailable = ({ data }) => parts.push(data)
    const stopped = new Promise((done) => (recorder.onstop = done))
    recorder.start(500)
    await new Promise((done) => setTimeout(done, seconds * 1_000))
    recorder.stop()
    await stopped
    clearInterval(timer)
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())]
  }, seconds)
  return Buffer.from(bytes)
}

async function actAsMentor(page: Page): Promise<void> {
  const { email, password } = demoAccount('mentor')
  await authenticate(page, 'login', { email, password })
  await page.goto('/switchProfile')
  await page.getByRole('button', { name: 'Switch to Mentor' }).click()
  await page.getByText('You’re now in Mentor mode.').waitFor()
}

/** Calls the API as the person who is logged in on this page. */
const ask = <Data>(page: Page, query: string, variables: object): Promise<Data> =>
  page.evaluate(
    async ({ query, variables }) => {
      const response = await fetch('/graphql', {
        method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('token')}` }, body: JSON.stringify({ query, variables }),
      })
      return ((await response.json()) as { data: never }).data
    },
    { query, variables },
  )

const SAVE = 'mutation ($id: ID!, $c: String!) { saveCourseDraft(id: $id, revision: 0, content: $c) { revision } }'
const lesson = (key: string, title: string) => ({ kind: 'video', key, title, minutes: 1, videoUrl: '', text: 'Look at the colors.' })

/** A draft of a course with two video lessons. */
async function startCourse(page: Page): Promise<{ id: string; slug: string }> {
  const id = crypto.randomUUID()
  const slug = `moving-colors-${id.slice(0, 8)}`
  const content = {
    format: 'cloggle-course/1', slug, title: `Moving colors ${id.slice(0, 8)}`, summary: 'A film.', description: 'About color.', level: 'beginner', skills: ['Color'],
    topics: [{ key: 'films', title: 'Films', lessons: [lesson('first', 'First film'), { kind: 'reading', key: 'after', title: 'Afterwords', minutes: 1, text: 'Words.' }] }],
  }
  await ask(page, SAVE, { id, c: JSON.stringify(content) })
  return { id, slug }
}

const choose = (page: Page, label: string, name: string, buffer: Buffer | string) => page.getByLabel(label).setInputFiles({ name, mimeType: '', buffer: Buffer.from(buffer) })
const watched = async (page: Page, course: string) =>
  (await ask<{ lessonProgress: { watchedSeconds: number } | null }>(page, 'query ($course: String!) { lessonProgress(course: $course, lesson: "first") { watchedSeconds } }', { course })).lessonProgress?.watchedSeconds ?? 0

test('a mentor uploads a video with captions, and a learner watches it (requirements K-26, K-5)', { tag: '@audit' }, async ({ page, browser }) => {
  test.setTimeout(120_000)
  const film = await recordVideo(page, 6)
  await actAsMentor(page)
  const { id, slug } = await startCourse(page)
  await page.goto(`/courses/edit/${id}?lesson=first`)

  // What is no video is refused before it is sent; an upload can be canceled.
  await choose(page, 'Upload a video file: file', 'talk.mp4', 'no video at all')
  await expect(page.getByText('talk.mp4: This file isn’t an MP4 or WebM video.')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.route('**/api/courses/*/videos*', () => {})
  await choose(page, 'Upload a video file: file', 'film.webm', film)
  const upload = page.getByRole('region', { name: 'Upload' })
  await expect(upload.getByRole('progressbar', { name: 'Upload of film.webm' })).toBeVisible()
  await page.getByRole('link', { name: 'Next: Afterwords' }).click()
  await page.getByRole('link', { name: 'Previous: First film' }).click()
  await upload.getByRole('button', { name: 'Cancel upload' }).click()
  await expect(upload).toBeHidden()
  await page.unroute('**/api/courses/*/videos*')

  await choose(page, 'Upload a video file: file', 'film.webm', film)
  const file = page.getByRole('region', { name: 'Video file' })
  await expect(file.getByRole('link', { name: 'film.webm' })).toBeVisible({ timeout: 15_000 })
  await expect(file.getByText(/of your 5 GiB for videos are used/)).toBeVisible()
  await choose(page, 'Add captions: file', 'film.srt', '1\n00:00:01,000 --> 00:00:04,000\nHello\n')
  await expect(file.getByText('These captions are in SRT format.')).toBeVisible()
  await choose(page, 'Add captions: file', 'film.vtt', VTT)
  await expect(file.getByLabel('Language of captions 1')).toHaveValue('en')
  await expect(page.getByLabel('Length')).toHaveValue(/^0:0[5-8]$/)
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Preview lesson' }).click()
  await page.getByRole('button', { name: 'Play' }).click()
  await expect.poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(1)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 15_000 })
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await expect(page.getByText('An admin is looking at this course.')).toBeVisible()

  const other = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.7.7.8' } })
  const admin = await other.newPage()
  await admin.addInitScript(skipGreeting)
  await waitForHydration(admin)
  await actAsAdmin(admin)
  await admin.goto(`/courses/edit/${id}/preview?lesson=first`)
  await admin.getByRole('button', { name: 'Play' }).click()
  await expect.poll(() => admin.locator('video').evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(1)
  const { revision } = (await ask<{ courseDraft: { revision: number } }>(admin, 'query ($id: ID!) { courseDraft(id: $id) { revision } }', { id })).courseDraft
  await ask(admin, 'mutation ($id: String!, $r: Int!) { decideApproval(kind: "course", itemId: $id, revision: $r, decision: approve, comment: "", isImmediate: true) { state } }', { id, r: revision })
  await other.close()

  await signUp(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(`/learn/${slug}/first`)
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
  expect(requests.filter((url) => url.includes('/api/videos/'))).toEqual([])
  await page.getByRole('button', { name: 'Play' }).click()
  const video = page.locator('video')
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(2)
  expect(await video.locator('track').evaluateAll((all) => all.map((one) => (one as HTMLTrackElement).label))).toEqual(['English'])
  const isPaused = () => video.evaluate((one: HTMLVideoElement) => one.paused)
  await page.keyboard.press('Space')
  expect(await isPaused()).toBe(true)
  // A click focuses the player, which has its own keyboard shortcuts.
  await video.focus()
  await page.keyboard.press('Space')
  await expect.poll(isPaused).toBe(false)
  await page.keyboard.press('Space')
  await expect.poll(isPaused).toBe(true)
  await page.getByLabel('Speed').selectOption('1.5')
  expect(await video.evaluate((one: HTMLVideoElement) => one.playbackRate)).toBe(1.5)
  await video.evaluate((one: HTMLVideoElement) => (one.playbackRate = 0.5))
  await expect(page.getByLabel('Speed')).toHaveValue('0.5')
  await expect.poll(() => watched(page, slug)).toBeGreaterThanOrEqual(1)
  await page.getByRole('textbox', { name: 'New note' }).fill('Blue comes after green')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByRole('button', { name: /^Go to 0:0[1-4]/ })).toBeVisible()
  await page.getByRole('textbox', { name: 'Ask a question' }).fill('Why does it turn?')
  await expect(page.getByRole('checkbox', { name: /^About 0:0[1-4] of the video$/ })).toBeChecked()
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  const question = page.getByRole('listitem').filter({ hasText: 'Why does it turn?' })
  await expect(question.getByRole('button', { name: /^Go to 0:0[1-4]/ })).toBeVisible()
  await video.evaluate((one: HTMLVideoElement) => (one.currentTime = 0))
  await question.getByRole('button', { name: /^Go to 0:0/ }).click()
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThanOrEqual(1)
  await page.reload()
  await expect(page.getByRole('button', { name: /^Continue at 0:0[1-4]/ })).toBeVisible()
  await page.getByRole('button', { name: /^Continue at/ }).click()
  await expect(page.getByText(/Up next: Afterwords/)).toBeVisible({ timeout: 15_000 })
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByText('Done.', { exact: true })).toBeVisible()
})
