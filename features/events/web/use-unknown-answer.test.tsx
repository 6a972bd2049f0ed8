import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useUnknownAnswer } from './use-unknown-answer.ts'

const Buttons = ({ isLoading }: { isLoading: boolean }) => <div className={useUnknownAnswer(isLoading)} />

test('buttons that answer are not shown until the own answer is known; as the server renders them, members don’t see them (requirement E-7)', () => {
  expect(renderToStaticMarkup(<Buttons isLoading />)).toBe('<div class="invisible"></div>')
  expect(renderToStaticMarkup(<Buttons isLoading={false} />)).toBe('<div class="[[data-session=in]_&amp;]:invisible"></div>')
})
