import type { Page } from '@playwright/test'
import { demoAccount, expect, signUp, test } from '../support/journey.ts'

/** The other side of the player: it plays in real time and answers messages as the host's frame does. */
const FRAME = `<!doctype html><title>Player</title><script>
  let at = Number(new URLSearchParams(location.search).get('start')), state = 1, rate = 1, last = Date.now(), listens = false
  const tell = (event, info) => parent.postMessage(JSON.stringify({ event, info, id: 1, channel: 'widget' }), '*')
  setInterval(() => {
    if (state === 1) at += (Date.now() - last) / 1000 * rate
    last = Date.now()
    if (listens) tell('infoDelivery', { currentTime: at, duration: 600, playerState: state, playbackRate: rate })
  }, 100)
  addEventListener('message', ({ data }) => {
    const message = JSON.parse(data)
    if (message.event === 'listening') { listens = true; return }
    if (message.func === 'pauseVideo') state = 2
    if (message.func === 'playVideo') state = 1
    if (message.func === 'seekTo') at = message.args[0]
    if (message.func === 'setPlaybackRate') rate = message.args[0]
  })
</script>`

/** Serves the frame of the video host, and notes each request to it. */
async function withVideoHost(page: Page, body: string | null): Promise<string[]> {
  const requests: string[] = []
  await page.route(/^https:\/\/[^/]*(?:youtube|ytimg|google)/, (route) => {
    requests.push(route.request().url())
    return body === null ? route.abort() : route.fulfill({ contentType: 'text/html', body })
  })
  return requests
}

const LESSON = '/learn/evaluate-a-classifier/accuracy-and-baselines'

