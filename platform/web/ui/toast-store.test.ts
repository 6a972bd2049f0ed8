import { expect, test } from 'vitest'
import { addToastDialog, currentToasts, showLatestToast, showsToasts, showToast } from './toast-store.ts'

test('toasts appear in the upper open dialog, and on the page when all are closed', () => {
  const places = () => [null, 'below', 'above'].filter((one) => showsToasts(one))
  expect(places()).toEqual([null])
  const closeBelow = addToastDialog('below')
  const closeAbove = addToastDialog('above')
  expect(places()).toEqual(['above'])
  closeAbove()
  expect(places()).toEqual(['below'])
  closeBelow()
  expect(places()).toEqual([null])
})

test('a toast takes the place of an older one about the same thing', () => {
  showToast('Saved', { about: 'ben' })
  showLatestToast('ada', 'Ada is Regular now.')
  showLatestToast('ada', 'Ada is New now.')
  expect(currentToasts().map(({ text }) => text)).toEqual(['Saved', 'Ada is New now.'])
})
