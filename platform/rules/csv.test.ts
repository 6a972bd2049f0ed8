import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('cells are quoted, and formulas are escaped, but numbers are not', () => {
  expect(csvOf([['Name', 'Points'], ['Ada "the" first', '5']])).toBe('\uFEFF"Name","Points"\r\n"Ada ""the"" first","5"\r\n')
  const formulas = ['=1+1', '+1 555', '-cmd', '@sum', '\tx', '\rx']
  expect(csvOf([formulas])).toBe(`\uFEFF${formulas.map((text) => `"'${text}"`).join(',')}\r\n`)
  expect(csvOf([['-5', '-0.5']])).toBe('\uFEFF"-5","-0.5"\r\n')
})
