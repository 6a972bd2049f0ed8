/** A conversation of the demo world. */
export interface DemoConversation {
  /** Null: between two people. */
  name: string | null
  with: string[]
  /** How many of the last messages the others have not read. */
  unread: number
  /** Who wrote, how many minutes ago, and what, in Markdown. */
  messages: [author: string, minutesAgo: number, text: string][]
}

export const conversations: readonly DemoConversation[] = [
  {
    name: null,
    with: ['lina-okafor', 'mateo-silva'],
    unread: 0,
    messages: [
      ['lina-okafor', 3 * 1440 + 40, 'Hi Mateo! In your post on learning rate schedules you warm up for 5% of the steps. Is there a reason for that number?'],
      ['mateo-silva', 3 * 1440 + 22, 'Hi Lina. Honestly, no. Anything from 1% to 10% behaves alike in my runs. What matters is that the first steps are small while Adam’s second moment is still a bad estimate.'],
      ['lina-okafor', 3 * 1440 + 15, 'That makes sense. So with plain SGD I would not need it?'],
      ['mateo-silva', 3 * 1440 + 9, 'Usually not. Try it: same seed, with and without, and plot the first 200 steps.\n\n```python\nlr = base * min(1.0, (step + 1) / warmup)\n```'],
      ['lina-okafor', 2 * 1440 + 300, 'Did it. With SGD the two curves are the same after 30 steps. Thank you!'],
    ],
  },
  {
    name: null,
    with: ['priya-raghunathan', 'lina-okafor'],
    unread: 1,
    messages: [
      ['priya-raghunathan', 1440 + 200, 'Are you also stuck on *Two Sum* in JavaScript? My `Map` solution times out, and I cannot see why.'],
      ['lina-okafor', 1440 + 150, 'Do you build the map inside the loop? I did that at first.'],
      ['priya-raghunathan', 95, 'I did exactly that. Solved now, 2 ms. I owe you a coffee.'],
    ],
  },
  {
    name: 'Tuesday reading group',
    with: ['mateo-silva', 'lina-okafor', 'kwame-asante', 'ingrid-halvorsen'],
    unread: 2,
    messages: [
      ['mateo-silva', 4 * 1440, 'Next week: chapter 3, **bias and variance**. Please bring one plot of your own data.'],
      ['ingrid-halvorsen', 4 * 1440 - 60, 'I have a good one: temperature forecasts, degree 1 to 12.'],
      ['kwame-asante', 2 * 1440, 'I can’t come before 18:30. Could we start half an hour later?'],
      ['lina-okafor', 2 * 1440 - 30, 'Later is fine for me.'],
      ['mateo-silva', 400, 'Then 18:30. Here is the identity we will need: $\\mathbb{E}[(y - \\hat f)^2] = \\text{bias}^2 + \\text{variance} + \\sigma^2$'],
      ['ingrid-halvorsen', 380, 'See you there!'],
    ],
  },
]
