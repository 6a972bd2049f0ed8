import { expect, signUp, test } from '#tests/support/journey.ts'
import { openEditor, publish, textOf } from '../support/blog-editor.ts'
import { violationsOf } from '../support/is-fit.ts'

test('B-46 a writer mentions another member: the list offers people after an @, and the mentioned person is notified', async ({ page, browser }) => {
  const other = await (await browser.newContext()).newPage()
  const grace = await signUp(other)
  await signUp(page)
  await openEditor(page)
  const people = page.getByRole('listbox', { name: 'People to mention' })
  await page.getByLabel('Title').fill('Two people worked on it')
  await textOf(page).click()
  for (let line = 0; line < 40; line++) await page.keyboard.press('Enter')
  await page.keyboard.type('Measured by ')
  await page.keyboard.press('Control+e')
  await page.keyboard.type(`@${grace.username}`)
  // A list would be there by now.
  await page.waitForTimeout(1_500)
  await expect(people).toBeHidden()
  await page.keyboard.press('Control+e')
  await page.keyboard.type(` and @${grace.username.slice(0, -2)}`)
  await expect(people.getByRole('option', { name: `@${grace.username}` })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  // The list stays beside the name while the page scrolls.
  const gap = async () => {
    const list = (await people.boundingBox())!
    const line = (await textOf(page).getByText('Measured by').boundingBox())!
    return Math.min(Math.abs(list.y - (line.y + line.height)), Math.abs(line.y - (list.y + list.height)))
  }
  expect(await gap()).toBeLessThan(16)
  await page.evaluate(() => scrollBy({ top: -60, behavior: 'instant' }))
  await expect.poll(gap).toBeLessThan(16)
  await page.keyboard.press('Escape')
  await expect(people).toBeHidden()
  await page.keyboard.type(grace.username.slice(-2, -1))
  await expect(people).toBeHidden()
  await page.keyboard.press('Backspace')
  // A new @ offers people again.
  for (let key = 0; key < grace.username.length - 1; key++) await page.keyboard.press('Backspace')
  await page.keyboard.type(`@${grace.username.slice(0, -2)}`)
  await expect(people.getByRole('option', { name: `@${grace.username}` })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await page.keyboard.type('together.')
  await expect(textOf(page)).toHaveText(`Measured by @${grace.username} and @${grace.username} together.`)
  await publish(page)
  await expect(page.getByRole('article').first().getByRole('link', { name: `@${grace.username}` })).toHaveCount(1)

  await other.goto('/notifications')
  await expect(other.getByText(/mentioned you in “Two people worked on it”/).first()).toBeVisible()
  await other.context().close()
})
