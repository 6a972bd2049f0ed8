/** The content of the page about switching profiles (requirements ). */
export const PROFILES = [
  {
    role: 'learner',
    title: 'Learner Profile',
    sentence: 'For anyone learning something new.',
    points: ['Track your progress', 'Take courses and solve problems', 'Write about what you learn'],
  },
  {
    role: 'mentor',
    title: 'Mentor Profile',
    sentence: 'For people with experience who want to help others learn.',
    points: ['Manage student groups', 'Share resources', 'See analytics for your groups'],
  },
  {
    role: 'admin',
    title: 'Admin Profile',
    sentence: 'For the people who keep the community running.',
    points: ['Oversee activity on the site', 'Control who can do what', 'Manage and approve content'],
  },
] as const

export const WORKFLOW = [
  { title: 'Open the profile menu', sentence: 'Click your picture in the top bar.' },
  { title: 'Choose Learner, Mentor or Admin', sentence: 'Your roles are listed there. You can request access to the others.' },
  { title: 'The dashboard refreshes', sentence: 'Your home page shows what matters in that role.' },
  { title: 'Session and data stay', sentence: 'You stay logged in, and your unsaved work is safe.' },
] as const

export const DIFFERENCES = [
  { title: 'Multiple roles, one account', sentence: 'One name, one login and one history for every role.' },
  { title: 'Role-based security', sentence: 'The server checks every request against your current role.' },
  { title: 'Instant switching', sentence: 'No logging out, no second account, no waiting.' },
] as const

export const DAY = [
  { time: 'Morning', role: 'Mentor', sentence: 'Over coffee, you see where your group got stuck last night and leave three comments.' },
  { time: 'Afternoon', role: 'Learner', sentence: 'You work through a lesson on diffusion models and solve the problem of the day.' },
  { time: 'Evening', role: 'Admin', sentence: 'You review two reports and an application, then call it a day.' },
] as const
