import type { SeedNews } from './articles.ts'

export const cloudNews: readonly SeedNews[] = [
  {
    title: 'Retries can take a service down',
    category: 'cloud', author: 'omar-haddad', hoursAgo: 19, reads: 24,
    text: 'When a service slows down, its callers time out and try again. If every layer tries three times, one request of a user becomes nine, then twenty-seven. The service that only needed a moment now gets many times its normal load and fails for good. Three habits prevent it: retry in one layer only, wait longer and at random before each attempt, and keep a budget so that retries are never more than a tenth of all requests. Refusing early is kinder than answering late.',
    next: 'Try it: simulate a queue that serves 100 requests a second, let clients retry after one second, and stop the server for five.',
  },
  {
    title: 'Cold starts: where the first second goes',
    category: 'cloud', author: 'elif-demir', hoursAgo: 58, reads: 14,
    text: 'Functions that run on demand cost nothing while nobody calls them, but the first caller waits. The time goes into finding a machine, loading the image, starting the runtime and importing libraries. The last two are in your hands. Import what a request needs when it needs it, keep the package small, and open database connections lazily. A model file of several hundred megabytes dominates everything else, so place it on a disk that is mounted, or keep one instance warm and pay for it knowingly.',
    next: 'Measure your own start: print the time after each import of a Python script. One of them usually takes most of it.',
  },
  {
    title: 'Idempotency keys, the smallest safety net',
    category: 'cloud', author: 'omar-haddad', hoursAgo: 112, reads: 16,
    text: 'A client sends a payment, the network breaks, and no answer arrives. Was it booked? If the client made up a unique key for the request, it can simply send it again: the server finds the key, sees that the work was done, and returns the first answer. The key is stored in the same transaction as the booking, so that there is never one without the other. It is a small table with one unique index, and it removes a whole class of bugs that appear only on bad days.',
    next: 'Find one form in a project of yours that writes twice when it is sent twice, and give it a key.',
  },
  {
    title: 'Reading a latency graph without fooling yourself',
    category: 'cloud', author: 'priya-raghunathan', hoursAgo: 160, reads: 18,
    text: 'The mean latency of a service hides the requests that hurt. Percentiles are better: the 99th says what one in a hundred requests takes, and a page that makes fifty requests meets it almost every second time. Percentiles cannot be averaged across machines, so collect histograms and compute them at the end. Watch how the load was generated, too. A test that waits for each answer before it sends the next request never sees a queue, and reports a calm that users do not feel.',
    next: 'Compute the chance that at least one of fifty requests is slower than the 99th percentile. It is not 50%.',
  },
  {
    title: 'Backups are only as good as the last restore',
    category: 'cloud', author: 'ada-lindqvist', hoursAgo: 205, reads: 13,
    text: 'Everybody has backups, and few have tried them. A restore fails for dull reasons: a key that is stored only on the broken machine, a job that has written empty files since spring, a dump that takes nine hours to load. A monthly drill finds them. Restore into a fresh environment, start the application on it, and compare a few counts with the original. Write down how long it took, because that is the number that the business needs, and keep one copy where the same account cannot delete it.',
    next: 'Schedule one drill this month. The first is always the most instructive.',
  },
  {
    title: 'Serving models: batches, queues and patience',
    category: 'cloud', author: 'arjun-thapa', hoursAgo: 249, reads: 12,
    text: 'A graphics processor does eight requests in almost the time of one, so a model server waits a few milliseconds to collect a batch. Too short a wait wastes the hardware, too long a wait annoys users. With text models there is a second trick: requests join and leave the batch after every token, so a short answer need not wait for a long one. Whatever the method, limit the queue. A request that waits longer than its user is work for nobody, and it delays those behind it.',
    next: 'Plot throughput and waiting time against the batch size for a server that needs 20 ms plus 2 ms for each request.',
  },
  {
    title: 'Choosing a region is choosing a carbon footprint',
    category: 'cloud', author: 'noah-tremblay', hoursAgo: 335, reads: 8,
    text: 'The same training run causes very different emissions depending on where and when it runs, because electricity comes from different sources. Jobs that are not urgent, such as nightly training, can move to a region with cleaner power or to hours with more wind and sun. Distance matters less for them than for web pages. Before moving anything, look for waste: machines that idle, experiments that nobody reads, and data that is copied daily without a reader. The cleanest run is the one that was not needed.',
    next: 'List the scheduled jobs of a project and who reads each result. Delete one.',
  },
]
