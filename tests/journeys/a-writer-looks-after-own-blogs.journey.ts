import { expect, test } from '#tests/support/journey.ts'
import { asWriter, openEditor, publish, textOf, typeAtEnd } from '../support/blog-editor.ts'

const TITLE = 'One messy CSV, eleven surprises: a cleaning diary'
/** Another one, because tests run at the same time. */
const OTHER = 'How I read my first machine learning paper (and the four after it)'

test('B-13 the menu of an own blog lists its actions, and Delete names the blog', async ({ page }) => {
  await asWriter(page)
  await page.goto('/blogs/mine')
  await page.getByRole('button', { name: `More for ${TITLE}` }).click()
  const [read, unpublish] = await Promise.all(['Read', 'Unpublish'].map((name) => page.getByRole('menuitem', { name }).boundingBox()))
  expect(unpublish!.y).toBeGreaterThanOrEqual(read!.y + read!.height)
  expect(read!.height).toBeGreaterThanOrEqual(36)
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Delete this blog?' })).toContainText(`“${TITLE}” and all its versions`)
})

test('B-39 the author sees each blog by day, as a chart and as a table', async ({ page }) => {
  await asWriter(page)
  await page.goto('/blogs/mine')
  const statistics = page.getByRole('region', { name: 'Last 30 days' })
  await page.getByRole('button', { name: `More for ${TITLE}` }).click()
  await page.getByRole('menuitem', { name: 'Statistics' }).click()
  await expect(statistics.getByRole('img', { name: `Views of ${TITLE} by day` })).toBeVisible()
  await expect(page.getByRole('tabpanel', { name: 'Statistics' })).toBeFocused()
  await statistics.getByRole('combobox', { name: 'Number' }).selectOption('Likes')
  await expect(statistics.getByRole('img', { name: `Likes of ${TITLE} by day` })).toBeVisible()
  await statistics.getByText('Show as a table').click()
  await expect(statistics.getByRole('row')).toHaveCount(31)
  await statistics.getByRole('combobox', { name: 'Blog' }).selectOption('All blogs')
  await expect(statistics.getByRole('img', { name: 'Likes of all blogs by day' })).toBeVisible()
})

test('D-1 a text area shows its number of rows', async ({ page }) => {
  await asWriter(page)
  await page.goto('/blog/why-gradient-descent-zigzags-and-what-momentum-does-about-it')
  await page.getByRole('button', { name: 'More', exact: true }).first().click()
  await page.getByRole('menuitem', { name: 'Report' }).click()
  const area = await page.getByRole('textbox', { name: 'Details' }).boundingBox()
  expect(area!.height).toBeGreaterThan(80)
})

test('D-1 a blog with long lines of code is edited on a phone without scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await asWriter(page)
  await openEditor(page)
  await page.keyboard.press('Escape')
  await typeAtEnd(page, `\`\`\`python\n${'a_long_name = another_long_name '.repeat(6)}`)
  const text = await textOf(page).boundingBox()
  expect(text!.x + text!.width).toBeLessThanOrEqual(390)
})

test('B-13 changes of a published blog are discarded in the editor, with Undo; changing them back by hand leaves none', { tag: '@audit' }, async ({ page }) => {
  await asWriter(page)
  await page.goto('/blogs/mine')
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: OTHER }) })
  const edit = async () => {
    await row.getByRole('link', { name: 'Edit' }).click()
    await textOf(page).waitFor()
  }
  await edit()
  await expect(page.getByText('Published, no changes')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Discard changes' })).toBeHidden()
  await typeAtEnd(page, ' A thirteenth.')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByText('Published, no changes')).toBeVisible()
  await expect(textOf(page)).toBeFocused()
  await expect(textOf(page)).not.toContainText('A thirteenth.')
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(page.getByText('Unpublished changes saved')).toBeVisible()
  await expect(textOf(page)).toContainText('A thirteenth.')
  await expect(textOf(page)).toBeFocused()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(page.getByText('Changes saved.', { exact: true })).toBeVisible()
  await expect(row.getByText('Unpublished changes')).toBeVisible()
  await row.getByRole('button', { name: `More for ${OTHER}` }).click()
  await page.getByRole('menuitem', { name: 'Unpublish' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Unpublish this blog?' })).toContainText('has unpublished changes')
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await edit()
  await expect(page.getByText('Unpublished changes saved')).toBeVisible()
  await typeAtEnd(page, '')
  for (const _letter of ' A thirteenth.') await page.keyboard.press('Backspace')
  await expect(page.getByText('Published, no changes')).toBeVisible()
  await page.goto('/blogs/mine')
  await expect(row).toBeVisible()
  await expect(row.getByText('Unpublished changes')).toBeHidden()
})

