import { describe, expect, it } from 'vitest'
import { valueFault } from './value-fault.ts'

describe('A value that is not valid (requirement Q-26)', () => {
  it.each([[{ id: 1 }], [[{ id: 1, name: 'Ada' }]], [[[1], [{}]]]])('tells to write lists where %j has an object', (json) => {
    expect(valueFault(json)).toBe('Write lists instead of objects, such as [1, "text"]. A row of a table is the list of its values, in the order of the columns.')
  })

  it.each([[undefined], [{ notJson: '[1, ' }], [[1, 2]]])('tells to write JSON for %j', (json) => {
    expect(valueFault(json)).toBe('Write a value as JSON, such as 3, [1, 2] or "text".')
  })
})
