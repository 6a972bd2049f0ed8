import type { SeedBlogReactions } from './types.ts'

export const reactions: SeedBlogReactions[] = [
  {
    blog: '01-gradient-descent-zigzags',
    likes: [
      'aroha-wirihana', 'mei-ling-chua', 'noah-tremblay', 'fatima-idrissi', 'sofia-arbelaez', 'hana-novakova',
      'omar-haddad', 'connor-byrne', 'jun-park', 'giulia-ferrante', 'leila-farahani', 'yuki-tanabe',
      'nguyen-minh-anh', 'ada-lindqvist', 'tomasz-wrobel',
    ],
    dislikes: ['arjun-thapa', 'lina-okafor'],
  },
  {
    blog: '02-bias-and-variance',
    likes: [
      'arjun-thapa', 'olena-kovalchuk', 'jamila-hassan', 'leila-farahani', 'kwame-asante', 'lina-okafor',
      'thandiwe-mokoena', 'mei-ling-chua', 'jun-park', 'elif-demir', 'sofia-arbelaez',
    ],
    dislikes: [],
  },
  {
    blog: '03-attention-from-scratch',
    likes: [
      'ingrid-halvorsen', 'connor-byrne', 'arjun-thapa', 'diego-huanca', 'priya-raghunathan', 'omar-haddad',
      'olena-kovalchuk', 'tomasz-wrobel', 'leila-farahani', 'aroha-wirihana', 'nguyen-minh-anh', 'ada-lindqvist',
      'fatima-idrissi', 'sofia-arbelaez',
    ],
    dislikes: [],
  },
  {
    blog: '04-metrics-for-rare-events',
    likes: [
      'nguyen-minh-anh', 'diego-huanca', 'thandiwe-mokoena', 'olena-kovalchuk', 'jun-park', 'elif-demir',
      'mei-ling-chua', 'leila-farahani', 'ingrid-halvorsen',
    ],
    dislikes: ['lina-okafor'],
  },
  {
    blog: '05-data-leakage',
    likes: [
      'giulia-ferrante', 'nguyen-minh-anh', 'ingrid-halvorsen', 'mateo-silva', 'jun-park', 'tomasz-wrobel',
      'arjun-thapa', 'aroha-wirihana', 'mei-ling-chua', 'sofia-arbelaez', 'fatima-idrissi', 'connor-byrne',
      'priya-raghunathan',
    ],
    dislikes: [],
  },
  {
    blog: '06-regularisation',
    likes: [
      'mei-ling-chua', 'aroha-wirihana', 'hana-novakova', 'sofia-arbelaez', 'connor-byrne', 'lina-okafor',
      'ingrid-halvorsen',
    ],
    dislikes: ['elif-demir'],
  },
  {
    blog: '07-pca-by-hand',
    likes: [
      'olena-kovalchuk', 'thandiwe-mokoena', 'aroha-wirihana', 'connor-byrne', 'jamila-hassan', 'ada-lindqvist',
      'tomasz-wrobel', 'kwame-asante', 'noah-tremblay', 'arjun-thapa',
    ],
    dislikes: [],
  },
  {
    blog: '08-k-means',
    likes: ['jamila-hassan', 'sofia-arbelaez', 'mei-ling-chua', 'omar-haddad', 'fatima-idrissi', 'giulia-ferrante'],
    dislikes: [],
  },
  {
    blog: '09-decision-trees',
    likes: ['arjun-thapa', 'jamila-hassan', 'giulia-ferrante', 'yuki-tanabe', 'ada-lindqvist'],
    dislikes: ['ingrid-halvorsen'],
  },
  {
    blog: '10-calibration',
    likes: [
      'hana-novakova', 'jun-park', 'connor-byrne', 'giulia-ferrante', 'elif-demir', 'fatima-idrissi', 'noah-tremblay',
      'arjun-thapa',
    ],
    dislikes: [],
  },
  {
    blog: '11-peeking-at-ab-tests',
    likes: [
      'noah-tremblay', 'lina-okafor', 'connor-byrne', 'mateo-silva', 'kwame-asante', 'tomasz-wrobel', 'mei-ling-chua',
      'fatima-idrissi', 'arjun-thapa', 'yuki-tanabe', 'elif-demir', 'hana-novakova',
    ],
    dislikes: ['olena-kovalchuk'],
  },
  {
    blog: '12-cleaning-a-messy-csv',
    likes: [
      'fatima-idrissi', 'nguyen-minh-anh', 'priya-raghunathan', 'olena-kovalchuk', 'connor-byrne', 'ingrid-halvorsen',
      'hana-novakova', 'mateo-silva', 'kwame-asante',
    ],
    dislikes: [],
  },
  {
    blog: '13-backpropagation-on-paper',
    likes: [
      'sofia-arbelaez', 'leila-farahani', 'jamila-hassan', 'connor-byrne', 'fatima-idrissi', 'aroha-wirihana',
      'kwame-asante', 'ingrid-halvorsen', 'nguyen-minh-anh', 'arjun-thapa', 'omar-haddad', 'noah-tremblay',
      'lina-okafor', 'hana-novakova',
    ],
    dislikes: ['mateo-silva'],
  },
  {
    blog: '14-embeddings-and-cosine',
    likes: [
      'sofia-arbelaez', 'jamila-hassan', 'elif-demir', 'thandiwe-mokoena', 'omar-haddad', 'ada-lindqvist',
      'lina-okafor', 'jun-park',
    ],
    dislikes: [],
  },
  {
    blog: '15-byte-pair-encoding',
    likes: ['jun-park', 'fatima-idrissi', 'connor-byrne', 'mateo-silva', 'leila-farahani', 'noah-tremblay'],
    dislikes: [],
  },
  {
    blog: '16-confusion-matrix',
    likes: [
      'jamila-hassan', 'elif-demir', 'omar-haddad', 'priya-raghunathan', 'nguyen-minh-anh', 'lina-okafor',
      'fatima-idrissi', 'ingrid-halvorsen', 'jun-park', 'tomasz-wrobel', 'connor-byrne', 'leila-farahani',
    ],
    dislikes: [],
  },
  {
    blog: '17-bootstrap',
    likes: ['nguyen-minh-anh', 'lina-okafor', 'ada-lindqvist', 'jun-park'],
    dislikes: [],
  },
  {
    blog: '18-feature-scaling',
    likes: [
      'yuki-tanabe', 'jamila-hassan', 'tomasz-wrobel', 'omar-haddad', 'leila-farahani', 'nguyen-minh-anh',
      'priya-raghunathan',
    ],
    dislikes: ['hana-novakova', 'mei-ling-chua'],
  },
  {
    blog: '19-learning-rate-schedules',
    likes: ['fatima-idrissi', 'noah-tremblay', 'nguyen-minh-anh', 'thandiwe-mokoena', 'olena-kovalchuk'],
    dislikes: [],
  },
  {
    blog: '20-bayes-medical-test',
    likes: [
      'mei-ling-chua', 'connor-byrne', 'arjun-thapa', 'hana-novakova', 'fatima-idrissi', 'ada-lindqvist',
      'noah-tremblay', 'priya-raghunathan', 'omar-haddad', 'leila-farahani', 'elif-demir', 'thandiwe-mokoena',
      'diego-huanca',
    ],
    dislikes: [],
  },
  {
    blog: '21-reading-a-paper',
    likes: ['giulia-ferrante', 'jun-park', 'noah-tremblay'],
    dislikes: [],
  },
  {
    blog: '22-reproducible-experiments',
    likes: ['yuki-tanabe', 'mateo-silva', 'ada-lindqvist', 'olena-kovalchuk', 'sofia-arbelaez', 'ingrid-halvorsen'],
    dislikes: ['jamila-hassan'],
  },
  {
    blog: '23-log-sum-exp',
    likes: [],
    dislikes: [],
  },
  {
    blog: '24-learning-curves',
    likes: ['olena-kovalchuk', 'omar-haddad'],
    dislikes: [],
  },
]
