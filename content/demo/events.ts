/** Events of the demo world. Days count from today, so that some are always upcoming and some are over. */
export interface SeedEvent {
  title: string
  type: 'workshop' | 'webinar' | 'meetup'
  host: string
  coHost?: string
  /** From today; negative: over. */
  inDays: number
  /** The local time in the time zone. */
  time: string
  minutes: number
  timeZone: string
  place?: string
  isOnline?: boolean
  capacity?: number
  recurrence?: { every: 'weekly' | 'biweekly' | 'monthly'; dates: number }
  cover?: string
  /** Markdown. */
  description: string
  going: string[]
  maybe?: string[]
  waiting?: string[]
  /** Proposed and not published yet. */
  isProposed?: boolean
  /** How many attendees entered the code. */
  attended?: number
  recording?: string
  resources?: { label: string; url: string }[]
  feedback?: { by: string; rating: number; text: string }[]
}

export const demoEvents: SeedEvent[] = [
  {
    title: 'Gradient descent with chalk and a marble',
    type: 'workshop', host: 'mateo-silva', coHost: 'ingrid-halvorsen', inDays: 3, time: '19:00', minutes: 120, timeZone: 'America/Sao_Paulo', place: 'Casa de Cultura Mario Quintana, Rua dos Andradas 736, Porto Alegre',
    capacity: 8, cover: 'contour-valley',
    description: 'We draw loss surfaces on the floor, roll a marble over them and write down where it gets stuck. Then we do the same in twenty lines of Python.\n\n**Bring** a laptop and shoes that may get dusty.\n\n1. Slopes, and why the steepest path is not the shortest\n2. Step sizes: too small, too large, and how to tell\n3. Momentum, with a heavier marble\n\nNo calculus is needed beyond the word *slope*.',
    going: ['lina-okafor', 'tomasz-wrobel', 'giulia-ferrante', 'sofia-arbelaez', 'diego-huanca', 'noah-tremblay', 'jun-park', 'hana-novakova'], waiting: ['thandiwe-mokoena', 'elif-demir', 'omar-haddad'], maybe: ['mei-ling-chua'],
  },
  {
    title: 'Paper club: one paper, one hour',
    type: 'webinar', host: 'yuki-tanabe', inDays: 1, time: '20:00', minutes: 60, timeZone: 'Asia/Tokyo', isOnline: true, recurrence: { every: 'weekly', dates: 10 }, cover: 'contour-waves',
    description: 'Every week we read one paper on language models together. You get it a few days before. Read the abstract and one figure; that is enough to take part.\n\nThe hour has three parts: what the authors claim, what the figures show, and what we would try next. Questions that start with *“I may be wrong, but”* are the best ones.',
    going: ['lina-okafor', 'mei-ling-chua', 'nguyen-minh-anh', 'jun-park', 'arjun-thapa', 'leila-farahani'], maybe: ['connor-byrne', 'olena-kovalchuk'],
  },
  {
    title: 'What a p-value does not tell you',
    type: 'webinar', host: 'priya-raghunathan', inDays: 6, time: '18:30', minutes: 75, timeZone: 'Asia/Kolkata', isOnline: true, capacity: 200,
    description: 'In twelve years of running experiments, most of mine found nothing. This talk is about how to deal with that.\n\n- Why *not significant* is not *no effect*\n- Peeking: how often you may look before it costs you\n- Intervals that managers understand\n\nWe’ll spend thirty minutes on the experiments that you bring.',
    going: ['kwame-asante', 'fatima-idrissi', 'jamila-hassan', 'omar-haddad', 'thandiwe-mokoena', 'sofia-arbelaez', 'aroha-wirihana', 'lina-okafor', 'connor-byrne'], maybe: ['tomasz-wrobel'],
  },
  {
    title: 'Open data evening at the library',
    type: 'meetup', host: 'kwame-asante', inDays: 9, time: '17:30', minutes: 150, timeZone: 'Africa/Accra', place: 'Ashanti Library, Bantama Road, Kumasi', capacity: 40,
    description: 'Clinics, rainfall, bus times: we bring small public data sets and look at them in pairs. At the end, every pair presents one chart and one open question.\n\nTea and groundnuts are provided. Laptops are helpful but not required.',
    going: ['jamila-hassan', 'lina-okafor', 'thandiwe-mokoena'], maybe: ['fatima-idrissi'],
  },
  {
    title: 'Calibrated forecasts: from weather to churn',
    type: 'workshop', host: 'ingrid-halvorsen', inDays: 13, time: '10:00', minutes: 180, timeZone: 'Europe/Oslo', place: 'Bergen Public Library, Strømgaten 6, Bergen', isOnline: true, capacity: 24, cover: 'contour-hills',
    description: 'When a forecast says 90 percent, it should rain nine times out of ten. We measure whether models keep that promise, and fix them when they don’t.\n\n**You will build**\n\n1. a reliability diagram from scratch\n2. isotonic and Platt scaling, side by side\n3. a score that rewards honesty\n\nThe room has 24 seats. If you can’t come in person, join with the link.',
    going: ['elif-demir', 'hana-novakova', 'connor-byrne', 'olena-kovalchuk', 'giulia-ferrante'], maybe: ['noah-tremblay', 'jun-park'],
  },
  {
    title: 'Maps that do not lie: an evening on clusters',
    type: 'meetup', host: 'tomasz-wrobel', inDays: 16, time: '18:00', minutes: 120, timeZone: 'Europe/Warsaw', place: 'Mediateka, plac Teatralny 5, Wrocław', capacity: 30,
    description: 'Three short talks about grouping places: k-means, what is wrong with k-means, and what a cartographer does instead. Afterwards we walk to the market square and argue about projections.',
    going: ['olena-kovalchuk', 'hana-novakova'], maybe: ['elif-demir'],
  },
  {
    title: 'Office hours: questions to mentors',
    type: 'webinar', host: 'mateo-silva', inDays: 5, time: '21:00', minutes: 60, timeZone: 'America/Sao_Paulo', isOnline: true, recurrence: { every: 'monthly', dates: 6 },
    description: 'No slides and no plan. Bring a question about what you’re learning, about a problem that you’re stuck on, or about what to do next. Mentors take turns, and no question is too small.',
    going: ['lina-okafor', 'diego-huanca', 'sofia-arbelaez', 'noah-tremblay'],
  },
  {
    title: 'Decision trees in the field',
    type: 'workshop', host: 'thandiwe-mokoena', inDays: 20, time: '09:00', minutes: 240, timeZone: 'Africa/Johannesburg', place: 'Durban Botanic Gardens, Visitor Center, Durban', capacity: 15, cover: 'contour-clover',
    description: 'We measure leaves, type the numbers into a table and grow a tree that names the plant. Then we take it back to the garden and see where it fails.\n\nYou should be able to open a notebook and run a cell. Hats are a good idea.',
    going: ['jamila-hassan', 'kwame-asante'], maybe: ['lina-okafor'],
  },
  {
    title: 'Small models, big documents: search with embeddings',
    type: 'webinar', host: 'yuki-tanabe', coHost: 'priya-raghunathan', inDays: 24, time: '19:00', minutes: 90, timeZone: 'Asia/Tokyo', isOnline: true, capacity: 100,
    description: 'A search engine for your own notes, on a laptop and without an API key. We start with word counts and end with embeddings, and compare the two fairly: word counts win more often than you’d think.',
    going: ['mei-ling-chua', 'nguyen-minh-anh', 'jun-park'],
  },
  {
    title: 'Night of the unfinished notebooks',
    type: 'meetup', host: 'ada-lindqvist', inDays: 30, time: '18:00', minutes: 180, timeZone: 'Europe/Stockholm', place: 'Göteborgs stadsbibliotek, Götaplatsen 3, Gothenburg',
    description: 'Everyone has one: the notebook that was almost finished. Bring it, sit next to someone who has one too, and finish at least one cell. Fika included.',
    going: ['ingrid-halvorsen', 'olena-kovalchuk'], maybe: ['connor-byrne', 'hana-novakova'],
  },
  {
    title: 'Linear algebra with string and cardboard',
    type: 'workshop', host: 'giulia-ferrante', inDays: 18, time: '15:00', minutes: 120, timeZone: 'Europe/Rome', place: 'Liceo Galvani, Via Castiglione 38, Bologna', capacity: 20, isProposed: true,
    description: 'My students built eigenvectors from string. They agreed to let adults try it, too. We stretch, turn and shear a cardboard grid until the arrows that keep their direction are obvious.',
    going: [],
  },
  {
    title: 'Honest models for clinics with one laptop',
    type: 'webinar', host: 'kwame-asante', inDays: -6, time: '18:00', minutes: 60, timeZone: 'Africa/Accra', isOnline: true,
    description: 'How useful is a risk model when the power goes out twice a day? A tour of three clinics, four variables and one spreadsheet that is still in use after two dashboards were abandoned.',
    going: ['lina-okafor', 'jamila-hassan', 'priya-raghunathan', 'fatima-idrissi', 'omar-haddad'], attended: 4,
    recording: 'https://videos.cloggle.invalid/honest-models-for-clinics',
    resources: [{ label: 'The four variables, with sources', url: 'https://notes.cloggle.invalid/clinics/variables' }, { label: 'Spreadsheet', url: 'https://notes.cloggle.invalid/clinics/spreadsheet' }],
    feedback: [{ by: 'lina-okafor', rating: 5, text: 'The spreadsheet convinced me more than any dashboard.' }, { by: 'jamila-hassan', rating: 4, text: 'I would have liked ten more minutes for questions.' }],
  },
  {
    title: 'Backpropagation by hand, once and for all',
    type: 'workshop', host: 'mateo-silva', inDays: -19, time: '19:00', minutes: 120, timeZone: 'America/Sao_Paulo', place: 'Casa de Cultura Mario Quintana, Rua dos Andradas 736, Porto Alegre', isOnline: true, capacity: 25, cover: 'contour-camel',
    description: 'One network with three weights, one sheet of paper, two hours. At the end, everyone had the same gradient, and most of us had chalk on our sleeves.',
    going: ['lina-okafor', 'sofia-arbelaez', 'diego-huanca', 'noah-tremblay', 'giulia-ferrante', 'jun-park'], attended: 5,
    recording: 'https://videos.cloggle.invalid/backpropagation-by-hand',
    resources: [{ label: 'The sheet of paper', url: 'https://notes.cloggle.invalid/backpropagation/sheet' }],
    feedback: [{ by: 'diego-huanca', rating: 5, text: 'Now I could explain it to my sister, and I did.' }],
  },
  {
    title: 'How we read weather maps: an introduction to uncertainty',
    type: 'webinar', host: 'ingrid-halvorsen', inDays: -33, time: '19:00', minutes: 60, timeZone: 'Europe/Oslo', isOnline: true,
    description: 'Fifty forecasts for the same afternoon, drawn over each other like spaghetti. What the spread says, what it hides, and why their mean is a forecast for no real day.',
    going: ['elif-demir', 'connor-byrne', 'hana-novakova', 'aroha-wirihana'], attended: 3,
    recording: 'https://videos.cloggle.invalid/weather-maps',
    feedback: [{ by: 'aroha-wirihana', rating: 5, text: 'Worth getting up early for.' }],
  },
]
