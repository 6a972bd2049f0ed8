import { expect, test } from 'vitest'
import { FIRST_SETTINGS, indentOf, parseSettings } from './editor-settings.ts'

test('stored settings are read, and invalid ones have their default', () => {
  const chosen = { fontSize: 18, tabWidth: 8, wrapsLines: true, keymap: 'vim' } as const
  expect(parseSettings(JSON.stringify(chosen))).toEqual(chosen)
  for (const text of [null, '{', 'null', '[1]', '{"fontSize":999,"tabWidth":"4","wrapsLines":1,"keymap":"emacs"}']) expect(parseSettings(text), String(text)).toEqual(FIRST_SETTINGS)
})

test('the indentation is that of the language unless a width was chosen', () => {
  expect([indentOf(FIRST_SETTINGS, 'python').length, indentOf(FIRST_SETTINGS, 'javascript').length]).toEqual([4, 2])
  expect(indentOf({ ...FIRST_SETTINGS, tabWidth: 8 }, 'javascript').length).toBe(8)
})
