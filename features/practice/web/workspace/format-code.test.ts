import { expect, test } from 'vitest'
import { FIRST_SETTINGS } from './editor-settings.ts'
import { formatJavascript } from './format-code.ts'

test('a program is formatted with the tab width of the settings', async () => {
  expect(await formatJavascript('function f( a ){return [a,"b"];}', FIRST_SETTINGS)).toEqual({ formatted: "function f(a) {\n  return [a, 'b']\n}\n" })
  expect(await formatJavascript('function f( a ){return a}', { ...FIRST_SETTINGS, tabWidth: 4 })).toEqual({ formatted: 'function f(a) {\n    return a\n}\n' })
})

test('a program with a syntax error is left alone, with the line of the error', async () => {
  expect(await formatJavascript('var a\nfunction f( {\n', FIRST_SETTINGS)).toEqual({ errorLine: 2 })
})
