import { expect, test } from 'vitest'
import { addToastDialog, currentToasts, dismissToast, isShownIn, showLatestToast, showToast } from './toast-store.ts'

const shownIn = (dialog: string | null) => currentToasts().filter((toast) => isShownIn(dialog, toast)).map(({ text }) => text)

test('toasts appear in the upper open dialog, and on the page when all are closed', () => {
  const closeBelow = addToastDialog('below')
  const closeAbove = addToastDialog('above')
  showToast('Copied')
  expect([null, 'below', 'above'].map(shownIn)).toEqual([[], [], ['Copied']])
  closeAbove()
  expect([null, 'below'].map(shownIn)).toEqual([[], ['Copied']])
  closeBelow()
  expect(shownIn(null)).toEqual(['Copied'])
  currentToasts().forEach(({ id }) => dismissToast(id))
})

test('a toast from before a dialog opened does not cover its title; one with an action moves into it', () => {
  showToast('Saved as a draft.')
  showToast('Deleted.', { action: { label: 'Undo', run: () => {} } })
  const close = addToastDialog('dialog')
  expect([shownIn(null), shownIn('dialog')]).toEqual([['Saved as a draft.'], ['Deleted.']])
  close()
  expect(shownIn(null)).toEqual(['Saved as a draft.', 'Deleted.'])
  currentToasts().forEach(({ id }) => dismissToast(id))
})

test('a toast takes the place of an older one about the same thing', () => {
  showToast('Saved', { about: 'ben' })
  showLatestToast('ada', 'Ada is Regular now.')
  showLatestToast('ada', 'Ada is New now.')
  expect(currentToasts().map(({ text }) => text)).toEqual(['Saved', 'Ada is New now.'])
})