test('B-13 after an unpublished blog is deleted, nothing offers to publish it again, and the focus is on the next blog', { tag: '@audit' }, async ({ page }) => {
  await asWriter(page)
  await openEditor(page)
  await page.getByLabel('Title').fill('To be deleted')
  await typeAtEnd(page, 'Words.')
  await publish(page)
  await expect(page).toHaveURL(/\/blog\/to-be-deleted/)
  await page.goto('/blogs/mine')
  await page.getByRole('button', { name: 'More for To be deleted' }).click()
  await page.getByRole('menuitem', { name: 'Unpublish' }).click()
  await expect(page.getByText('“To be deleted” is unpublished. Your text is saved as a draft.')).toBeVisible()
  await page.getByRole('button', { name: 'More for To be deleted' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('link', { name: 'To be deleted' })).toBeHidden()
  await expect(page.getByText('“To be deleted” is unpublished.')).toBeHidden()
  await expect(page.locator('.row-link:focus')).toHaveCount(1)
})

test('B-41 after a series is deleted, the focus stays in the list', async ({ page }) => {
  await asWriter(page)
  await page.goto('/blogs/mine?show=series')
  await page.getByRole('button', { name: 'New series' }).click()
  await page.getByRole('dialog').getByRole('textbox').first().fill('Soon gone')
  await page.getByRole('dialog').getByRole('button', { name: /^(Create|Save)/ }).click()
  await page.getByRole('button', { name: 'More for Soon gone' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('region', { name: 'Soon gone' })).toBeHidden()
  await expect(page.locator('[role=tabpanel] :is(a, button):focus')).toHaveCount(1)
})

test('B-13 unpublished changes of a blog are discarded from its menu, and Undo restores them', { tag: '@audit' }, async ({ page }) => {
  await asWriter(page)
  await page.goto('/blogs/mine')
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: TITLE }) })
  await row.getByRole('link', { name: 'Edit' }).click()
  await textOf(page).waitFor()
  await typeAtEnd(page, 'A twelfth surprise.')
  await expect(page.getByText('Unpublished changes saved')).toBeVisible()
  // The line that is written stays below the bar with Save, which stays in view.
  await page.keyboard.press('ControlOrMeta+Home')
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeInViewport()
  await expect
    .poll(() =>
      page.evaluate(() => {
        const caret = getSelection()!.getRangeAt(0).getClientRects()[0] ?? document.querySelector('#blog-text > *')!.getBoundingClientRect()
        return caret.top - document.querySelector('.writing-toolbar')!.getBoundingClientRect().bottom
      }),
    )
    .toBeGreaterThanOrEqual(0)
  await page.goto('/blogs/mine')
  await expect(row.getByText('Unpublished changes')).toBeVisible()
  await row.getByRole('button', { name: `More for ${TITLE}` }).click()
  await page.getByRole('menuitem', { name: 'Discard changes' }).click()
  await expect(row.getByText('Unpublished changes')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row.getByText('Unpublished changes')).toBeVisible()
  await row.getByRole('button', { name: `More for ${TITLE}` }).click()
  await page.getByRole('menuitem', { name: 'Discard changes' }).click()
  await row.getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByText('Published, no changes')).toBeVisible()
  await expect(textOf(page)).not.toContainText('A twelfth surprise.')
})
