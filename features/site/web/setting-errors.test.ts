import { describe, expect, test } from 'vitest'
import { standingErrors } from './setting-errors.ts'

describe('Errors of a setting after a change (requirement H-40)', () => {
  test('a corrected text or list has none', () => {
    expect(standingErrors({ value: 'Too long.' }, 'text', 'aaa', 'a')).toEqual({})
    expect(standingErrors({ 'value.0': 'Too long.' }, 'lines', ['aaa'], ['a'])).toEqual({})
    const sent = ['aaa']
    expect(standingErrors({ 'value.0': 'Too long.' }, 'lines', sent, sent)).toEqual({ 'value.0': 'Too long.' })
  })

  test('a corrected field has none, and the others keep theirs', () => {
    expect(standingErrors({ 'value.name': 'Name.', 'value.role': 'Role.' }, 'record', { name: '', role: '' }, { name: 'Ada', role: '' })).toEqual({ 'value.role': 'Role.' })
    const [wrong, other] = [{ title: '', year: 0 }, { title: 'B', year: 2000 }]
    expect(standingErrors({ 'value.0.title': 'Title.', 'value.0.year': 'Year.' }, 'records', [wrong, other], [{ ...wrong, title: 'A' }, other])).toEqual({ 'value.0.year': 'Year.' })
  })

  test('records take their errors with them when others are removed or moved', () => {
    const [first, wrong] = [{ title: 'A' }, { title: '' }]
    expect(standingErrors({ 'value.1.title': 'Title.' }, 'records', [first, wrong], [wrong])).toEqual({ 'value.0.title': 'Title.' })
    expect(standingErrors({ 'value.1.title': 'Title.' }, 'records', [first, wrong], [wrong, first])).toEqual({ 'value.0.title': 'Title.' })
    expect(standingErrors({ 'value.1.title': 'Title.' }, 'records', [first, wrong], [first])).toEqual({})
  })
})
