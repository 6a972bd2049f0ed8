const UNITS = ['B', 'KiB', 'MiB', 'GiB', 'TiB']

/** Formats a number of bytes for people: `1.4 GiB`. */
export function bytesText(bytes: number): string {
  const step = Math.min(UNITS.length - 1, bytes < 1 ? 0 : Math.floor(Math.log2(bytes) / 10))
  const value = bytes / 1024 ** step
  return `${new Intl.NumberFormat('en', { maximumFractionDigits: value < 10 && step > 0 ? 1 : 0 }).format(value)} ${UNITS[step]!}`
}
