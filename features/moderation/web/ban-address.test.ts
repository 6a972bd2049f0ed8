import { expect, test } from 'vitest'
import { banAddress, firstStatement, readBanAddress } from './ban-address.ts'

const read = (address: string) => readBanAddress(new URLSearchParams(address.split('?')[1]))

test('a report fills in the author, the first rule that a reporter chose, and what was reported', () => {
  const start = read(banAddress('/admin/reports', { author: 'mira', noun: 'blog', title: 'Buy & win?', reports: [{ rule: null }, { rule: 'Spam or advertising' }] }))
  expect(start).toEqual({ username: 'mira', rule: 'spam', noun: 'blog', title: 'Buy & win?' })
  expect(firstStatement(start)).toBe('About your blog “Buy & win?”: ')
})

test('without a rule none is chosen, and an address without a report fills in nothing', () => {
  expect(read(banAddress('/admin/reports', { author: 'mira', noun: 'blog', title: 'Hi', reports: [{ rule: null }] })).rule).toBe('')
  expect(read('/admin/reports?filter=bans&rule=nonsense')).toEqual({ username: '', rule: '', noun: '', title: '' })
  expect(firstStatement({ noun: '', title: '' })).toBe('')
})
