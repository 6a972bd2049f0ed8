import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pack, readParcels, type Parcel } from './parcels.ts'

const parcel = fc.record({
  id: fc.nat({ max: 2 ** 32 - 1 }),
  kind: fc.nat({ max: 3 }),
  number: fc.nat({ max: 2 ** 32 - 1 }),
  bytes: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
})

describe('Parcels to the WASM pool (requirement J-11)', () => {
  test('come out as they went in, however the bytes are cut', () => {
    fc.assert(fc.property(fc.array(parcel, { maxLength: 6 }), fc.array(fc.nat(), { maxLength: 12 }), (parcels, cuts) => {
      const heard: Parcel<number>[] = []
      const read = readParcels<number>((one) => heard.push(one))
      const all = Buffer.concat(parcels.map(pack))
      const places = [0, ...cuts.map((cut) => cut % (all.length + 1)).sort((a, b) => a - b), all.length]
      places.slice(1).forEach((end, at) => read(all.subarray(places[at], end)))
      expect(heard).toEqual(parcels)
    }))
  })

  test('need neither a number nor bytes', () => {
    const heard: Parcel<number>[] = []
    readParcels<number>((one) => heard.push(one))(pack({ id: 7, kind: 3 }))
    expect(heard).toEqual([{ id: 7, kind: 3, number: 0, bytes: Buffer.alloc(0) }])
  })
})
