import type { AssignmentKind, LateRule } from '#features/mentoring/rules/assignment.ts'
import type { ResourceKind } from '#features/mentoring/rules/resource.ts'

/** A mentor group of the demo world. Problems and courses are named by their slugs. */
export interface SeedGroup {
  name: string
  about: string
  mentors: string[]
  learners: string[]
  daysAgo: number
  announcements: { by: string; daysAgo: number; text: string }[]
  assignments: {
    kind: AssignmentKind
    subject?: string
    title: string
    instructions: string
    /** Days from now until it is due; negative: it was. */
    dueInDays?: number
    lateRule?: LateRule
    latePoints?: number
    points: number
    setDaysAgo: number
    /** The rubric; `points` is its sum. */
    criteria?: { text: string; points: number }[]
    /** Text files that the mentor attached. */
    files?: { name: string; text: string }[]
    handedIn?: { by: string; daysAgo: number; text: string; points?: number; comment?: string }[]
  }[]
  /** Events of the group on a weekday (0 is Sunday): in week 0 on the next one after today. `came` are the usernames of learners who came to a past one. */
  events?: { title: string; description: string; week: number; weekday: number; hour: number; timeZone: string; onlineUrl: string; came?: string[] }[]
  resources: { folder: string; kind: ResourceKind; title: string; url?: string; subject?: string; earlier?: { title: string; url: string } }[]
}

