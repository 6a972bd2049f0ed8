import { expect, test } from 'vitest'
import { addToastDialog, showsToasts } from './toast-store.ts'

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
