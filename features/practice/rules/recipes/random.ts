/** A seeded random generator: each call returns the next number from 0 to below 1. */
export type Random = () => number

/** The generator of a seed: the upper half of a linear congruential generator. It is the same in every engine. */
export function randomFrom(seed: number): Random {
  let state = BigInt(seed)
  return () => {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) & 0xffff_ffff_ffff_ffffn
    return Number(state >> 32n) / 2 ** 32
  }
}

/** A list of this many values. */
export const many = <One>(count: number, one: (at: number) => One): One[] => Array.from({ length: count }, (_, at) => one(at))

/** A whole number within these bounds. */
export const integerWithin = (random: Random, least: number, most: number): number => least + Math.floor(random() * (most - least + 1))

/** A number within these bounds, with this many decimals so that it is the same in every language. */
export function numberWithin(random: Random, { least, most, decimals = 2 }: { least: number; most: number; decimals?: number | undefined }): number {
  const scale = 10 ** decimals
  return Math.round((least + random() * (most - least)) * scale) / scale
}

/** One item of a list. */
export const choiceOf = <One>(random: Random, list: readonly One[]): One => list[Math.floor(random() * list.length)]!

/** The items in a random order. */
export function shuffled<One>(random: Random, list: readonly One[]): One[] {
  const mixed = [...list]
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = integerWithin(random, 0, at)
    const one = mixed[at]!
    mixed[at] = mixed[other]!
    mixed[other] = one
  }
  return mixed
}
