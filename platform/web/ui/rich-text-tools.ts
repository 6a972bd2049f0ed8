import { copyText } from '../copy-text.ts'

/** Adds a copy button to each code block of a text, and a link to each heading that has an id. Doing it twice changes nothing. */
export function addRichTextTools(text: HTMLElement): void {
  for (const block of text.querySelectorAll<HTMLElement>('pre')) addCopyButton(block)
  for (const heading of text.querySelectorAll<HTMLElement>(':is(h2, h3, h4)[id]')) addAnchor(heading)
}

function addCopyButton(block: HTMLElement): void {
  if (block.parentElement?.classList.contains('code-frame')) return
  // A frame: a button inside the block would scroll away with long lines.
  const frame = document.createElement('div')
  frame.className = 'code-frame'
  block.replaceWith(frame)
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button button-sm copy-code'
  button.dataset['unprinted'] = ''
  button.textContent = 'Copy'
  button.ariaLabel = 'Copy code'
  button.addEventListener('click', () => void copyText((block.textContent ?? '').replace(/\n$/, ''), { copied: 'Code copied', failed: 'Your browser doesn’t allow copying. Select the code instead.' }))
  frame.append(block, button)
}

/** For the mouse only: the table of contents has the same links for everyone, and the name of the heading stays as it is. */
function addAnchor(heading: HTMLElement): void {
  if (heading.querySelector('.heading-anchor') !== null) return
  const link = document.createElement('a')
  link.className = 'heading-anchor'
  link.href = `#${heading.id}`
  link.tabIndex = -1
  link.ariaHidden = 'true'
  link.dataset['unprinted'] = ''
  link.textContent = '#'
  heading.append(link)
}
