import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { findOverflow } from '#tests/support/find-overflow.ts'
import { authenticate, demoAccount, expect, newMember, signUp, skipGreeting, test, waitForHydration } from '#tests/support/journey.ts'

async function isFit(page: Page): Promise<void> {
  // Toasts and dialogs fade in.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`)).toEqual([])
  for (const width of [320, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => page.evaluate(findOverflow)).toEqual([])
  }
}

test('a mentor offers weekly office hours, a learner books one and cancels it, both hear of it (requirements O-1 to O-4)', async ({ page, browser, baseURL }) => {
  test.setTimeout(120_000)
  const topic = `Backpropagation ${Date.now().toString(36)}`
  const { email, password } = demoAccount('mentor')
  await authenticate(page, 'login', { email, password })
  await page.goto('/switchProfile')
  await page.getByRole('button', { name: 'Switch to Mentor' }).click()
  await page.getByText('You’re now in Mentor mode.').waitFor()
  await page.goto('/mentor')
  await page.getByRole('link', { name: 'Office hours', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your office hours', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Offer office hours' }).click()
  const dialog = page.getByRole('dialog', { name: 'Offer office hours' })
  // A time that no other run of this journey has.
  const start = new Date(Date.now() + (200 + Math.random() * 20_000) * 3600_000).toISOString().slice(0, 16)
  await dialog.getByLabel('Starts').fill(start)
  await dialog.getByLabel('Time zone').selectOption('UTC')
  await dialog.getByLabel('Repeat weekly').fill('2')
  await dialog.getByLabel('What you can help with').fill(topic)
  await dialog.getByRole('button', { name: 'Offer', exact: true }).click()
  await expect(dialog.getByText('Enter a place or an online link.')).toBeVisible()
  await dialog.getByLabel('Online link').fill('https://meet.example/office')
  await dialog.getByRole('button', { name: 'Offer', exact: true }).click()
  await expect(dialog).toBeHidden()
  const own = page.getByRole('listitem').filter({ hasText: topic })
  await expect(own).toHaveCount(2)
  await isFit(page)

  const context = await browser.newContext({ baseURL: baseURL! })
  const other = await context.newPage()
  await other.addInitScript(skipGreeting)
  await waitForHydration(other)
  await signUp(other, newMember('Ada Ferrante'))
  await other.goto('/profile/mateo-silva')
  await other.getByRole('heading', { name: 'Office hours' }).waitFor()
  await other.goto('/office-hours?mentor=mateo-silva')
  const open = other.getByRole('listitem').filter({ hasText: topic })
  for (let pages = 0; pages < 6 && (await expect(other.getByRole('button', { name: /^Book / }).first()).toBeVisible(), (await open.count()) === 0); pages++) {
    await other.getByRole('link', { name: 'Later office hours' }).click()
    await other.waitForURL(/after=/)
  }
  await open.first().getByRole('button', { name: /^Book / }).first().click()
  await other.getByLabel('What do you want to talk about?').fill('The chain rule in two layers')
  await other.getByRole('dialog').getByRole('button', { name: 'Book', exact: true }).click()
  const bookings = other.getByRole('region', { name: 'Your bookings' })
  await expect(bookings).toContainText('The chain rule in two layers')
  await expect(bookings.getByRole('link', { name: /Join online/ })).toHaveAttribute('href', 'https://meet.example/office')
  const download = other.waitForEvent('download')
  await bookings.getByRole('button', { name: /^Calendar file/ }).click()
  expect((await download).suggestedFilename()).toBe('office-hour.ics')
  await isFit(other)

  await page.reload()
  await expect(own.first()).toContainText('Ada Ferrante')
  await expect(own.first()).toContainText('The chain rule in two layers')
  await bookings.getByRole('button', { name: /^Cancel booking/ }).click()
  await other.getByLabel('Reason').fill('I found the mistake')
  await other.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click()
  await expect(bookings).toBeHidden()
  await page.goto('/notifications')
  await expect(page.getByText('was canceled: I found the mistake')).toBeVisible({ timeout: 20_000 })

  await page.goto('/office-hours/manage')
  await own.first().getByRole('button', { name: /^Cancel the office hour/ }).click()
  await page.getByLabel('Also cancel the later one of this series').check()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel office hours' }).click()
  await expect(own).toHaveCount(0)
  await context.close()
})
