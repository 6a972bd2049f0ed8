import { expect, test } from 'vitest'
import { ACCESSIBILITY, linkedParts, sectionId, TERMS } from './policies.ts'
import { PRIVACY } from './privacy.ts'

test('a line of a policy has its links as parts', () => {
  expect(linkedParts('Use the [form](/contact) or [rules](/a?b=c).')).toEqual([
    { text: 'Use the ', to: null }, { text: 'form', to: '/contact' }, { text: ' or ', to: null }, { text: 'rules', to: '/a?b=c' }, { text: '.', to: null },
  ])
  expect(linkedParts('No link.')).toEqual([{ text: 'No link.', to: null }])
})

test('every policy leads to the page that it names', () => {
  const links = (policy: typeof PRIVACY) => policy.sections.flatMap(({ lines }) => lines.flatMap(linkedParts)).flatMap(({ to }) => to ?? [])
  expect(links(PRIVACY)).toEqual(['/settings?section=privacy', '/settings?section=data', '/settings?section=notifications', '/about', '/contact'])
  expect([links(TERMS), links(ACCESSIBILITY)]).toEqual([['/code-of-conduct', '/settings?section=data', '/about', '/contact'], ['/contact']])
  for (const { sections } of [PRIVACY, TERMS, ACCESSIBILITY]) expect(new Set(sections.map(({ title }) => sectionId(title))).size).toBe(sections.length)
})
