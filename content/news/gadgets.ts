import type { SeedNews } from './articles.ts'

export const gadgetNews: readonly SeedNews[] = [
  {
    title: 'What the “AI chip” in a laptop really does',
    category: 'gadgets', author: 'mei-ling-chua', hoursAgo: 34, reads: 29,
    text: 'New laptops have a third processor beside the usual two. It multiplies matrices of small integers, does little else, and needs only a few watts for it. That makes it good for tasks that run all the time: removing noise from a call, blurring a background, recognizing speech. It does not make a large language model fast, because such models are limited by how quickly memory can be read. When you compare devices, look at the memory and its bandwidth before you look at the operations per second.',
    next: 'Estimate it: a model of 8 GB is read once for each token. How many tokens per second does a bandwidth of 100 GB/s allow at most?',
  },
  {
    title: 'A single-board computer as a learning lab',
    category: 'gadgets', author: 'nguyen-minh-anh', hoursAgo: 83, reads: 17,
    text: 'A board for the price of a textbook runs Linux, serves a web page and reads sensors. For learners its limits are its strength. With a few gigabytes of memory you notice which data structure is wasteful, and a model that must answer in half a second teaches quantization better than a lecture. Start with something that runs all day, such as a thermometer with a forecast, because it meets the problems of real systems: lost power, full disks, and a clock that is wrong after every restart.',
    next: 'Plan a project that still works after you pull the plug at a random moment. Then pull it.',
  },
  {
    title: 'Battery health is an estimation problem',
    category: 'gadgets', author: 'noah-tremblay', hoursAgo: 143, reads: 12,
    text: 'No sensor measures how full a battery is. A phone counts the charge that flows in and out, and the small errors add up; it also looks at the voltage, which says little in the middle of the range. The percentage on the screen is the output of a filter that combines both with a model of an aging cell. That is why old phones jump from 20% to zero: the model no longer fits the cell. A full discharge and charge gives the filter two points that it can trust.',
    next: 'Compare with the article on sensors that disagree: which of the two sources is biased, and which is noisy?',
  },
  {
    title: 'E-ink, and other screens that do less',
    category: 'gadgets', author: 'lina-okafor', hoursAgo: 191, reads: 11,
    text: 'A screen that needs power only when it changes is a good match for things that change rarely: a timetable, a to-do list, the weather. Electronic ink holds its picture for weeks without a battery and is readable in the sun. It is slow, and it shows ghosts of the last page unless it flashes black from time to time. For learners it makes a nice exercise in doing less: render a page once, compare it with the last one, and update only the rectangle that differs.',
    next: 'Write the comparison: given two black-and-white images, find the smallest rectangle that contains all differences.',
  },
  {
    title: 'Wearables: from wiggles to heart rate',
    category: 'gadgets', author: 'thandiwe-mokoena', hoursAgo: 256, reads: 9,
    text: 'A watch shines green light into the skin and measures how much returns. Blood absorbs it, so the signal wiggles with every beat, and it wiggles much more with every step. Separating the two is signal processing: a band-pass filter, a Fourier transform, and an accelerometer that says which frequency is just your running rhythm. The result is an average over several seconds, which is why a watch lags behind a sprint. Dark skin, tattoos and cold hands weaken the signal, and honest devices say so.',
    next: 'Try it: add two sine waves and noise, and recover both frequencies with a Fourier transform.',
  },
  {
    title: 'Repairable by design: how to read a score',
    category: 'gadgets', author: 'olena-kovalchuk', hoursAgo: 300, reads: 8,
    text: 'Scores for repairability combine several things: how many steps it takes to reach the battery, whether common tools suffice, what spare parts cost, and for how long software is updated. As with every index, the weights decide the order. Two devices with the same score can be very different for you, if one has cheap screens and the other has long support. Look at the parts of the score before you look at the sum, and ask which of them will matter in the fourth year of use.',
    next: 'Take three devices and two sets of weights, and find a pair of weights that reverses their order.',
  },
  {
    title: 'Why your keyboard guesses the next word',
    category: 'gadgets', author: 'lina-okafor', hoursAgo: 350, reads: 10,
    text: 'The strip above a phone’s keyboard is a language model that most people use every day. It is small, because it runs on the device for each letter, and it learns your vocabulary without sending your messages away. Some keyboards train together: each phone computes an update from its own texts, only the updates are sent, with noise, and a server averages them. Typing is a good place to see what such models lack. They know which words follow each other, and not what you want to say.',
    next: 'Build one: count word pairs in a text of your own and always suggest the most frequent follower.',
  },
]
