import type { Page } from '@playwright/test'
import { isFit, violationsOf } from '../support/is-fit.ts'
import { expect, signUp, test } from '../support/journey.ts'

const NARROW = { width: 390, height: 844 }

/** Copies the track Metrics and returns the parts of the list. */
async function copyMetrics(page: Page) {
  await page.goto('/practice/lists')
  await page.getByRole('button', { name: 'Copy this list Metrics' }).press('Enter')
  const list = page.getByRole('region', { name: 'Metrics' })
  const toggle = list.getByRole('button', { name: 'Problems in Metrics' })
  await expect(toggle).toBeFocused()
  const more = list.getByRole('button', { name: 'More for Metrics' })
  const choose = async (item: string) => {
    await more.press('Enter')
    await page.getByRole('menuitem', { name: item }).press('Enter')
  }
  return { list, toggle, more, choose, rows: list.getByRole('listitem'), titles: list.getByRole('listitem').getByRole('link') }
}

test.describe('Lists of problems (requirement Q-67)', () => {
  test.beforeEach(({ page }) => signUp(page))

  test('a copied track is open, is put in order with the keyboard, and keeps the focus', async ({ page }) => {
    const { list, toggle, choose, titles } = await copyMetrics(page)
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    const [first, , third] = await titles.allTextContents()
    await expect(list.getByRole('link', { name: `Solve next ${first}` })).toBeVisible()
    await choose('Reorder')
    const arrow = (title: string, way: 'up' | 'down') => list.getByRole('button', { name: `Move ${title} ${way}`, exact: true })
    await arrow(third!, 'up').press('Enter')
    await expect(arrow(third!, 'up')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(titles.first()).toHaveText(third!)
    // It is the first one: only the other arrow can be pressed.
    await expect(arrow(third!, 'down')).toBeFocused()
    await expect(list.getByRole('status')).toHaveText(new RegExp(`^“${third}” is now 1 of \\d+\\.$`))
    await expect(list.getByRole('link', { name: `Solve next ${third}` })).toBeVisible()
    await list.getByRole('button', { name: 'Done reordering Metrics' }).press('Enter')
    await expect(list.getByRole('button', { name: 'More for Metrics' })).toBeFocused()
    await page.reload()
    await toggle.click()
    await expect(titles.nth(1)).toHaveText(first!)
    await expect(titles.first()).toHaveText(third!)
    // With a pointer, by the handle.
    const handle = list.getByTitle('Drag to move')
    await handle.first().dragTo(titles.nth(2), { targetPosition: { x: 20, y: 20 } })
    await expect(titles.first()).toHaveText(first!)
    await expect(titles.nth(2)).toHaveText(third!)
  })

  test('a problem that was taken off comes back to its place', async ({ page }) => {
    const { list, titles, rows } = await copyMetrics(page)
    const all = await titles.allTextContents()
    const cross = (title: string) => list.getByRole('button', { name: `Remove ${title} from Metrics`, exact: true })
    await cross(all[1]!).press('Enter')
    await expect(page.getByText(`Removed “${all[1]}” from “Metrics”.`)).toBeVisible()
    await expect(titles).toHaveText(all.filter((_title, at) => at !== 1))
    await expect(cross(all[2]!)).toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    await expect(titles).toHaveText(all)
    await expect(cross(all[1]!)).toBeFocused()
    await cross(all.at(-1)!).press('Enter')
    await expect(rows).toHaveCount(all.length - 1)
    await expect(cross(all.at(-2)!)).toBeFocused()
  })

  test('a list has an address, is renamed and deleted, and the focus is never lost', { tag: '@audit' }, async ({ page, browser }) => {
    const { list, toggle, more, choose } = await copyMetrics(page)
    await toggle.press('Enter')
    await expect(list.getByRole('listitem')).toHaveCount(0)
    await choose('Rename')
    await list.getByLabel('Name of the list').press('Escape')
    await expect(more).toBeFocused()
    // A new list waits for its first problem.
    await page.getByLabel('New list').fill('For later')
    await page.getByRole('button', { name: 'Create' }).click()
    const later = page.getByRole('region', { name: 'For later' })
    await expect(later.getByRole('combobox', { name: 'Add a problem' })).toBeFocused()
    await later.getByRole('link', { name: 'For later' }).click()
    await expect(page).toHaveURL(/\/practice\/lists\/[\w-]{36}$/)
    await expect(page.getByRole('heading', { level: 1, name: 'For later' })).toBeVisible()
    await page.reload()
    await expect(page).toHaveTitle(/^(\(\d+\) )?For later/)
    await later.getByRole('button', { name: 'More for For later' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Rename' }).press('Enter')
    await page.getByLabel('Name of the list').fill('Someday')
    await page.getByLabel('Name of the list').press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Someday' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'More for Someday' })).toBeFocused()
    const other = await (await browser.newContext()).newPage()
    await signUp(other)
    await other.goto(page.url())
    await expect(other.getByText('We couldn’t find that list.')).toBeVisible()
    await other.context().close()
    await page.goto('/practice/lists')
    for (const [name, next] of [['Someday', page.getByRole('link', { name: 'Metrics', exact: true })], ['Metrics', page.getByLabel('New list')]] as const) {
      await page.getByRole('button', { name: `More for ${name}` }).press('Enter')
      await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter')
      await expect(page.getByRole('region', { name })).toHaveCount(0)
      await expect(next).toBeFocused()
    }
    await expect(page.getByText('No lists yet')).toBeVisible()
  })

  test('Q-73 a list is shared by link, copied by another person after signing up, and no longer shared', async ({ page, browser }) => {
    const { choose, titles, toggle, list } = await copyMetrics(page)
    await choose('Share')
    const dialog = page.getByRole('dialog', { name: 'Share “Metrics”' })
    await dialog.getByRole('button', { name: 'Share list' }).press('Enter')
    const link = await dialog.getByLabel('Link').inputValue()
    expect(await violationsOf(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Done' }).press('Enter')
    await expect(list.getByText('Shared by link')).toBeVisible()
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
    const all = await titles.allTextContents()

    const other = await (await browser.newContext()).newPage()
    await other.goto(link)
    await expect(other.getByRole('heading', { level: 1, name: 'Metrics' })).toBeVisible()
    const problems = other.getByRole('list', { name: 'Problems' }).getByRole('link')
    await expect(problems).toHaveText(all)
    expect(await violationsOf(other)).toEqual([])
    await signUp(other)
    await other.goto(link)
    await other.getByRole('button', { name: 'Copy to your lists' }).press('Enter')
    await expect(other.getByRole('region', { name: 'Metrics' }).getByRole('button', { name: 'More for Metrics' })).toBeVisible()
    expect(other.url()).not.toBe(link)

    await choose('Sharing')
    await dialog.getByRole('button', { name: 'Stop sharing' }).press('Enter')
    await expect(dialog.getByRole('button', { name: 'Share list' })).toBeVisible()
    await other.goto(link)
    await expect(other.getByText('We couldn’t find that list.')).toBeVisible()
    await other.context().close()
  })

  test('a search shows what is in the list already', async ({ page }) => {
    const { list, titles } = await copyMetrics(page)
    const title = (await titles.first().textContent())!
    const count = await titles.count()
    await list.getByRole('button', { name: 'Add problems to Metrics' }).press('Enter')
    const field = list.getByRole('combobox', { name: 'Add a problem' })
    await expect(field).toBeFocused()
    await field.fill(title)
    await expect(list.getByRole('option', { name: title }).first()).toContainText('In this list')
    await field.press('Enter')
    await expect(field).toHaveAccessibleDescription(`“${title}” is already in this list.`)
    await field.fill('two sum')
    await expect(field).not.toHaveAccessibleDescription(/already/)
    await list.getByRole('option', { name: 'Two Sum Easy', exact: true }).click()
    await expect(titles).toHaveCount(count + 1)
    await expect(field).toHaveAccessibleDescription('Added “Two Sum”.')
    await list.getByRole('button', { name: `Remove ${title} from Metrics`, exact: true }).click()
    await expect(titles).toHaveCount(count)
    await expect(field).toHaveAccessibleDescription('Type part of its title or topic, then choose.')
  })

  test('the lists fit a phone', { tag: '@audit' }, async ({ page }) => {
    await page.setViewportSize(NARROW)
    const { choose } = await copyMetrics(page)
    await isFit(page)
    await choose('Reorder')
    await isFit(page)
  })
})
