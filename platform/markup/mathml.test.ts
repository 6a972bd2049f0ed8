import { renderToString } from 'katex'
import { describe, expect, test } from 'vitest'
import { portableMathml } from './mathml.ts'

const mathml = (latex: string) => portableMathml(renderToString(latex, { output: 'mathml' })).replace(/<annotation[^]*/, '')
const letters = (latex: string) => mathml(latex).replace(/<[^>]+>/g, '')

describe('MathML that every browser draws right', () => {
  test('bold, double-struck, script and other letters are characters of their own', () => {
    expect(letters('\\mathbf{w}')).toBe('𝐰')
    expect(letters('\\mathbb{E}')).toBe('𝔼')
    expect(letters('\\mathbb{R}')).toBe('ℝ')
    expect(letters('\\mathcal{N}')).toBe('𝒩')
    expect(letters('\\mathcal{L}')).toBe('ℒ')
    expect(letters('\\boldsymbol{\\theta}')).toBe('𝜽')
    expect(letters('\\mathbf{\\Sigma}')).toBe('𝚺')
    expect(letters('\\mathbf{2}')).toBe('𝟐')
    expect(letters('\\mathtt{ab}')).toBe('𝚊𝚋')
    expect(letters('\\mathrm{PPL}')).toBe('PPL')
    expect(mathml('\\mathbf{w}')).not.toContain('mathvariant')
  })

  test('the sign of a negative number is a prefix; a subtraction is not', () => {
    const prefixes = (latex: string) => mathml(latex).split('form="prefix"').length - 1
    expect([prefixes('(2, -1)'), prefixes('(-4, 2)'), prefixes('x = -3'), prefixes('a \\cdot -b'), prefixes('x < -1'), prefixes('\\{-1, +1\\}')]).toEqual([1, 1, 1, 1, 1, 2])
    expect([prefixes('a - b'), prefixes('(a) - b'), prefixes('x_i - 1'), prefixes('n! - 1')]).toEqual([0, 0, 0, 0])
  })

  test('a formula without any of them stays as it is', () => {
    const plain = renderToString('\\frac{a}{b} + \\sum_{i=1}^n x_i', { output: 'mathml' })
    expect(portableMathml(plain)).toBe(plain)
  })
})
