const HOUR_MS = 3600 * 1000

/** Whether people can enter the code of a date: from an hour before its start until a day after its end. */
export const attendanceIsOpen = ({ starts_at, ends_at }: { starts_at: Date; ends_at: Date }, now: Date): boolean =>
  now.getTime() >= starts_at.getTime() - HOUR_MS && now.getTime() <= ends_at.getTime() + 24 * HOUR_MS
