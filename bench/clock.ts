const since = Number(process.hrtime.bigint()) / 1e6 - performance.now()

/** Milliseconds of the machine's clock, the same in all processes; asking makes nothing that would have to be swept. */
export const now = (): number => since + performance.now()
