import type { SeedNews } from './articles.ts'

export const startupNews: readonly SeedNews[] = [
  {
    title: 'The first ten users matter more than the first model',
    category: 'startups', author: 'sofia-arbelaez', hoursAgo: 14, reads: 26,
    text: 'Young teams with a clever model often look for a problem that fits it. It works better in the other direction. Ten people who have the problem every week will tell you what a good answer looks like, which mistakes they forgive, and what they use today. A spreadsheet with a person behind it can serve them for a month. What they ask for during that month becomes the specification, and their cases become the test set. After that, choosing a model is the easy part.',
    next: 'Before you write code, ask three people to show you how they solve the problem now. Watch, do not explain.',
  },
  {
    title: 'Unit costs of an AI product, on one page',
    category: 'startups', author: 'diego-huanca', hoursAgo: 62, reads: 17,
    text: 'Classic software costs almost nothing for one more user. A product that calls a large model pays for every request, so its founders need a small table: requests per user and day, tokens per request, price per token, and the share of answers that come from a cache. Multiply, compare with the price of the subscription, and repeat for the heaviest one percent of users, who often cost more than all others together. Limits, caches and smaller models for easy requests are product decisions, not details.',
    next: 'Make the table for a product that you use. The result often explains its pricing page.',
  },
  {
    title: 'Open data as a moat: a contradiction?',
    category: 'startups', author: 'kwame-asante', hoursAgo: 135, reads: 11,
    text: 'If everybody can download the data, what protects a company that builds on it? Usually the work around it: cleaning, joining, corrections by experts, and the trust of the people who provide it. A map that is corrected every day is worth more than a perfect one from last year. The same holds for labeled medical images or harvest reports. Sharing the raw data can even help, because partners find errors for free. What is hard to copy is the process that keeps it right.',
    next: 'Pick an open data set that you know. List three errors in it, and how you would learn about the next ones.',
  },
  {
    title: 'What investors mean by evaluation',
    category: 'startups', author: 'priya-raghunathan', hoursAgo: 181, reads: 12,
    text: 'A demo shows that something can work once. An evaluation shows how often it works, on cases that nobody picked by hand, with the cost of each kind of mistake. Teams that bring one to a meeting answer the next question before it is asked. It needs no special tools: a few hundred cases sampled from real use, a clear rule for what counts as right, two people who label independently, and a table of the failures by cause. Updated weekly, it also tells the team what to do next.',
    next: 'Practice agreement between labels with the problem on Cohen’s kappa in [Practice](/practice).',
  },
  {
    title: 'Hiring the first machine learning engineer',
    category: 'startups', author: 'leila-farahani', hoursAgo: 236, reads: 10,
    text: 'The first person for machine learning in a small team spends little time on models. Most days go into collecting data, building the path from an event to a prediction, and finding out why last week was different. So the useful questions in an interview are about debugging and judgment: a metric rose while complaints rose too; what do you check first? Someone who answers with a short list of boring causes, in order of likelihood, will probably do well. Papers can be read later.',
    next: 'Prepare your own answer to that question. Five causes, the likeliest first.',
  },
  {
    title: 'Small grants, open tools and other quiet ways to start',
    category: 'startups', author: 'fatima-idrissi', hoursAgo: 322, reads: 7,
    text: 'Not every good idea needs venture capital. Universities, cities and foundations give small grants for tools that serve the public, and a maintained open-source library can lead to paid support. The sums are modest, but so are the obligations: no growth target, no board, and time to learn what people need. The hard part is the paperwork, and it gets easier with a template. Teams that publish their applications, also the rejected ones, save the next team a month of work.',
    next: 'Search for one grant with a deadline in the next three months, and write the half page that says who would use the result.',
  },
]
