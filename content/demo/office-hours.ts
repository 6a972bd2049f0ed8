/** Office hours of the demo world. */
export interface SeedOfficeHours {
  mentor: string
  /** The name of a mentor group; absent: for everyone. */
  group?: string
  /** Days from now, or before it if negative, and the time of day in the zone. */
  inDays: number
  time: string
  timeZone: string
  minutes: number
  weeks: number
  about: string
  place: string
  isOnline: boolean
  booked?: { learner: string; week: number; subject: string }[]
}

export const officeHours: readonly SeedOfficeHours[] = [
  {
    mentor: 'mateo-silva', inDays: 3, time: '17:00', timeZone: 'America/Sao_Paulo', minutes: 30, weeks: 4, place: '', isOnline: true,
    about: 'Gradients, learning rates and plots that look wrong. Bring one figure.',
    booked: [{ learner: 'lina-okafor', week: 0, subject: 'My loss goes down, but the accuracy stays at 50 percent. I’d like to look at the labels together.' }],
  },
  {
    mentor: 'mateo-silva', inDays: -9, time: '17:00', timeZone: 'America/Sao_Paulo', minutes: 30, weeks: 1, place: '', isOnline: true,
    about: 'Gradients, learning rates and plots that look wrong. Bring one figure.',
    booked: [{ learner: 'lina-okafor', week: 0, subject: 'Which learning rate should I start with, and how do I see in the plot that it’s too high?' }],
  },
  { mentor: 'mateo-silva', group: 'Optimization on Tuesdays', inDays: 5, time: '18:30', timeZone: 'America/Sao_Paulo', minutes: 20, weeks: 3, about: 'Your report, one page at a time.', place: '', isOnline: true },
  { mentor: 'ingrid-halvorsen', inDays: 2, time: '12:00', timeZone: 'Europe/Oslo', minutes: 45, weeks: 6, about: 'Statistics for people who left it too early.', place: 'Library, room 2.14, Trondheim', isOnline: true },
]
