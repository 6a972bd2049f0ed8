import type { SeedPerson } from './types.ts'

/** The first three are the demo accounts: a learner, a mentor, an admin. */
export const people: SeedPerson[] = [
  {
    username: 'lina-okafor', name: 'Lina Okafor', headline: 'Pharmacist learning data science in the evenings',
    location: 'Lagos, Nigeria', timeZone: 'Africa/Lagos', roles: [], joinedDaysAgo: 131.2,
    about: 'I count pills by day and rows by night. I write down every mistake I make with data, because the second '
      + 'time it should at least be a new mistake.',
  },
  {
    username: 'mateo-silva', name: 'Mateo Silva', headline: 'Teaches optimization with chalk, then with code',
    location: 'Porto Alegre, Brazil', timeZone: 'America/Sao_Paulo', roles: ['mentor'], joinedDaysAgo: 402.5,
    about: 'Former bridge engineer. I like problems that fit on one sheet of paper and pictures that replace a page of '
      + 'algebra. Ask me anything about gradients; no question is too small.',
  },
  {
    username: 'ada-lindqvist', name: 'Ada Lindqvist', headline: 'Keeps Cloggle friendly and tidy',
    location: 'Gothenburg, Sweden', timeZone: 'Europe/Stockholm', roles: ['admin'], joinedDaysAgo: 410.1,
    about: 'I look after Cloggle: reports, questions about accounts, and the occasional broken formula. In another '
      + 'life I edited a science magazine.',
  },
  {
    username: 'yuki-tanabe', name: 'Yuki Tanabe', headline: 'Language models, explained with very small matrices',
    location: 'Sapporo, Japan', timeZone: 'Asia/Tokyo', roles: ['mentor'], joinedDaysAgo: 365.8,
    about: 'Search engineer. I believe that every large model can be understood with a sentence of seven words and '
      + 'four dimensions, if you are patient.',
  },
  {
    username: 'priya-raghunathan', name: 'Priya Raghunathan',
    headline: 'Statistician who runs experiments for a living',
    location: 'Chennai, India', timeZone: 'Asia/Kolkata', roles: ['mentor'], joinedDaysAgo: 350.4,
    about: 'Twelve years of A/B tests, most of which showed nothing. I mentor on evaluation, experiments and the art '
      + 'of saying "we do not know yet".',
  },
  {
    username: 'kwame-asante', name: 'Kwame Asante', headline: 'Public health data, honest models',
    location: 'Kumasi, Ghana', timeZone: 'Africa/Accra', roles: ['mentor'], joinedDaysAgo: 322.9,
    about: 'I build prediction models for clinics that have one laptop. That teaches you quickly which parts of a '
      + 'model matter.',
  },
  {
    username: 'ingrid-halvorsen', name: 'Ingrid Halvorsen', headline: 'Weather forecaster turned machine learning engineer',
    location: 'Bergen, Norway', timeZone: 'Europe/Oslo', roles: ['mentor'], joinedDaysAgo: 298.3,
    about: 'In Bergen a forecast of 90% rain had better mean 90%. I mentor on probability, calibration and everything '
      + 'that has an error bar.',
  },
  {
    username: 'tomasz-wrobel', name: 'Tomasz Wróbel', headline: 'Maps, clusters and cartography',
    location: 'Wrocław, Poland', timeZone: 'Europe/Warsaw', roles: [], joinedDaysAgo: 240.6,
    about: 'Cartographer. I came for k-means and stayed for everything that is wrong with k-means.',
  },
  {
    username: 'giulia-ferrante', name: 'Giulia Ferrante', headline: 'Mathematics teacher, linear algebra enthusiast',
    location: 'Bologna, Italy', timeZone: 'Europe/Rome', roles: [], joinedDaysAgo: 219.0,
    about: 'I teach seventeen-year-olds and test every explanation on them first. If they stay awake, I publish it.',
  },
  {
    username: 'thandiwe-mokoena', name: 'Thandiwe Mokoena', headline: 'Agronomist who loves a good decision tree',
    location: 'Durban, South Africa', timeZone: 'Africa/Johannesburg', roles: [], joinedDaysAgo: 205.7,
    about: 'Soil samples, drones and trees of both kinds.',
  },
  {
    username: 'jun-park', name: 'Jun Park', headline: 'Physics student, trains networks at night',
    location: 'Busan, South Korea', timeZone: 'Asia/Seoul', roles: [], joinedDaysAgo: 190.2,
    about: 'I do derivatives by hand before I trust a library with them. Third year, one graphics card, many plots.',
  },
  {
    username: 'elif-demir', name: 'Elif Demir', headline: 'Linguist exploring tokenizers',
    location: 'Izmir, Türkiye', timeZone: 'Europe/Istanbul', roles: [], joinedDaysAgo: 171.4,
    about: 'My mother tongue glues endings to words until they are a sentence long, so I care a lot about how models '
      + 'cut text into pieces.',
  },
  {
    username: 'sofia-arbelaez', name: 'Sofía Arbeláez', headline: 'From customer support to data analysis',
    location: 'Medellín, Colombia', timeZone: 'America/Bogota', roles: [], joinedDaysAgo: 160.9,
    about: 'I answered tickets for five years; now I teach a classifier to sort them. I write for people who are one '
      + 'month behind me.',
  },
  {
    username: 'omar-haddad', name: 'Omar Haddad', headline: 'Logistics analyst, fond of resampling',
    location: 'Amman, Jordan', timeZone: 'Asia/Amman', roles: [], joinedDaysAgo: 148.3,
    about: 'Late deliveries are my day job. I prefer ten lines of simulation to a formula I cannot check.',
  },
  {
    username: 'arjun-thapa', name: 'Arjun Thapa', headline: 'Civil servant, second year of machine learning',
    location: 'Pokhara, Nepal', timeZone: 'Asia/Kathmandu', roles: [], joinedDaysAgo: 140.5,
    about: 'Learning between two jobs and two children. Short lessons, long walks.',
  },
  {
    username: 'connor-byrne', name: 'Connor Byrne', headline: 'Software engineer who wants results to stay put',
    location: 'Galway, Ireland', timeZone: 'Europe/Dublin', roles: [], joinedDaysAgo: 133.7,
    about: 'Fifteen years of build systems. I moved to machine learning and found that nobody writes down the seed.',
  },
  {
    username: 'nguyen-minh-anh', name: 'Nguyễn Minh Anh', headline: 'Numerical computing, one rounding error at a time',
    location: 'Da Nang, Vietnam', timeZone: 'Asia/Ho_Chi_Minh', roles: [], joinedDaysAgo: 128.0,
    about: 'Embedded developer. I think in bits and I enjoy finding out where infinity comes from.',
  },
  {
    username: 'aroha-wirihana', name: 'Aroha Wirihana', headline: 'Ecologist counting birds with models',
    location: 'Wellington, New Zealand', timeZone: 'Pacific/Auckland', roles: [], joinedDaysAgo: 126.6,
    about: 'Labeled sound recordings are expensive: every one costs me a cold morning. So I ask how many I need.',
  },
  {
    username: 'leila-farahani', name: 'Leila Farahani', headline: 'Architect, new to Python',
    location: 'Isfahan, Iran', timeZone: 'Asia/Tehran', roles: [], joinedDaysAgo: 124.8,
    about: 'I draw buildings. I would like to draw conclusions too.',
  },
  {
    username: 'noah-tremblay', name: 'Noah Tremblay', headline: 'Nurse, asks what the numbers mean for patients',
    location: 'Montréal, Canada', timeZone: 'America/Toronto', roles: [], joinedDaysAgo: 123.5,
    about: 'Intensive care by night, statistics by day off. I read every confusion matrix as a list of people.',
  },
  {
    username: 'mei-ling-chua', name: 'Mei Ling Chua', headline: 'Credit risk, logistic regression, strong tea',
    location: 'Singapore', timeZone: 'Asia/Singapore', roles: [], joinedDaysAgo: 122.9,
    about: 'Regulators read my models, so I like models that can be read.',
  },
  {
    username: 'diego-huanca', name: 'Diego Huanca', headline: 'Geologist with too many features',
    location: 'Arequipa, Peru', timeZone: 'America/Lima', roles: [], joinedDaysAgo: 121.8,
    about: 'Forty rock samples, nine hundred measurements each. You can guess why I read about regularization.',
  },
  {
    username: 'olena-kovalchuk', name: 'Olena Kovalchuk', headline: 'Web developer adding Python to her tools',
    location: 'Lviv, Ukraine', timeZone: 'Europe/Kyiv', roles: [], joinedDaysAgo: 119.6,
    about: 'JavaScript by trade. I rewrite each lesson in a second language to see if I understood it.',
  },
  {
    username: 'fatima-idrissi', name: 'Fatima Idrissi', headline: 'Economist, careful with causes',
    location: 'Fès, Morocco', timeZone: 'Africa/Casablanca', roles: [], joinedDaysAgo: 117.2,
    about: 'I enjoy a polite disagreement about a denominator.',
  },
  {
    username: 'jamila-hassan', name: 'Jamila Hassan', headline: 'Beginner, four months in, no longer afraid of sums',
    location: 'Mombasa, Kenya', timeZone: 'Africa/Nairobi', roles: [], joinedDaysAgo: 115.3,
    about: 'I ask the questions that everybody else is too shy to ask.',
  },
  {
    username: 'hana-novakova', name: 'Hana Nováková', headline: 'Musician, training models on sound',
    location: 'Brno, Czechia', timeZone: 'Europe/Prague', roles: [], joinedDaysAgo: 113.9,
    about: 'Cellist. I hear overfitting as a student who plays only the one piece.',
  },
]
