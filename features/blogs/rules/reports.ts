export const REPORT_LENGTH = 1_000
