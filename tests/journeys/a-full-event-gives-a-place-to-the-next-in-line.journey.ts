import type { Page } from '@playwright/test'
import { authenticate, demoAccount, expect, logIn, newMember, signUp, test } from '../support/journey.ts'

const local = (hours: number) => {
  const at = new Date(Date.now() + hours * 3600 * 1000)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** The mentor of the demo world, acting as one. */
async function actAsMentor(page: Page): Promise<void> {
  const { email, password } = demoAccount('mentor')
  await authenticate(page, 'login', { email, password })
  await page.goto('/switchProfile')
  await page.getByRole('button', { name: 'Switch to Mentor' }).click()
  await page.getByText('You’re now in Mentor mode.').waitFor()
}

const rsvp = (page: Page) => page.getByRole('region', { name: 'RSVP' }).filter({ visible: true })
const answer = (page: Page, name: string) => rsvp(page).getByRole('button', { name, exact: true })

test.describe('Events (requirements E-1 to E-10)', () => {
  test('a mentor publishes an event with one place; a visitor logs in on the way to it; the next in line gets the place when it becomes available', async ({ page, browser }) => {
    test.setTimeout(150_000)
    await actAsMentor(page)
    await page.goto('/events')
    await page.getByRole('button', { name: 'New event' }).click()
    const title = `One chair and a tree ${Date.now().toString(36)}`
    await expect(page.getByLabel('Starts')).toHaveValue(/T18:00$/)
    await expect(page.getByText('No place yet')).toBeVisible()
    await page.getByLabel('Ends').fill(local(70))
    await page.getByRole('button', { name: 'Create event' }).click()
    for (const message of ['Enter a title.', 'The end must be after the start.', 'Enter a place or an online link.', 'Describe the event.']) await expect(page.locator('form').getByText(message).first()).toBeVisible()
    await page.getByLabel('Title').fill(title)
    await page.getByLabel('Type').selectOption('workshop')
    await page.getByLabel('Starts').fill(local(72))
    await page.getByLabel('Ends').fill(local(70))
    await page.getByLabel('Place', { exact: true }).fill('The old mill')
    await page.getByLabel('Online link').fill('https://meet.example/mill')
    await page.getByLabel('Capacity', { exact: true }).fill('1')
    await page.getByLabel('Description').fill('We sit under **one** tree.')
    await page.getByRole('button', { name: 'Create event' }).click()
    await expect(page.getByText('The end must be after the start.').first()).toBeVisible()
    await expect(page.getByLabel('Ends')).toBeFocused()
    await page.getByLabel('Ends').fill(local(74))
    await page.getByRole('button', { name: 'Create event' }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const address = page.url()

    // A visitor presses RSVP in the list, logs in, and goes on.
    const one = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.79.5.1' } })
    const first = await one.newPage()
    const ada = await signUp(first, newMember('Ada Vogel'))
    await first.evaluate(() => localStorage.clear())
    await first.goto('/events?type=workshop')
    await first.getByRole('button', { name: `RSVP to ${title}` }).click()
    await logIn(first, ada)
    await expect(first.getByRole('article').filter({ hasText: title }).getByText('You’re going')).toBeVisible()

    // The event has one place, so giving it up is asked about; an answer to an event with places can be taken back.
    const open = first.getByRole('article').filter({ has: first.getByRole('button', { name: /^RSVP to / }) }).first()
    const openTitle = await open.getByRole('heading').innerText()
    await open.getByRole('button', { name: /^RSVP to / }).click()
    await first.getByRole('button', { name: `Can’t go: ${openTitle}` }).click()
    await expect(first.getByText('You’re not going.')).toBeVisible()
    await first.getByRole('button', { name: 'Undo' }).click()
    await expect(first.getByRole('button', { name: `Can’t go: ${openTitle}` })).toBeVisible()

    // On phones the actions are one row; the menu has the rest.
    await first.setViewportSize({ width: 390, height: 844 })
    const answered = first.getByRole('article').filter({ has: first.getByRole('heading', { name: openTitle }) }).first()
    const more = answered.getByRole('button', { name: `More: ${openTitle}` })
    await expect(more).toBeVisible()
    expect((await more.boundingBox())!.y).toBeCloseTo((await answered.getByRole('link', { name: 'Details' }).boundingBox())!.y, -1)
    await more.click()
    for (const name of ['Calendar file (.ics)', 'Google Calendar', 'Can’t go']) await expect(first.getByRole('menuitem', { name })).toBeVisible()
    await first.keyboard.press('Escape')
    await first.setViewportSize({ width: 1280, height: 720 })

    const other = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.79.5.2' } })
    const second = await other.newPage()
    await signUp(second, newMember('Ben Kral'))
    await second.goto(address)
    // Nothing looks chosen before an answer.
    await expect(rsvp(second).locator('.button-primary')).toHaveCount(0)
    await expect(rsvp(second).getByRole('button', { pressed: true })).toHaveCount(0)
    await answer(second, 'Join the waiting list').click()
    await expect(answer(second, 'Waiting')).toHaveClass(/button-primary/)
    await expect(rsvp(second).getByText('You’re next in line.')).toBeVisible()

    await first.goto(address)
    await expect(rsvp(first).getByRole('link', { name: 'Join online' })).toHaveAttribute('href', 'https://meet.example/mill')
    await expect(rsvp(first).getByRole('link', { name: 'Conversation' })).toBeVisible({ timeout: 15_000 })
    // The place is kept unless they confirm, here and in the list.
    await answer(first, 'Not going').click()
    const question = first.getByRole('alertdialog', { name: 'Give up your place?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(answer(first, 'Going')).toHaveAttribute('aria-pressed', 'true')
    await first.goto('/events?type=workshop')
    await first.getByRole('button', { name: `Can’t go: ${title}` }).click()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(first.getByRole('article').filter({ hasText: title }).getByText('You’re going')).toBeVisible()
    await first.goto(address)
    await expect(answer(first, 'Going')).toHaveAttribute('aria-pressed', 'true')
    await answer(first, 'Not going').click()
    await question.getByRole('button', { name: 'Give up my place' }).click()
    await expect(rsvp(first).getByRole('link', { name: 'Join online' })).toBeHidden()

    await second.goto('/notifications')
    await expect(second.getByText(`A place is available for you at ${title}.`)).toBeVisible({ timeout: 15_000 })
    await second.goto(address)
    await rsvp(second).getByRole('button', { name: 'Claim the place' }).click()
    await expect(answer(second, 'Going')).toHaveAttribute('aria-pressed', 'true')
    await expect(rsvp(second).getByText(/^1 person is going/)).toBeVisible()

    // Calendar file, home and my events.
    await rsvp(second).getByRole('button', { name: 'Add to calendar' }).click()
    const download = second.waitForEvent('download')
    await second.getByRole('menuitem', { name: 'Calendar file (.ics)' }).click()
    expect((await download).suggestedFilename()).toMatch(/^one-chair-and-a-tree.*\.ics$/)
    await second.goto('/')
    await expect(second.getByRole('region', { name: 'Your next event' }).getByText(title)).toBeVisible()
    await second.goto('/events?show=mine')
    await expect(second.getByRole('article').filter({ hasText: title })).toBeVisible()
    await second.getByRole('button', { name: 'Create private address' }).click()
    await expect(second.getByLabel('Private address')).toHaveValue(/\/calendar\/.*\.ics$/)

    // The host cancels; everyone who is going is notified.
    await page.reload()
    await page.getByRole('button', { name: 'Cancel event' }).click()
    const dialog = page.getByRole('dialog', { name: `Cancel “${title}”?` })
    await dialog.getByLabel('Reason').fill('The tree fell over.')
    await dialog.getByRole('button', { name: 'Cancel event' }).click()
    await expect(page.getByText('This event was canceled. The tree fell over.')).toBeVisible()
    await second.goto(address)
    await expect(second.getByText('Canceled', { exact: true })).toBeVisible()
    await expect(second.getByText(/people are going|People who are going/)).toHaveCount(0)
    await second.goto('/notifications')
    await expect(second.getByText(/is canceled: The tree fell over\./)).toBeVisible({ timeout: 15_000 })
    await one.close()
    await other.close()
  })

  test('a member who proposes an event sees it on its own page, and can leave the form', { tag: '@audit' }, async ({ page }) => {
    await signUp(page, newMember('Pia Rossi'))
    await page.goto('/events/new')
    await expect(page.getByText('You can use Markdown')).toBeVisible()
    // The bar with the buttons is wider than the cards above it.
    const bar = page.locator('.action-bar')
    expect((await bar.boundingBox())!.width).toBeGreaterThan((await page.getByRole('group', { name: 'When' }).boundingBox())!.width)
    await bar.getByRole('link', { name: 'Cancel' }).click()
    await expect(page).toHaveURL(/\/events$/)
    await page.goto('/events/new')
    const title = `A walk in the park ${Date.now().toString(36)}`
    await page.getByLabel('Title').fill(title)
    await page.getByLabel('Place', { exact: true }).fill('The park')
    await page.getByLabel('Description').fill('We visit\n\n- the lake\n- the hill')
    await expect(page.getByText('We visit: the lake; the hill')).toBeVisible()
    await page.getByRole('button', { name: 'Create event' }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText('Saved. An admin will review your event before others can see it.')).toBeVisible()
    await expect(rsvp(page).getByText('RSVP opens once an admin approves the event.')).toBeVisible()
    await expect(rsvp(page).getByRole('button', { name: 'Add to calendar' })).toBeHidden()
    await page.goto('/events?show=mine')
    await expect(page.getByRole('article').filter({ hasText: title }).getByText('We visit: the lake; the hill')).toBeVisible()
  })

  test('no button to answer is shown until the own answer is known (requirement E-7)', { tag: '@audit' }, async ({ page }) => {
    await signUp(page, newMember('Ada Vogel'))
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/graphql*', async (route) => {
      if (/query (OwnEvents|ViewerEvent)\b/.test(route.request().postData() ?? '')) await isReleased
      await route.continue()
    })
    const asked = page.waitForRequest((request) => request.postData()?.includes('query OwnEvents') === true)
    await page.goto('/events')
    await asked
    const answers = page.getByRole('button', { name: /^RSVP to / })
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(answers).toHaveCount(0)
    release()
    await expect(answers.first()).toBeVisible()
  })

  test('a member answers and adds the date to a calendar with the keyboard alone', { tag: '@audit' }, async ({ page }) => {
    await signUp(page, newMember('Kay Board'))
    await page.goto('/events?type=webinar')
    const card = page.getByRole('article').filter({ hasText: 'What a p-value does not tell you' })
    await expect(card.getByRole('button', { name: /^RSVP to/ })).toBeVisible()
    const pressTabUntil = async (target: ReturnType<Page['getByRole']>) => {
      for (let presses = 0; presses < 80; presses++) {
        if (await target.evaluate((element) => element === document.activeElement)) return
        await page.keyboard.press('Tab')
      }
      throw new Error('Tab never reached it.')
    }
    await pressTabUntil(card.getByRole('button', { name: /^RSVP to/ }))
    await page.keyboard.press('Enter')
    await expect(card.getByText('You’re going')).toBeVisible()
    await pressTabUntil(card.getByRole('link', { name: 'Details' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'What a p-value does not tell you' })).toBeVisible()
    await pressTabUntil(rsvp(page).getByRole('button', { name: 'Add to calendar' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Calendar file (.ics)' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(rsvp(page).getByRole('button', { name: 'Add to calendar' })).toBeFocused()
  })

  test('the month calendar is a grid for the keyboard, and its filters are in the address', { tag: '@audit' }, async ({ page }) => {
    await page.goto('/events')
    await expect(page.getByRole('heading', { level: 1, name: 'Upcoming Events' })).toBeVisible()
    await page.getByLabel('Type').selectOption('webinar')
    await expect(page).toHaveURL(/type=webinar/)
    await page.getByRole('link', { name: 'Calendar', exact: true }).click()
    await expect(page.getByRole('grid')).toBeVisible()
    const event = page.getByRole('grid').getByRole('link').first()
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(await event.getAttribute('data-tip')).toBe((await event.innerText()).replace(/\s+/g, ' '))
    // The title has its own lines below the time, and all of it can be read.
    const lines = await event.evaluate((link) => {
      const [time, title] = [...link.children] as [HTMLElement, HTMLElement]
      return { timeEnds: time.getBoundingClientRect().bottom, titleStarts: title.getBoundingClientRect().top, hidden: title.scrollHeight - title.clientHeight + title.scrollWidth - title.clientWidth }
    })
    expect(lines.titleStarts).toBeGreaterThanOrEqual(lines.timeEnds)
    expect(lines.hidden).toBe(0)
    await page.setViewportSize({ width: 820, height: 1180 })
    await expect.poll(async () => (await event.boundingBox())!.width).toBeGreaterThan(400)
    await page.goto('/events?show=calendar&month=2027-03')
    const day = (name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name}, `) })
    await day('Monday, March 1, 2027').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    await expect(day('Tuesday, March 9, 2027')).toBeFocused()
    await page.keyboard.press('End')
    await expect(day('Sunday, March 14, 2027')).toBeFocused()
    await page.keyboard.press('PageDown')
    await expect(page).toHaveURL(/month=2027-04/)
    // The focus goes along, by keys and with the button.
    await expect(page.locator('[data-day]:focus')).toHaveAttribute('tabindex', '0')
    await page.keyboard.press('PageDown')
    await expect(page).toHaveURL(/month=2027-05/)
    await page.getByRole('link', { name: 'Later' }).press('Enter')
    await expect(page).toHaveURL(/month=2027-06/)
    await expect(page.getByRole('link', { name: 'Later' })).toBeFocused()
    await page.goto('/events?show=past')
    await page.getByRole('link', { name: 'Backpropagation by hand, once and for all' }).click()
    await expect(page.getByRole('link', { name: 'Watch the recording' })).toBeVisible()
  })
})
