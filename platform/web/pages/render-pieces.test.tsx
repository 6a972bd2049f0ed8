import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { keptPiece } from './kept-piece.tsx'
import { renderWithPieces, type Html } from './render-pieces.tsx'

const drawn = vi.fn()
interface Props {
  text: string
  onPress?: () => void
}

function Line({ text, onPress }: Props) {
  drawn(text)
  return (
    <li>
      <button onClick={onPress}>
        {text} and <b>{text.length}</b>
      </button>
    </li>
  )
}
const KeptLine = keptPiece(Line)

const list = (Item: ComponentType<Props>, texts: string[]) => (
  <ul>
    {texts.map((text) => (
      <Item key={text} text={text} onPress={() => {}} />
    ))}
  </ul>
)

const textOf = (html: Html) => Buffer.concat(html.map((part) => Buffer.from(part as string))).toString()

test('a page with pieces is the page without them, and equal props are rendered once (requirement P-13)', () => {
  const texts = ['one', '<kept-piece n="0"></kept-piece>', '$& $1', 'one & two']
  const plain = renderToString(list(Line, texts))
  drawn.mockClear()
  expect(textOf(renderWithPieces(list(KeptLine, texts)))).toBe(plain)
  expect(textOf(renderWithPieces(list(KeptLine, texts)))).toBe(plain)
  expect(drawn).toHaveBeenCalledTimes(texts.length)
  expect(textOf(renderWithPieces(list(KeptLine, ['one', 'new'])))).toBe(renderToString(list(Line, ['one', 'new'])))
})

test('a page that fails leaves nothing behind', () => {
  const Broken = () => {
    throw new Error('broken')
  }
  expect(() => renderWithPieces(<Broken />)).toThrow('broken')
  expect(renderToString(list(KeptLine, ['alone']))).toBe(renderToString(list(Line, ['alone'])))
})

test('answers of the API may be props: some of them are objects without a prototype', () => {
  const data = Object.assign(Object.create(null) as { text: string }, { text: 'bare' })
  const Data = keptPiece(({ data }: { data: { text: string } }) => <p>{data.text}</p>)
  expect(textOf(renderWithPieces(<Data data={data} />))).toBe('<p>bare</p>')
})

test('what two props may share unseen is refused', () => {
  const Query = keptPiece(({ search }: { search: URLSearchParams }) => <p>{search.toString()}</p>)
  expect(() => renderWithPieces(<Query search={new URLSearchParams('a=1')} />)).toThrow('plain data')
})
