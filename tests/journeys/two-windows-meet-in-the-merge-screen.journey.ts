import { expect, test } from '#tests/support/journey.ts'
import { asWriter, openEditor, stateOf, textOf, typeAtEnd } from '../support/blog-editor.ts'
import { violationsOf } from '../support/is-fit.ts'

test('B-11 two windows that edit one blog open the merge screen', async ({ page, context }) => {
  await asWriter(page)
  await openEditor(page)
  await page.getByLabel('Title').fill('One blog, two windows')
  await typeAtEnd(page, 'The paragraph that both began with.')
  await expect(stateOf(page)).toHaveText('Draft saved')

  const other = await context.newPage()
  await openEditor(other, page.url())
  await expect(page.getByText('This blog is also open in another window.')).toBeVisible()
  await expect(other.getByText('This blog is also open in another window.')).toBeVisible()

  await typeAtEnd(other, ' Theirs goes on.')
  await other.getByLabel('Title').fill('One blog, another title')
  await expect(stateOf(other)).toHaveText('Draft saved')
  await expect(page.getByText('This blog was edited in another window.')).toBeVisible()

  await page.bringToFront()
  await typeAtEnd(page, '\nMine alone is new.')
  const heading = page.getByRole('heading', { name: 'This blog was edited in two places' })
  await expect(heading).toBeFocused()
  expect(await violationsOf(page)).toEqual([])

  await expect(page.getByRole('group', { name: 'Title' }).getByLabel('Theirs')).toBeChecked()
  await expect(page.getByRole('group', { name: 'Difference 1' }).getByLabel('Theirs')).toBeChecked()
  await expect(page.getByRole('group', { name: 'Difference 2' }).getByLabel('Mine')).toBeChecked()
  await page.getByRole('group', { name: 'Title' }).getByLabel('Theirs').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('group', { name: 'Title' }).getByLabel('Mine')).toBeChecked()
  await page.getByRole('tab', { name: 'Result' }).click()
  await expect(page.getByRole('article', { name: 'Preview' })).toContainText('Theirs goes on.')
  await page.getByRole('button', { name: 'Use this version' }).click()

  await expect(stateOf(page)).toHaveText('Draft saved')
  await expect(textOf(page)).toContainText('The paragraph that both began with. Theirs goes on.')
  await expect(textOf(page)).toContainText('Mine alone is new.')
  await expect(page.getByLabel('Title')).toHaveValue('One blog, two windows')

  await other.bringToFront()
  await other.getByRole('button', { name: 'Compare' }).first().click()
  await expect(textOf(other)).toContainText('Mine alone is new.')
})
