import { expect, test } from '#tests/support/journey.ts'
import { asWriter, openEditor, stateOf, textOf, typeAtEnd } from '../support/blog-editor.ts'
import { violationsOf } from '../support/is-fit.ts'

test('B-10 two tabs edit one text offline, and neither loses anything', async ({ page, context }) => {
  test.setTimeout(90_000)
  await asWriter(page)
  await openEditor(page)
  await page.getByLabel('Title').fill('Written in two tunnels')
  await typeAtEnd(page, 'What both began with.')
  await expect(stateOf(page)).toHaveText('Draft saved')
  const other = await context.newPage()
  await openEditor(other, page.url())
  await context.setOffline(true)
  await typeAtEnd(other, '\nA line of the other tab.')
  await expect(stateOf(other)).toHaveText('Offline. Saved on this device')
  await page.bringToFront()
  await typeAtEnd(page, '\nA line of this tab.')
  await expect(stateOf(page)).toHaveText('Offline. Saved on this device')
  await context.setOffline(false)

  // The tab that comes second finds the other's text.
  const heading = (tab: typeof page) => tab.getByRole('heading', { name: 'This blog was edited in two places' })
  const second = await Promise.any([page, other].map((tab) => heading(tab).waitFor({ timeout: 20_000 }).then(() => tab)))
  await second.bringToFront()
  await second.getByRole('tab', { name: 'Result' }).click()
  const merged = second.getByRole('article', { name: 'Preview' })
  const ownText = second === page ? 'A line of this tab.' : 'A line of the other tab.'
  await expect(merged).toContainText(ownText)
  await second.getByRole('button', { name: 'Use this version' }).click()
  await expect(stateOf(second)).toHaveText('Draft saved')

  await second.getByRole('button', { name: 'Versions' }).click()
  const versions = second.getByRole('dialog', { name: 'Versions' })
  await expect(versions.locator('.version').first()).toBeVisible()
  const shown = new Set<string>([(await textOf(second).textContent())!])
  for (const version of await versions.locator('.version').all()) {
    await version.click()
    shown.add((await versions.getByRole('region', { name: 'Selected version' }).textContent())!)
  }
  const everything = [...shown].join(' ')
  expect(everything).toContain('A line of this tab.')
  expect(everything).toContain('A line of the other tab.')
  for (const colorScheme of ['light', 'dark'] as const) {
    await second.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await violationsOf(second)).toEqual([])
  }
})
