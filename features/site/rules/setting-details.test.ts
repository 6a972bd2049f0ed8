import { expect, test } from 'vitest'
import { settingDetails } from './setting-details.ts'

const milestone = (id: string, title: string) => ({ id, year: 2015, title })

test('a changed list names the items that were added, removed and changed, without their ids', () => {
  const list = [milestone('first', 'Seven people'), milestone('second', 'A site')]
  expect(settingDetails(list, [...list, milestone('third', 'Score eight')])).toEqual({ given: ['“2015 · Score eight”'], changes: [] })
  expect(settingDetails(list, list.slice(1))).toEqual({ taken: ['“2015 · Seven people”'], changes: [] })
  expect(settingDetails(list, [list[1], milestone('first', 'Nine people')])).toEqual({ changes: [{ label: 'Text', from: '2015 · Seven people', to: '2015 · Nine people' }] })
})

test('a changed line is one change; many lines are counted', () => {
  expect(settingDetails(['One.', 'Two.'], ['One.', 'Three.'])).toEqual({ changes: [{ label: 'Text', from: 'Two.', to: 'Three.' }] })
  expect(settingDetails([], ['a', 'b', 'c', 'd', 'e', 'f', 'g']).given).toEqual(['“a”', '“b”', '“c”', '“d”', '“e”', '2 more'])
})

test('another order, and a setting that is no list, are a change of the text', () => {
  expect(settingDetails(['a', 'b'], ['b', 'a'])).toEqual({ changes: [{ label: 'Text', from: 'a · b', to: 'b · a' }] })
  expect(settingDetails('Hello.', 'Hi.')).toEqual({ changes: [{ label: 'Text', from: 'Hello.', to: 'Hi.' }] })
})
