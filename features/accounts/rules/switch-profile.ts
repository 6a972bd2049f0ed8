/** What the page on switching says (requirements ): one account, three roles. */
export const PROFILES = [
  {
    role: 'learner',
    title: 'Learner Profile',
    sentence: 'For whoever wants to understand something today that was a riddle yesterday.',
    points: ['See how far you have come', 'Take courses and solve problems', 'Write down what you found out'],
  },
  {
    role: 'mentor',
    title: 'Mentor Profile',
    sentence: 'For whoever has been there, and goes back to show others the way.',
    points: ['Look after groups of students', 'Share what helped you', 'See where a group gets stuck'],
  },
  {
    role: 'admin',
    title: 'Admin Profile',
    sentence: 'For whoever keeps the place in order, so that others can forget that somebody does.',
    points: ['Oversee what happens on the site', 'Decide who may do what', 'Look after what is published and approve it'],
  },
] as const

export const WORKFLOW = [
  { title: 'Open the profile menu', sentence: 'It is behind your picture in the top bar.' },
  { title: 'Choose Learner, Mentor or Admin', sentence: 'The roles that you were granted are there; the others can be asked for.' },
  { title: 'The dashboard refreshes', sentence: 'Your home page shows what that role needs to see.' },
  { title: 'Session and data stay', sentence: 'You remain logged in, and nothing that you were writing is lost.' },
] as const

export const DIFFERENCES = [
  { title: 'Several roles, one account', sentence: 'One name, one login, one history, whichever role you act in.' },
  { title: 'Security by role', sentence: 'Each request is checked on the server for what your present role may do.' },
  { title: 'Switching at once', sentence: 'No logging out, no second browser, no waiting.' },
] as const

export const DAY = [
  { time: 'Morning', role: 'Mentor', sentence: 'Over coffee you look at where your group stopped last night, and leave three comments.' },
  { time: 'Afternoon', role: 'Learner', sentence: 'You work through a lesson on diffusion models and solve the problem of the day.' },
  { time: 'Evening', role: 'Admin', sentence: 'You go through two reports and one application, and call it a day.' },
] as const