test.describe('Courses (requirements K-1 to K-7)', () => {
  test('a visitor finds a course, looks around in its lessons, and nothing is asked of the video host', async ({ page }) => {
    const requests = await withVideoHost(page, FRAME)
    await page.goto('/courses')
    await page.getByRole('searchbox', { name: 'Search courses' }).fill('classifier')
    await expect(page).toHaveURL('/courses?q=classifier')
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Evaluate a classifier' }) })
    await card.getByText(/^\d+ topics/).click()
    await card.getByText('Count the errors').click()
    await card.getByRole('link', { name: 'Accuracy needs a baseline' }).click()
    await expect(page.getByRole('heading', { name: 'Accuracy needs a baseline', level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'What to look for' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
    expect(requests).toEqual([])
    const tree = page.getByRole('navigation', { name: 'Courses and lessons' })
    const open = tree.getByRole('button', { name: 'Evaluate a classifier' })
    await open.click()
    await expect(open).toHaveAttribute('aria-expanded', 'false')
    await tree.getByRole('link', { name: 'Probability for machine learning' }).click()
    await expect(page).toHaveURL(/\/learn\/probability-for-machine-learning\/[\w-]+$/)
  })

  test('a learner watches, writes a note at its second, and goes on at that second on another device', { tag: '@audit' }, async ({ page, browser }) => {
    await signUp(page)
    await withVideoHost(page, FRAME)
    await page.goto(LESSON)
    await page.getByRole('button', { name: 'Play' }).click()
    await page.waitForTimeout(3_500)
    await page.getByRole('textbox', { name: 'New note' }).fill('A baseline comes first')
    await expect(page.getByRole('textbox', { name: /^Note at 0:0[2-6]$/ })).toBeVisible()
    await page.getByRole('button', { name: 'Save note' }).click()
    await expect(page.getByRole('button', { name: /^Go to 0:0/ })).toBeVisible()
    // Leaving the lesson reports what was watched.
    await page.getByRole('navigation', { name: 'Lessons', exact: true }).getByRole('link', { name: /^Next:/ }).click()
    await expect(page).not.toHaveURL(LESSON)
    await expect.poll(() => watchedBy(page)).toBeGreaterThanOrEqual(3)

    const other = await browser.newContext({ storageState: await page.context().storageState() })
    const elsewhere = await other.newPage()
    await elsewhere.goto(LESSON)
    await expect(elsewhere.getByRole('button', { name: /^Continue at 0:0/ })).toBeVisible()
    await elsewhere.goto('/courses')
    await expect(elsewhere.getByRole('img', { name: 'Your progress: 0%' }).first()).toBeVisible()
    await other.close()
  })

  test('the program of a lesson is changed in the editor, stays changed on this device, and goes back to the original', async ({ page }) => {
    await page.goto('/learn/how-models-learn/what-a-model-is')
    await page.getByRole('button', { name: 'Edit', exact: true }).first().click()
    const program = page.getByRole('textbox', { name: 'Program' })
    await expect(program).toBeFocused()
    // The text area is replaced by the editor, which takes the focus over.
    await expect(page.locator('.cm-content')).toBeVisible()
    await page.keyboard.type('days = 8 / 1\n')
    await expect(program).toContainText('days = 8 / 1')
    await page.reload()
    await expect(program).toContainText('days = 8 / 1')
    await page.getByRole('button', { name: 'Reset' }).click()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Edit', exact: true }).first()).toBeVisible()
    await expect(program).toBeHidden()
  })

  test('a question belongs to a moment of the video, and the asker accepts an answer (requirement U-7)', async ({ page, browser }) => {
    await signUp(page)
    await withVideoHost(page, FRAME)
    await page.goto(`${LESSON}?t=185`)
    await page.getByRole('button', { name: 'Continue at 3:05' }).click()
    await page.waitForTimeout(1_000)
    const question = `Which baseline is meant here? ${Date.now()}`
    await page.getByRole('textbox', { name: 'Ask a question' }).fill(question)
    await expect(page.getByRole('checkbox', { name: /^About 3:0[5-9] of the video$/ })).toBeChecked()
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    const thread = page.getByRole('listitem').filter({ hasText: question })
    await expect(thread.getByRole('button', { name: /^Go to 3:0/ })).toBeVisible()

    const other = await browser.newContext()
    const answering = await other.newPage()
    await signUp(answering)
    await answering.goto(LESSON)
    const theirs = answering.getByRole('listitem').filter({ hasText: question })
    await theirs.getByRole('button', { name: 'Reply' }).click()
    await theirs.getByRole('textbox').fill('Always the larger class.')
    await theirs.getByRole('button', { name: 'Comment', exact: true }).click()
    await expect(theirs.getByText('Always the larger class.')).toBeVisible()
    await expect(theirs.getByRole('button', { name: 'Accept this answer' })).toBeHidden()
    await other.close()

    await thread.getByRole('button', { name: 'Accept this answer' }).click()
    await expect(thread.getByText('Accepted answer')).toBeVisible()
    await expect(thread.getByRole('button', { name: 'Unaccept this answer' })).toBeVisible()
  })

  test('a video that cannot be played says why, and the lesson can be finished without it', async ({ page }) => {
    await signUp(page)
    await withVideoHost(page, FRAME.replace("tell('infoDelivery',", "tell('onError', 150); if (false) tell('infoDelivery',"))
    await page.goto(LESSON)
    await page.getByRole('button', { name: 'Play' }).click()
    await expect(page.getByText('Its owner does not allow this video on other sites.')).toBeVisible()
    await page.getByRole('button', { name: 'Mark as done', exact: true }).click()
    await expect(page.getByText('You marked this lesson as done.')).toBeVisible()
    await page.getByRole('button', { name: 'Mark as not done' }).click()
    await expect(page.getByText('A video counts as done once you’ve watched 90% of it.')).toBeVisible()
  })

  test('a test of what somebody knows asks before it is checked with gaps, says what had no answer, and can be tried again', async ({ page }) => {
    await signUp(page)
    await page.goto('/courses/evaluate-a-classifier/test-out')
    // Each topic has its questions below its name, and the course is one link away.
    await expect(page.getByText('If you answer every question on a topic correctly')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Evaluate a classifier', exact: true })).toHaveAttribute('href', '/courses/evaluate-a-classifier')
    await expect(page.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/courses/evaluate-a-classifier')
    await expect(page.locator('form').getByRole('heading', { level: 2 })).toHaveText(['Count the errors', 'Judge the scores, not one threshold', 'Trust the result'])
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: 'Check what I know' }).click()
    const question = page.getByRole('alertdialog', { name: /^\d questions have no answer. Check anyway\?$/ })
    await question.getByRole('button', { name: 'Check anyway' }).click()
    await expect(page.getByText('No answer').first()).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('No answer')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Check what I know' })).toBeVisible()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  })

  test('a quiz is failed, explained and tried again', async ({ page }) => {
    await signUp(page)
    await page.goto('/learn/evaluate-a-classifier/check-errors')
    await page.getByRole('button', { name: 'Check my answers' }).click()
    const question = page.getByRole('alertdialog', { name: '5 questions have no answer. Check anyway?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('Not quite')).toHaveCount(0)
    await page.getByRole('button', { name: 'Check my answers' }).click()
    await question.getByRole('button', { name: 'Check anyway' }).click()
    await expect(page.getByText('0% right. You need 80% to pass.')).toBeVisible()
    await expect(page.getByText('No answer')).toHaveCount(5)
    await expect(page.getByText('Your best result: 0% in 1 try.')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    // An answer that isn’t a number gets an error at its field, which gets the focus below the top bar.
    const share = page.getByRole('group', { name: '4% of the payments' })
    await share.getByRole('textbox').fill('abc')
    await page.getByRole('button', { name: 'Check my answers' }).click()
    await expect(share.getByText('Enter a number, such as 0.5.')).toBeVisible()
    await expect(share.getByRole('textbox')).toBeFocused()
    await expect(share).toBeInViewport({ ratio: 1 })
    await share.getByRole('textbox').fill('0.96')
    await expect(share.getByText('Enter a number, such as 0.5.')).toBeHidden()
    await page.getByRole('group', { name: 'What is the precision?' }).getByRole('textbox').fill('0,75')
    await page.getByRole('group', { name: 'What does this program print?' }).getByRole('textbox').fill('2 1 1')
    await page.getByRole('radio', { name: 'Recall' }).check()
    for (const option of ['Recall falls', 'Precision rises', 'Precision falls']) await page.getByRole('checkbox', { name: option }).check()
    await page.getByRole('button', { name: 'Check my answers' }).click()
    await expect(page.getByText('100% right. You passed.')).toBeVisible()
    await page.goto('/courses/evaluate-a-classifier')
    const start = page.getByRole('complementary', { name: 'Course' })
    await expect(start.getByText('1 of 16 lessons done')).toBeVisible()
    await expect(start.getByRole('link', { name: 'Continue' })).toBeVisible()
  })
})

/** The watched seconds of the lesson, by the API. */
const watchedBy = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const query = '{ lessonProgress(course: "evaluate-a-classifier", lesson: "accuracy-and-baselines") { watchedSeconds } }'
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('token')}` },
      body: JSON.stringify({ query }),
    })
    return ((await response.json()) as { data: { lessonProgress: { watchedSeconds: number } | null } }).data.lessonProgress?.watchedSeconds ?? 0
  })

test('a stranger opens a certificate and checks its signature (requirement K-8)', async ({ page }) => {
  const { email, password } = demoAccount('learner')
  const { token } = (await (await page.request.post('/api/auth/login', { data: { email, password } })).json()) as { token: string }
  const own = await page.request.post('/graphql', { headers: { authorization: `Bearer ${token}` }, data: { query: '{ ownCertificates { id } }' } })
  const { id } = ((await own.json()) as { data: { ownCertificates: [{ id: string }] } }).data.ownCertificates[0]
  await page.context().clearCookies()

  await page.goto(`/certificate/${id}`)
  await expect(page.getByRole('heading', { name: 'Lina Okafor', level: 1 })).toBeVisible()
  await expect(page.getByText('Valid', { exact: true })).toBeVisible()
  // The drawing has a band of its own: it runs through no text, on the screen and on paper.
  for (const [width, media] of [[1440, 'screen'], [390, 'screen'], [794, 'print']] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ media })
    const covered = await page.getByRole('article').evaluate((article) => {
      const drawing = article.querySelector('.contour')!.getBoundingClientRect()
      return [...article.querySelectorAll('p, h1, dt, dd')].filter((text) => text.getBoundingClientRect().top < drawing.bottom).length
    })
    expect(covered).toBe(0)
  }
  await page.emulateMedia({ media: null })
  await page.getByRole('button', { name: 'Check the signature' }).click()
  await expect(page.getByText('The signature is valid')).toBeVisible()
  const pdf = await page.request.get((await page.getByRole('link', { name: 'Download as PDF' }).getAttribute('href'))!)
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
  await page.goto('/certificate/00000000-0000-4000-8000-000000000000')
  await expect(page.getByText('404')).toBeVisible()
})
