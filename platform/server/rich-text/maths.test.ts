import { toHtml } from 'hast-util-to-html'
import { expect, test } from 'vitest'
import { formula } from './maths.ts'

const drawn = (latex: string) => toHtml({ type: 'root', children: [formula(latex, false)] })

test('a formula can’t be moved over the text around it; small shifts stay', () => {
  for (const latex of [String.raw`\raisebox{45em}{\rule{20em}{20em}}`, String.raw`\raisebox{-45em}{x}`, String.raw`x\hspace{-15em}y`, String.raw`x\kern-200mu y`, String.raw`\raisebox{300pt}{x}`]) {
    expect(drawn(latex)).toMatch(/^<math/)
    expect(drawn(latex)).not.toMatch(/voffset="-?[^0"]|width="-/)
  }
  expect(drawn(String.raw`\raisebox{0.3em}{x}`)).toContain('voffset="0.3em"')
  expect(drawn(String.raw`a\hspace{-0.5em}b`)).toContain('width="-0.5em"')
  expect(drawn(String.raw`x\hspace{15em}y`)).toContain('width="15em"')
})