export const mentorGroups: SeedGroup[] = [
  {
    name: 'Optimization on Tuesdays', daysAgo: 40,
    about: 'We learn what a gradient is by walking down slopes ourselves, first with a pencil, then with twenty lines of Python. We meet on Tuesday evenings; everything else happens here.',
    mentors: ['mateo-silva', 'ingrid-halvorsen'],
    learners: ['lina-okafor', 'jun-park', 'arjun-thapa', 'leila-farahani', 'olena-kovalchuk', 'jamila-hassan'],
    announcements: [
      { by: 'mateo-silva', daysAgo: 12, text: 'The notes from last Tuesday are in the resources, in the folder "Week 3". If your learning rate explodes, look at page 2 first.' },
      { by: 'mateo-silva', daysAgo: 2, text: 'Next week we’ll compare your reports. Bring one figure that surprised you.' },
    ],
    assignments: [
      { kind: 'problem', subject: 'argsort-in-descending-order', title: 'Warm-up: argsort in descending order', instructions: 'Ten minutes. No loops, please.', dueInDays: -14, points: 5, setDaysAgo: 30 },
      {
        kind: 'text', title: 'A slope from your own life', instructions: 'Describe one quantity that you minimize in daily life: what do you change, and how do you notice that it got better? Half a page.',
        dueInDays: -6, latePoints: 2, points: 10, setDaysAgo: 21,
        handedIn: [
          { by: 'lina-okafor', daysAgo: 8, text: 'The time until the pharmacy is quiet in the morning. I change the order in which I open the deliveries. It got better when the queue before nine was shorter three days in a row.', points: 9, comment: 'Three days in a row is a nice stopping rule. What would be your learning rate?' },
          { by: 'jun-park', daysAgo: 7, text: 'Nights with too little sleep. I move the moment at which I close the laptop, in steps of 15 minutes. If the step is too large, I lie awake.', points: 10, comment: 'A step that is too large overshoots. That’s exactly what we’ll look at next.' },
          { by: 'olena-kovalchuk', daysAgo: 5, text: 'Milliseconds until our home page loads. I change one query at a time and measure again.' },
          { by: 'arjun-thapa', daysAgo: 6.5, text: 'Days until I finish a request. I start with the ones that other people are waiting for. Fewer reminders tell me that it works.' },
        ],
      },
      { kind: 'problem', subject: '2d-convolution', title: 'Convolution by hand', instructions: 'Draw the first two steps on paper before you write code.', dueInDays: 2, points: 15, setDaysAgo: 9 },
      { kind: 'course', subject: 'how-models-learn', title: 'Course: how models learn', instructions: 'At your own pace. We’ll discuss the chapter on learning rates.', dueInDays: 20, points: 20, setDaysAgo: 25 },
      { kind: 'text', title: 'Report: three learning rates', instructions: 'One figure, three curves, and two sentences for each of them. Attach the notebook as a file.', files: [{ name: 'report-outline.txt', text: 'Report: three learning rates\n\n1. The figure: one axis for steps, one for the loss, three curves with their learning rates.\n2. Two sentences for each curve: what it does, and why.\n3. Which learning rate you would choose, and for how many steps.\n' }], criteria: [{ text: 'The figure shows what differs', points: 8 }, { text: 'Two sentences for each curve', points: 6 }, { text: 'The notebook runs from top to bottom', points: 6 }], dueInDays: 1, lateRule: 'refused', points: 20, setDaysAgo: 5 },
    ],
    events: [
      { title: 'Tuesday evening: the slope', description: 'Pencil and paper. We walk down three slopes by hand.', week: -2, weekday: 2, hour: 21, timeZone: 'America/Sao_Paulo', onlineUrl: 'https://meet.cloggle.invalid/tuesdays', came: ['lina-okafor', 'jun-park', 'arjun-thapa', 'olena-kovalchuk'] },
      { title: 'Tuesday evening: step sizes', description: 'Bring the plot that surprised you.', week: -1, weekday: 2, hour: 21, timeZone: 'America/Sao_Paulo', onlineUrl: 'https://meet.cloggle.invalid/tuesdays', came: ['lina-okafor', 'jun-park', 'leila-farahani', 'jamila-hassan', 'olena-kovalchuk'] },
      { title: 'Tuesday evening: compare your reports', description: 'Everyone shows one figure. Three minutes each.', week: 0, weekday: 2, hour: 21, timeZone: 'America/Sao_Paulo', onlineUrl: 'https://meet.cloggle.invalid/tuesdays' },
    ],
    resources: [
      { folder: '', kind: 'link', title: 'Why momentum really works', url: 'https://distill.pub/2017/momentum/' },
      { folder: 'Week 3', kind: 'link', title: 'Notes on step sizes, corrected', url: 'https://en.wikipedia.org/wiki/Learning_rate', earlier: { title: 'Notes on step sizes', url: 'https://en.wikipedia.org/wiki/Line_search' } },
      { folder: 'Week 3', kind: 'problem', title: 'More practice: convolution', subject: '2d-convolution' },
    ],
  },
  {
    name: 'Numbers for the ward', daysAgo: 18,
    about: 'Statistics for people who work with patients. Slow-paced, with many examples, and no one has to be quick at mental arithmetic.',
    mentors: ['mateo-silva'],
    learners: ['noah-tremblay', 'lina-okafor', 'kwame-asante'],
    announcements: [{ by: 'mateo-silva', daysAgo: 4, text: 'Please read the question about the positive test before Thursday. We’ll work through it together with 1,000 matchsticks.' }],
    assignments: [
      { kind: 'problem', subject: 'bayes-theorem-for-medical-tests', title: 'The positive test', instructions: 'Write down your guess before you compute it.', dueInDays: 4, latePoints: 1, points: 10, setDaysAgo: 10 },
      {
        kind: 'text', title: 'A number from your ward', instructions: 'Pick one number that is reported every month. What would have to happen for it to be wrong?', dueInDays: 9, points: 10, setDaysAgo: 6,
        handedIn: [{ by: 'noah-tremblay', daysAgo: 1, text: 'Falls per 1,000 bed days. It is wrong whenever a fall at night is written down as "found sitting on the floor".' }],
      },
    ],
    resources: [{ folder: '', kind: 'problem', title: 'To try at home: the positive test', subject: 'bayes-theorem-for-medical-tests' }],
  },
]
