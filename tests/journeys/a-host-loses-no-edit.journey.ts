import type { Page } from '@playwright/test'
import { authenticate, demoAccount, expect, newMember, OBSERVE_REQUESTS, signUp, test } from '#tests/support/journey.ts'

const local = (hours: number) => {
  const at = new Date(Date.now() + hours * 3600_000)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
/** Changes one field of the form at this address in another window, and saves. */
async function editElsewhere(page: Page, label: string, text: string, save: string): Promise<void> {
  const second = await page.context().newPage()
  await second.goto(page.url())
  await second.getByLabel(label, { exact: true }).fill(text)
  await second.getByRole('button', { name: save, exact: true }).click()
  await expect(second.getByRole('heading', { level: 1, name: /^Edit/ })).toHaveCount(0)
  await second.close()
}

test('two windows edit an event and a contest, and a form of office hours is closed by mistake: nothing is lost (requirements E-3, Q-66, O-1)', { tag: '@audit' }, async ({ page }) => {
  test.setTimeout(120_000)
  const mark = Date.now().toString(36)
  const { email, password } = demoAccount('mentor')
  await authenticate(page, 'login', { email, password })
  await page.goto('/switchProfile')
  await page.getByRole('button', { name: 'Switch to Mentor' }).click()
  await page.getByText('You’re now in Mentor mode.').waitFor()

  await page.goto('/events/new')
  await page.getByLabel('Title').fill(`Two windows ${mark}`)
  await page.getByLabel('Online link').fill('meet.example/two')
  await page.getByLabel('Description').fill('First text.')
  await page.getByRole('button', { name: 'Create event' }).click()
  await page.getByRole('link', { name: 'Edit event' }).click()
  await expect(page.getByLabel('Online link')).toHaveValue('https://meet.example/two')
  await editElsewhere(page, 'Place', 'The old mill', 'Save changes')
  await page.getByLabel('Description').fill('A text of window one.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(/A newer version was saved elsewhere. Your changes are on top/)).toBeVisible()
  await expect(page.getByLabel('Place', { exact: true })).toHaveValue('The old mill')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Two windows ${mark}` })).toBeVisible()
  await expect(page.getByText('A text of window one.')).toBeVisible()
  await expect(page.getByText('The old mill')).toBeVisible()

  // A copy begins with the same texts, and is an event of its own.
  await page.getByRole('link', { name: 'Duplicate' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New event' })).toBeVisible()
  await expect(page.getByLabel('Place', { exact: true })).toHaveValue('The old mill')
  await page.getByLabel('Title').fill(`Two windows again ${mark}`)
  await page.getByRole('button', { name: 'Create event' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Two windows again ${mark}` })).toBeVisible()
  await expect(page.getByText('A text of window one.')).toBeVisible()

  await page.goto('/practice/contests/new')
  await page.getByLabel('Title').fill(`Race ${mark}`)
  await page.getByLabel('Starts').fill(local(30))
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(page.getByLabel('Title')).toHaveValue(`Race ${mark}`)
  await editElsewhere(page, 'Title', `Race of two ${mark}`, 'Save')
  await page.getByLabel('Description').fill('By window one.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByLabel('Title')).toHaveValue(`Race of two ${mark}`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Race of two ${mark}` })).toBeVisible()
  await expect(page.getByText('By window one.')).toBeVisible()

  await page.goto('/office-hours/manage')
  await page.getByRole('button', { name: 'Offer office hours' }).click()
  const dialog = page.getByRole('dialog', { name: 'Offer office hours' })
  await dialog.getByLabel('What you can help with').fill(`Everything ${mark}`)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Offer office hours' }).click()
  await expect(dialog.getByLabel('What you can help with')).toHaveValue(`Everything ${mark}`)
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await expect(dialog.getByLabel('What you can help with')).toHaveValue('')
})

test.describe('While the next page loads', () => {
  // The service worker would handle the request that is held back here.
  test.use(OBSERVE_REQUESTS)

  test('a draft that is discarded before its form is gone is not stored again (requirement D-11)', async ({ page }) => {
    await signUp(page, newMember())
    await page.goto('/events/new')
    await page.getByLabel('Title').fill('An evening on trees')
    const discarded = Promise.withResolvers<void>()
    await page.route('**/graphql*', async (route) => {
      if (`${route.request().url()} ${route.request().postData() ?? ''}`.includes('Events')) await discarded.promise
      await route.continue()
    })
    await page.getByRole('link', { name: 'Cancel', exact: true }).click()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByLabel('Title')).toBeVisible()
    discarded.resolve()
    await expect(page).toHaveURL('/events')
    await page.goto('/events/new')
    await expect(page.getByLabel('Title')).toHaveValue('')
  })
})
