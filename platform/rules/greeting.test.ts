import { describe, expect, test } from 'vitest'
import { greeting } from './greeting.ts'

describe('The greeting of an email', () => {
  test.each([
    'http://evil.example', 'HTTPS://EVIL', 'visit evil.example', 'Ada (evil.example/win)', 'www.evil', 'mailto:me', 'javascript:alert', 'tel:0123',
    'me@evil.example', '@evil', 'evil．example', 'evil。example', 'evil｡example', 'evil․example', 'münchen.example', 'उदाहरण.भारत', 'i❤.example', 'xn--e1a.xn--p1ai',
    'evil.\u200dexample', 'evil\u200c.example', 'evil.\ufe0fexample', '10.0.0.1', '1.1.1.1', '[::1]', 'a\\\\evil\\b', 'Ada\nSubject: x', 'Ada\r', 'Ada\u2028x', 'Ada\u202exe', 'Ada\u2066x', 'Ada\u0000', 'a\u200bb', '', '  ',
  ])('leaves out the name %j', (name) => {
    expect(greeting(name)).toBe('Hello,')
  })

  test.each([
    'Ada', 'Ada Lovelace', 'J. R. R. Tolkien', 'J.R.R. Tolkien', 'Martin Luther King Jr.', 'Mary-Ann O’Neil', 'St. John', 'Zoë da Silva, PhD', 'می\u200cخواهم', 'שלום', '王小明', '👨‍👩‍👧 family', 'R2 D2',
  ])('contains the name %j', (name) => {
    expect(greeting(name)).toBe(`Hello ${name},`)
  })
})
