import type { Locator, Page } from '@playwright/test'
import { expect, newMember, test } from '#tests/support/journey.ts'

/** Presses Tab until the wanted element has the focus, like a person without a mouse. */
async function tabTo(page: Page, wanted: Locator, maxPresses = 60): Promise<void> {
  await expect(wanted).toBeVisible({ timeout: 20_000 })
  for (let presses = 0; presses < maxPresses; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${wanted.toString()}`)
}

test('D-1 signing up, writing, publishing and commenting work with only the keyboard', async ({ page }) => {
  test.setTimeout(90_000)
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  const member = newMember('Kim Keys')
  await page.goto('/signup')
  await tabTo(page, page.getByLabel('Name', { exact: true }))
  await page.keyboard.type(member.name)
  await tabTo(page, page.getByLabel('Username'))
  await page.keyboard.type(member.username)
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type(member.email)
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(member.password)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).not.toBe(null)

  await expect(page).not.toHaveURL(/signup/)
  await page.keyboard.press('Escape')
  await page.keyboard.type('gw')
  await expect(page).toHaveURL(/\/blogs\/write/)
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await tabTo(page, page.getByLabel('Title'))
  await page.keyboard.type(`By keys alone ${member.username}`)
  await page.keyboard.press('Enter')
  await expect(text).toBeFocused()
  await page.keyboard.type('Not a mouse in the site.')
  await page.keyboard.press('Alt+F10')
  await expect(page.getByRole('button', { name: 'Bold' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(text).toBeFocused()
  const save = page.getByRole('button', { name: 'Save', exact: true })
  for (let presses = 0; presses < 30 && !(await save.evaluate((element) => element === document.activeElement)); presses++) {
    await page.keyboard.press('Shift+Tab')
  }
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('dialog', { name: 'Ready to publish?' }).getByRole('button', { name: 'Publish' }), 12)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/blog\/by-keys-alone/)

  await tabTo(page, page.getByLabel('Add a comment'))
  await page.keyboard.type('Said without a mouse')
  await tabTo(page, page.getByRole('button', { name: 'Comment', exact: true }), 3)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article').filter({ hasText: 'Said without a mouse' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('D-1 a focused element on home is never behind a floating one', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 560 })
  await page.goto('/')
  await expect(page.getByRole('complementary', { name: 'Did you know?' })).toBeVisible()
  const names: string[] = []
  for (let presses = 0; presses < 90; presses += 1) {
    await page.keyboard.press('Tab')
    const findFocused = () => page.evaluate(() => {
      const focused = document.activeElement!
      const { x, y, width, height } = focused.getBoundingClientRect()
      const above = document.elementFromPoint(x + width / 2, y + height / 2)
      const isFree = above === null || focused.contains(above) || above.contains(focused)
      return { isBody: focused === document.body, isFree, name: focused.textContent }
    })
    const found = await findFocused()
    if (found.isBody) break
    names.push(found.name)
    // The skip link, which had the focus, takes a frame to leave.
    await expect.poll(async () => (await findFocused()).isFree, { message: found.name, timeout: 2_000 }).toBe(true)
  }
  expect(names.length).toBeGreaterThan(40)
})
