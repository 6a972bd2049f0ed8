import { AxeBuilder } from '@axe-core/playwright'
import { expect, logIn, test } from '#tests/support/journey.ts'
import { asWriter, openEditor, stateOf, textOf } from '#tests/support/writing.ts'

/** A picture made in the page, so that no file is needed. */
const drawPicture = () => {
  const canvas = document.createElement('canvas')
  canvas.width = 640
  canvas.height = 320
  const pen = canvas.getContext('2d')!
  pen.fillStyle = '#3a4a8c'
  pen.fillRect(0, 0, 640, 320)
  return canvas.toDataURL('image/png').split(',')[1]!
}

test('B-9 a writer publishes a blog with an image and a formula', async ({ page }) => {
  await asWriter(page)
  await openEditor(page)
  await page.getByLabel('Title').fill('How far is far enough')
  await page.getByLabel('Tags').fill('Deep Learning, maths,')
  await expect(page.getByRole('button', { name: 'Remove deep-learning' })).toBeVisible()

  await textOf(page).click()
  await page.keyboard.type('A step along ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('the gradient')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' is $-\\nabla f(x)$ long.')
  await expect(textOf(page).locator('math')).toHaveCount(1)

  await page.keyboard.press('Enter')
  await page.keyboard.type('$$')
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: 'Display formula' })
  await form.getByLabel('LaTeX').fill('\\frac{1}{')
  await expect(form.getByText('Expected')).toBeVisible()
  await form.getByLabel('LaTeX').fill('\\frac{1}{n}\\sum_i x_i')
  await form.getByRole('button', { name: 'Change formula' }).click()
  await expect(textOf(page).locator('math')).toHaveCount(2)

  const picture = Buffer.from(await page.evaluate(drawPicture), 'base64')
  await page.getByLabel('Choose pictures').setInputFiles({ name: 'step.png', mimeType: 'image/png', buffer: picture })
  const shown = textOf(page).locator('img[src^="/images/"]')
  await expect(shown).toBeVisible()
  await page.getByRole('button', { name: 'Describe this picture' }).click()
  await page.getByLabel('What the picture shows').fill('A blue field')
  await page.keyboard.press('Enter')

  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('article', { name: 'Preview' }).getByRole('img', { name: 'A blue field' })).toBeVisible()
  await page.getByRole('button', { name: 'Go on writing' }).click()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/blog\/how-far-is-far-enough/)
  await expect(page.getByText(/^Blog saved! \d+ characters\.$/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'How far is far enough' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'A blue field' })).toBeVisible()
  await expect(page.locator('math')).toHaveCount(2)
})

test('B-9 an empty editor is not saved', async ({ page }) => {
  await asWriter(page)
  await openEditor(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Editor is empty! Please write something.' })).toBeVisible()
  await textOf(page).click()
  await page.keyboard.type('   ')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Editor is empty! Please write something.' })).toBeVisible()
})

test('B-4 a visitor writes, logs in at Save, and the blog is published', async ({ page }) => {
  const member = await asWriter(page)
  await page.evaluate(() => localStorage.clear())
  await openEditor(page)
  await textOf(page).click()
  await page.keyboard.type('Written before anybody asked who I am')
  await expect(stateOf(page)).toContainText('Saved on this device')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await logIn(page, member)
  await expect(page).toHaveURL(/\/blog\/written-before-anybody/)
})

test('B-9 the tools answer to the keyboard', async ({ page }) => {
  await asWriter(page)
  await openEditor(page)
  await textOf(page).click()
  await page.keyboard.type('A link to somewhere')
  await page.keyboard.press('Shift+Home')
  await page.keyboard.press('Control+k')
  const form = page.getByRole('dialog', { name: 'Link' })
  await page.keyboard.type('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await expect(form.getByText('A link begins with http://, https:// or mailto:.')).toBeVisible()
  await form.getByLabel('Address').fill('example.org')
  await page.keyboard.press('Enter')
  await expect(textOf(page).getByRole('link')).toHaveAttribute('href', 'https://example.org')

  await page.keyboard.press('Alt+F10')
  await expect(page.getByRole('button', { name: 'Bold' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'Italic' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(textOf(page)).toBeFocused()

  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(textOf(page)).toHaveText('')
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(textOf(page)).toContainText('A link to somewhere')
})
