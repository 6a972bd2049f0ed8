import type { Status, TaskState } from '#features/ideas/rules/idea.ts'
import type { SeedComment } from './types.ts'

/** An idea of the demo world; the first member is its author. */
export interface SeedIdea {
  /** A username, or the name and address of someone without an account. */
  author: string | { name: string; email: string }
  title: string
  description: string
  daysAgo: number
  /** Days since the team last changed something; `daysAgo` if absent. */
  quietDays?: number
  status: Status
  members: string[]
  voters: string[]
  rolesWanted?: string[]
  links?: { label: string; url: string }[]
  tasks?: { title: string; state: TaskState; assignee?: string }[]
  decisions?: { by: string; text: string }[]
  comments?: SeedComment[]
}

export const ideas: SeedIdea[] = [
  {
    author: 'lina-okafor', daysAgo: 2, status: 'open',
    title: 'Plain words for package leaflets',
    description: `Patients read the leaflet once, at the worst moment, in the smallest print. I would like a small model that rewrites one section of a leaflet, "When must you not take this?", in words that a tired person understands, and that says which sentence of the original each line comes from.

I have permission to use 120 leaflets from our pharmacy group. What I do not have is experience with evaluation: how do we show that nothing dangerous was lost?`,
    members: ['priya-raghunathan'], voters: ['priya-raghunathan', 'kwame-asante', 'giulia-ferrante', 'yuki-tanabe'],
    rolesWanted: ['Evaluation', 'Text generation', 'Someone who reads leaflets for a living'],
    tasks: [
      { title: 'Split ten leaflets into sections by hand', state: 'doing', assignee: 'lina-okafor' },
      { title: 'List the sentences that must never be lost', state: 'todo' },
    ],
    comments: [{ by: 'priya-raghunathan', hoursAfter: 5, text: 'Start with the list of facts that must survive, before any model. Then the evaluation is a checklist, and two pharmacists can disagree about it in an afternoon.' }],
  },
  {
    author: 'ingrid-halvorsen', daysAgo: 21, quietDays: 1, status: 'building',
    title: 'Was it really 70 percent? A calibration board',
    description: `Everyone forecasts something: rain, a deadline, who will win on Sunday. The board collects forecasts with a probability, waits, and then draws one reliability diagram per person.

The point is not to be right, but to learn what your own "probably" means. We keep it to five questions a week, so that it takes two minutes.`,
    members: ['lina-okafor', 'tomasz-wrobel', 'mateo-silva'], voters: ['lina-okafor', 'tomasz-wrobel', 'mateo-silva', 'ada-lindqvist', 'kwame-asante', 'thandiwe-mokoena'],
    rolesWanted: ['Design of the diagram'],
    tasks: [
      { title: 'Table of forecasts with one row per person and question', state: 'done', assignee: 'ingrid-halvorsen' },
      { title: 'Reliability diagram from a fixed example', state: 'doing', assignee: 'tomasz-wrobel' },
      { title: 'Rules for questions: who decides what happened?', state: 'doing', assignee: 'lina-okafor' },
      { title: 'Reminder on Monday, result on Sunday', state: 'todo' },
    ],
    decisions: [
      { by: 'ingrid-halvorsen', text: 'We score with the Brier score, because people can work it out with a pencil.' },
      { by: 'mateo-silva', text: 'Five questions a week. Ten was too many in the first trial: half of us gave up.' },
    ],
  },
  {
    author: 'tomasz-wrobel', daysAgo: 64, quietDays: 9, status: 'shipped',
    title: 'Clusters you can walk through',
    description: `k-means on the bus stops of Wrocław, drawn on a map that prints on one sheet. Anyone who walks from a center to its border learns more about inertia than from a formula.

The map, the data and the walk are finished. A second city would be lovely.`,
    members: ['giulia-ferrante', 'thandiwe-mokoena'], voters: ['giulia-ferrante', 'thandiwe-mokoena', 'mateo-silva', 'yuki-tanabe', 'lina-okafor', 'priya-raghunathan', 'ingrid-halvorsen'],
    tasks: [
      { title: 'Stops with coordinates in meters', state: 'done', assignee: 'tomasz-wrobel' },
      { title: 'Choose k by walking, not by an elbow', state: 'done', assignee: 'giulia-ferrante' },
      { title: 'Printable map', state: 'done', assignee: 'tomasz-wrobel' },
    ],
    decisions: [{ by: 'giulia-ferrante', text: 'Nine clusters: no one walks more than that in a weekend.' }],
  },
  {
    author: 'kwame-asante', daysAgo: 12, quietDays: 3, status: 'building',
    title: 'Risk scores that run on one laptop',
    description: `Three clinics near Kumasi share one laptop and no reliable network. They need a score for follow-up calls that a nurse can check by hand: at most six questions, whole-number points, and a sheet on the wall.

We fit the points from anonymised records and compare them with a gradient-boosted model. If the difference is small, the sheet wins.`,
    members: ['priya-raghunathan', 'lina-okafor'], voters: ['priya-raghunathan', 'lina-okafor', 'ingrid-halvorsen', 'ada-lindqvist', 'thandiwe-mokoena'],
    rolesWanted: ['Integer programming', 'Nurse or doctor'],
    tasks: [
      { title: 'Agree on the outcome: missed second visit', state: 'done', assignee: 'kwame-asante' },
      { title: 'Baseline: points from logistic regression, rounded', state: 'doing', assignee: 'priya-raghunathan' },
      { title: 'Print the sheet and try it with two nurses', state: 'todo', assignee: 'kwame-asante' },
    ],
    decisions: [{ by: 'kwame-asante', text: 'No feature that a nurse cannot ask in ten seconds.' }],
  },
  {
    author: 'yuki-tanabe', daysAgo: 5, status: 'open',
    title: 'A language model small enough to draw',
    description: `Seven words, four dimensions, one head of attention: all the numbers fit on an A3 poster. Follow one token from the left to the right with your finger.

I can train it. I need someone to make the poster beautiful, and three people who have never seen attention and can tell us where they get lost.`,
    members: ['giulia-ferrante'], voters: ['giulia-ferrante', 'mateo-silva', 'tomasz-wrobel', 'lina-okafor', 'ingrid-halvorsen', 'priya-raghunathan', 'kwame-asante', 'ada-lindqvist'],
    rolesWanted: ['Poster design', 'Three honest beginners'],
    comments: [
      { by: 'giulia-ferrante', hoursAfter: 8, text: 'I have twenty-six honest beginners on Thursdays at ten. They will tell you everything.', replies: [{ by: 'yuki-tanabe', hoursAfter: 2, text: 'Then we have a date. I’ll bring the numbers, you bring the crayons.' }] },
    ],
  },
  {
    author: 'thandiwe-mokoena', daysAgo: 33, quietDays: 16, status: 'open',
    title: 'Field notes to tables',
    description: `Farm advisers write notes like "maize upper field, leaves yellow from below, third week". Twenty years of them are in notebooks. I would like to turn one season into a table, with a column that says how sure we are about each cell.

Handwriting is the hard part, so we’re starting with typed notes.`,
    members: [], voters: ['kwame-asante', 'lina-okafor'],
    rolesWanted: ['Information extraction', 'Someone patient with handwriting'],
  },
  {
    author: 'giulia-ferrante', daysAgo: 90, quietDays: 30, status: 'shipped',
    title: 'Matrices for seventeen-year-olds',
    description: `Ten cards, each with one picture and one question: what does this matrix do to the square? Turn the card over for the answer and the determinant.

Tested in four classes. The cards about shears start arguments, which is exactly what they’re for.`,
    members: ['mateo-silva', 'yuki-tanabe'], voters: ['mateo-silva', 'yuki-tanabe', 'tomasz-wrobel', 'ingrid-halvorsen', 'ada-lindqvist'],
    links: [{ label: 'The author’s blogs', url: 'https://example.org/matrices' }],
    tasks: [
      { title: 'Ten pictures', state: 'done', assignee: 'giulia-ferrante' },
      { title: 'Cards in Portuguese', state: 'done', assignee: 'mateo-silva' },
    ],
  },
  {
    author: { name: 'Sunniva Aas', email: 'sunniva.aas@people.invalid' }, daysAgo: 8, status: 'open',
    title: 'Which bus will be late today?',
    description: `Our town publishes the positions of its buses every twenty seconds, but doesn’t store them. I have been writing them to a file since August.

I am a bus driver, not a programmer. I would like to predict which line is late at 7:30, and I know all the reasons why the obvious model will be wrong.`,
    members: ['ingrid-halvorsen'], voters: ['ingrid-halvorsen', 'tomasz-wrobel', 'lina-okafor'],
    rolesWanted: ['Time series', 'Maps'],
  },
  {
    author: 'priya-raghunathan', daysAgo: 40, quietDays: 20, status: 'archived',
    title: 'A museum of experiments that showed nothing',
    description: `Most A/B tests find no effect, and no one writes them up. The museum would show a few dozen of them, along with what people expected.

Archived: we found only companies that wanted to read it, and none that wanted to send an experiment. If you have one, I will open it again the same day.`,
    members: ['kwame-asante'], voters: ['kwame-asante', 'ada-lindqvist', 'mateo-silva'],
    decisions: [{ by: 'priya-raghunathan', text: 'Archive it until we have five experiments with permission.' }],
  },
  {
    author: 'mateo-silva', daysAgo: 17, quietDays: 6, status: 'building',
    title: 'Chalk first: an optimizer you move by hand',
    description: `Drag a point down a curve. Your steps are drawn; then gradient descent, momentum and Adam start from the same point, and you can see which ones get lost.

It runs in the browser without a library. You provide the curves: send the ones that make a method look silly.`,
    members: ['yuki-tanabe', 'tomasz-wrobel'], voters: ['yuki-tanabe', 'tomasz-wrobel', 'giulia-ferrante', 'lina-okafor'],
    tasks: [
      { title: 'Curve with two valleys and a plateau', state: 'done', assignee: 'mateo-silva' },
      { title: 'Momentum that overshoots visibly', state: 'doing', assignee: 'yuki-tanabe' },
      { title: 'Works with the keyboard', state: 'todo' },
    ],
  },
  {
    author: 'ada-lindqvist', daysAgo: 26, quietDays: 2, status: 'building',
    title: 'First answer within a day',
    description: `When beginners ask something on Cloggle and no one answers, they don’t ask again. I would like a small group that takes turns looking at open questions for ten minutes a day.

There is nothing to build apart from a list. The rest is up to people.`,
    members: ['lina-okafor', 'giulia-ferrante', 'kwame-asante'], voters: ['lina-okafor', 'giulia-ferrante', 'kwame-asante', 'priya-raghunathan', 'ingrid-halvorsen', 'mateo-silva'],
    rolesWanted: ['One more person in the Americas'],
    tasks: [
      { title: 'A rota for four weeks', state: 'done', assignee: 'ada-lindqvist' },
      { title: 'What to write when you don’t know the answer', state: 'doing', assignee: 'giulia-ferrante' },
    ],
  },
  {
    author: { name: 'Rafael Duarte', email: 'rafael@people.invalid' }, daysAgo: 1, status: 'open',
    title: 'Recipes with missing measures',
    description: `My grandmother wrote "flour until it feels right". I have 300 of her recipes and the finished measures of 40 of them, because I cooked those with a scale.

Can a model guess the rest, with an interval instead of a number? I promise to cook ten predictions and report honestly.`,
    members: [], voters: ['thandiwe-mokoena'],
    rolesWanted: ['Regression with few rows', 'Tasters'],
  },
]
