import { describe, expect, test } from 'vitest'
import { excerptsOf, settingChange, settingText } from './setting-change.ts'

describe('A changed site text (requirement H-40)', () => {
  test('is one text for all its fields', () => {
    expect(settingText(['One.', 'Two.'])).toBe('One. · Two.')
    expect(settingText([{ name: 'Ada', role: '', year: 2026 }])).toBe('Ada · 2026')
    expect(settingText(null)).toBe('')
  })

  test('is shown by the beginnings before and after', () => {
    expect(excerptsOf('Hello.', 'Hi.')).toEqual({ from: 'Hello.', to: 'Hi.' })
    expect(excerptsOf('a'.repeat(90), 'b')).toEqual({ from: `${'a'.repeat(80)}…`, to: 'b' })
  })

  test('is shown from shortly before a later difference', () => {
    expect(excerptsOf(`${'a'.repeat(100)}old`, `${'a'.repeat(100)}new`)).toEqual({ from: `…${'a'.repeat(20)}old`, to: `…${'a'.repeat(20)}new` })
  })

  test('has the whole texts if the excerpts leave something out', () => {
    expect(settingChange('Hello.', 'Hi.')).toEqual({ label: 'Text', from: 'Hello.', to: 'Hi.' })
    expect(settingChange(['a'.repeat(90), 'b'], ['b'])).toEqual({ label: 'Text', from: `${'a'.repeat(80)}…`, to: 'b', before: `${'a'.repeat(90)}\nb`, after: 'b' })
  })
})
